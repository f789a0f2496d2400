import { replacementPrice } from '@portal/contract';
import type { SumProps, ViewOf } from '@portal/form';
import type { Spend } from '../../request/Cost.tsx';
import { Cost, CostSum } from '../../request/later.tsx';
import type { seatForm } from './seat-form.tsx';
import { useChairMaterials } from './seats.tsx';

type Draft = ViewOf<typeof seatForm, 'check'>['draft'];

/** The price of the chosen seats; null while none is chosen. */
function useSeatPrice({ goodsIdx }: Draft) {
  const materials = useChairMaterials();
  if (!materials || goodsIdx.length === 0) return null;
  const { data, ...state } = materials;
  return { ...state, data: data && replacementPrice(data, goodsIdx) };
}

export function SeatCost({ draft, spend }: { draft: Draft; spend?: Spend }) {
  const price = useSeatPrice(draft);
  return price && <Cost price={price} usePoint={draft.usePoint} spend={spend} service="seat" />;
}

/** The sum of the chosen seats; before one is chosen, what a request costs at least. */
export function SeatSum({ draft, children }: SumProps<Draft>) {
  return (
    <CostSum
      price={useSeatPrice(draft)}
      usePoint={draft.usePoint}
      service="seat"
      product="bf"
      until="교체할 시트를 고르시면 정해집니다."
    >
      {(sum) => children(sum?.until === undefined ? sum : { ...sum, most: null })}
    </CostSum>
  );
}
