import { replacementPrice } from '@portal/contract';
import type { SumProps, ViewOf } from '@portal/form';
import { Cost, CostSum, type Spend } from '../../request/Cost.tsx';
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

export function SeatSum({ draft, children }: SumProps<Draft>) {
  const price = useSeatPrice(draft);
  return price ? (
    <CostSum price={price} usePoint={draft.usePoint}>
      {children}
    </CostSum>
  ) : (
    children(null)
  );
}
