import type { ServiceProduct } from '@portal/contract';
import type { ViewOf } from '@portal/form';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { Cost } from '../../request/Cost.tsx';
import { Notices } from '../../request/Notices.tsx';
import type { afterForm } from './after-form.tsx';

/**
 * The cost of the visit, as far as the product is known; on the last step also what every request form says before it is
 * sent.
 */
export function AfterCost(props: {
  draft: ViewOf<typeof afterForm, 'check'>['draft'];
  /** Whether this is the step that sends the request. */
  isLast?: boolean;
}) {
  const { draft, isLast = false } = props;
  const mayAsk = isCertified(useSession());
  const { data: owned } = useAnswer(api.listOwnedProducts, {}, { skip: !mayAsk });
  const own = owned?.productList.find(({ productIdx }) => productIdx === draft.productIdx);
  const price = useAnswer(api.quoteRepair, {
    product: draft.group as ServiceProduct,
    orderKind: own?.orderKind ?? '0',
  });
  return (
    <>
      <Cost price={price} consentMarketing={draft.consentMarketing} />
      {isLast && <Notices />}
    </>
  );
}
