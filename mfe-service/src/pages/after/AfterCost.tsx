import type { ServiceProduct } from '@portal/contract';
import type { ViewOf } from '@portal/form';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { Cost } from '../../request/Cost.tsx';
import { Notices } from '../../request/Notices.tsx';
import type { afterForm } from './after-form.tsx';

/**
 * The cost of the visit, as far as product and day are known, and what covers it; on the last step also what every request
 * form says before it is sent.
 */
export function AfterCost(props: {
  draft: ViewOf<typeof afterForm, 'check'>['draft'];
  /** Whether this is the step that sends the request. */
  isLast?: boolean;
}) {
  const { draft, isLast = false } = props;
  const { productIdx, visitOn } = draft;
  const isOwn = isCertified(useSession()) && productIdx !== '';
  const own = useAnswer(
    api.quoteOwnRepair,
    { productIdx, ...(visitOn !== '' && { visitOn }) },
    { skip: !isOwn },
  );
  const open = useAnswer(
    api.quoteRepair,
    { product: draft.group as ServiceProduct },
    { skip: isOwn },
  );
  return (
    <>
      <Cost
        price={isOwn ? own : open}
        consentMarketing={draft.consentMarketing}
        service="after"
        coverage={isOwn ? own.data?.coverage : undefined}
      />
      {isLast && <Notices service="after" visit={draft} />}
    </>
  );
}
