import { usePointInput } from '@portal/contract';
import { line } from '@portal/form';
import { isCertified, useAnswer, useSession } from '@portal/host';
import { api } from '../api.ts';

/** Points to spend, one for a won. */
export const usePoint = line({
  label: '쓰실 포인트',
  schema: usePointInput,
  hint: '1포인트는 1원입니다. 비워 두시면 쓰지 않습니다.',
  inputMode: 'numeric',
  takes: 'digits',
});

/** How many points the member has. Nothing is shown to a visitor, or where the balance does not come. */
export function Balance() {
  const mayAsk = isCertified(useSession());
  const { data } = useAnswer(api.points, {}, { skip: !mayAsk });
  return data ? <p>쓰실 수 있는 포인트는 {data.total.toLocaleString('ko-KR')}점입니다.</p> : null;
}
