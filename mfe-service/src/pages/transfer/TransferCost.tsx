import type { SumProps, ViewOf } from '@portal/form';
import { regionOf } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import type { Spend } from '../../request/Cost.tsx';
import { groupIn } from '../../request/fields.tsx';
import { Cost, CostSum } from '../../request/later.tsx';
import type { transferForm } from './transfer-form.tsx';

type Draft = ViewOf<typeof transferForm, 'check'>['draft'];

const flag = (value: string) => (value === 'Y' ? 'Y' : 'N');

/** The price, once both places are known. */
function useTransferPrice({ place, to, ladderFrom, ladderTo, ...draft }: Draft) {
  const fromAddr = place?.addr ?? '';
  const toAddr = to?.addr ?? '';
  const isKnown = regionOf(fromAddr) !== null && regionOf(toAddr) !== null;
  const price = useAnswer(
    api.quoteTransfer,
    {
      product: groupIn(draft),
      fromAddr,
      toAddr,
      ladderFrom: flag(ladderFrom),
      ladderTo: flag(ladderTo),
    },
    { skip: !isKnown },
  );
  return isKnown ? price : null;
}

export function TransferCost({ draft, spend }: { draft: Draft; spend?: Spend }) {
  const { consentMarketing, usePoint } = draft;
  const price = useTransferPrice(draft);
  return (
    price && (
      <Cost
        price={price}
        consentMarketing={consentMarketing}
        usePoint={usePoint}
        spend={spend}
        service="transfer"
      />
    )
  );
}

export function TransferSum({ draft, children }: SumProps<Draft>) {
  const { group, consentMarketing, usePoint } = draft;
  return (
    <CostSum
      price={useTransferPrice(draft)}
      consentMarketing={consentMarketing}
      usePoint={usePoint}
      service="transfer"
      product={group}
      until="회수할 곳과 설치할 곳을 고르시면 정해집니다."
    >
      {children}
    </CostSum>
  );
}
