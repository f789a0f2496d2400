import type { PaymentResult } from '@portal/contract';
import { api, useAnswer, useHost } from '@portal/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetCardWindow, hasClosedWindow, isOpening } from '../provider/card-window.ts';

/** Milliseconds between two polls, by outcome; other outcomes do not change by themselves. */
const ASK_MS: Partial<Record<PaymentResult['outcome'], number>> = {
  open: 3000,
  checking: 3000,
  deposit: 15_000,
};
/** The same while a cash receipt is being issued, which happens once a minute. */
const RECEIPT_ASK_MS = 15_000;
/** The channel of the return document, which the card window shows last (shell/server/bridges/payment-return.ts). */
const CHANNEL = 'portal.payment';

/** The payment number in a message of another document. Both sides check origin and shape. */
const numberIn = (data: unknown, type: string): string | null => {
  const { type: is, moid } = (data ?? {}) as { type?: unknown; moid?: unknown };
  return is === type && typeof moid === 'string' ? moid : null;
};

/**
 * The current state of a payment: polled while it may change, when this tab is shown again, and when the card window
 * reports its return. We answer that report, and the card window closes itself.
 * @param onClosed called if the card window was closed before the payment was made
 * @returns the payment, `lost` if the last poll had no answer, `returned` if the card window has brought a result back, and
 * `ask` to poll now
 */
export function useFollowed(loaded: PaymentResult, onClosed: () => void) {
  const { moid } = loaded;
  const { bridge } = useHost();
  // Before the first poll it is the payment that was loaded. Following starts with that poll; a payment that has ended is never polled.
  const [isFollowed, setFollowed] = useState(false);
  const answer = useAnswer(api.readPaymentResult, { moid }, { skip: !isFollowed });
  const { data = loaded, error, refetch } = answer;
  const askNow = () => (isFollowed ? refetch() : setFollowed(true));
  const askAgain = useEffectEvent(askNow);
  const closed = useEffectEvent(onClosed);
  const every =
    data.refundAccount?.is === 'checking'
      ? 3000
      : (ASK_MS[data.outcome] ??
        (data.cashReceipt?.state === 'asked' ? RECEIPT_ASK_MS : undefined));
  const [returned, setReturned] = useState(false);

  useEffect(() => {
    if (every === undefined) return;
    const ask = () => {
      // If the payment has returned meanwhile, the server does not cancel it, and its answer shows the outcome.
      if (hasClosedWindow(moid)) closed();
      else if (document.visibilityState === 'visible') askAgain();
    };
    const timer = setInterval(ask, every);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [every, moid]);

  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;
    channel?.addEventListener('message', ({ data: said }) => {
      if (numberIn(said, 'payment-returned') !== moid) return;
      forgetCardWindow(moid);
      channel.postMessage({ type: 'payment-seen', moid });
      setReturned(true);
      askAgain();
    });
    const { origin: bridgeOrigin } = new URL(bridge('payment'));
    const onMessage = ({ origin, data: said }: MessageEvent) => {
      if (origin !== bridgeOrigin || numberIn(said, 'card-closed') !== moid) return;
      if (!isOpening()) closed();
    };
    window.addEventListener('message', onMessage);
    return () => {
      channel?.close();
      window.removeEventListener('message', onMessage);
    };
  }, [bridge, moid]);

  return { payment: data, lost: error !== undefined, returned, ask: askNow };
}
