import { replacementPrice } from '@portal/contract';
import type { ViewOf } from '@portal/form';
import { Cost, type Spend } from '../../request/Cost.tsx';
import type { seatForm } from './seat-form.tsx';
import { useChairMaterials } from './seats.tsx';

type Draft = ViewOf<typeof seatForm, 'check'>['draft'];

export function SeatCost({ draft, spend }: { draft: Draft; spend?: Spend }) {
  const materials = useChairMaterials();
  if (!materials || draft.goodsIdx.length === 0) return null;
  const { data, ...state } = materials;
  const price = { ...state, data: data && replacementPrice(data, draft.goodsIdx) };
  return <Cost price={price} usePoint={draft.usePoint} spend={spend} service="seat" />;
}
