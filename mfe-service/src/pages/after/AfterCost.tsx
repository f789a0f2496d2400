import type { ServiceProduct } from '@portal/contract';
import type { SumProps, ViewOf } from '@portal/form';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { useContext } from 'react';
import { Cost, CostSum, Notices } from '../../request/later.tsx';
import { RepairAgain } from './again.ts';
import type { afterForm } from './after-form.tsx';

type Draft = ViewOf<typeof afterForm, 'check'>['draft'];

/** The price for the member's own product or, until that is chosen, for its group; and what covers it. */
function useRepairPrice({ productIdx, visitOn, group }: Draft) {
  const again = useContext(RepairAgain);
  const isOwn = isCertified(useSession()) && productIdx !== '';
  const own = useAnswer(
    api.quoteOwnRepair,
    { productIdx, ...(visitOn !== '' && { visitOn }), ...(again !== null && { again }) },
    { skip: !isOwn },
  );
  const open = useAnswer(
    api.quoteRepair,
    { product: group as ServiceProduct },
    { skip: isOwn || group === '' },
  );
  return isOwn
    ? { price: own, coverage: own.data?.coverage }
    : { price: open, coverage: undefined };
}

/**
 * The sum. A contract or a warranty may cover it, so it is exact once a member's product or, for a visitor, its group is known.
 */
export function AfterSum({ draft, children }: SumProps<Draft>) {
  const { price } = useRepairPrice(draft);
  const { group, consentMarketing, productIdx } = draft;
  const isMember = isCertified(useSession());
  return (
    <CostSum
      price={(isMember ? productIdx : group) === '' ? null : price}
      consentMarketing={consentMarketing}
      service="after"
      product={group}
      until="제품을 고르시면 정해집니다."
    >
      {children}
    </CostSum>
  );
}

/**
 * The cost of the visit, as far as product and day are known, and what covers it; on the last step also what every request
 * form says before it is sent.
 */
export function AfterCost(props: {
  draft: Draft;
  /** Whether this is the step that sends the request. */
  isLast?: boolean;
}) {
  const { draft, isLast = false } = props;
  const { price, coverage } = useRepairPrice(draft);
  return (
    <>
      <Cost
        price={price}
        consentMarketing={draft.consentMarketing}
        service="after"
        coverage={coverage}
      />
      {isLast && <Notices service="after" visit={draft} />}
    </>
  );
}
