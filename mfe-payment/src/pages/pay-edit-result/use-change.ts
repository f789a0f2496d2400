import type { PaymentChange } from '@portal/contract';
import { useAnswer, useHost } from '@portal/host';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../api.ts';
import { isOver } from './said.ts';

const ASK_MS = 3000;
/** What was read before a change was over. */
const STALE = ['contractProductList', 'paymentDetail', 'paymentInfo'];

/**
 * A change as it is now: asked again while it is not over, also when this tab is looked at again. Until then leaving the
 * page asks first, because the customer might think that it has to stay open.
 */
export function useChange(loaded: PaymentChange): PaymentChange {
  const { changed, guardLeave } = useHost();
  const { data = loaded, refetch } = useAnswer(api.change, { changeIdx: loaded.changeIdx });
  const askAgain = useEffectEvent(refetch);
  const over = isOver(data);
  const wasOver = isOver(loaded);

  useEffect(() => {
    if (over) return;
    const ask = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    const timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [over]);
  useEffect(() => guardLeave(() => !over), [guardLeave, over]);
  useEffect(() => {
    if (over && !wasOver) changed(STALE);
  }, [over, wasOver, changed]);
  return data;
}
