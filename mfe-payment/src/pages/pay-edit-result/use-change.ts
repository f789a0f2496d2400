import type { PaymentChange } from '@portal/contract';
import { api, useAnswer, useHost } from '@portal/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOver } from './status-of.ts';

const ASK_MS = 3000;
/** Calls whose answers are outdated when a change ends. */
const STALE = ['contractProductList', 'paymentDetail', 'paymentInfo'];
/** Leaving loses nothing, but the customer must know that the change goes on, and where to find it. */
const LEAVING = {
  message:
    '아직 끝나지 않았습니다. 이 화면을 떠나셔도 확인은 계속됩니다. 진행 상황은 납부일이나 결제 수단 변경 화면에서 다시 보실 수 있습니다. 다시 신청하지 마세요.',
  yes: '떠나기',
  no: '여기서 기다리기',
};

/**
 * The current state of a change: polled until it is over, also when the tab is shown again. Until then the page asks
 * before it is left.
 * @returns the change, and `lost` if the last poll had no answer
 */
export function useChange(loaded: PaymentChange) {
  const { changed, guardLeave } = useHost();
  // The page has just loaded the change, so do not poll at once.
  const [asks, setAsks] = useState(false);
  const { changeIdx } = loaded;
  const {
    data = loaded,
    error,
    refetch,
  } = useAnswer(api.readPaymentChange, { changeIdx }, { skip: !asks });
  const askAgain = useEffectEvent(() => (asks ? refetch() : setAsks(true)));
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
  useEffect(() => {
    return guardLeave(() => !over, LEAVING);
  }, [guardLeave, over]);
  useEffect(() => {
    if (over && !wasOver) changed(STALE);
  }, [over, wasOver, changed]);
  return { change: data, lost: error !== undefined };
}
