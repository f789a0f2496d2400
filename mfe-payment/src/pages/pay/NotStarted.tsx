import { useHost } from '@portal/host';
import { Button, Notice } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { NotStarted as Reason } from '../../provider/use-provider.ts';

/** Codes that mean the page on the screen is outdated. */
const STALE = [
  'ERR_PAY_AMOUNT',
  'ERR_PAY_DONE',
  'ERR_PAY_UNDER_WAY',
  'ERR_PAY_VISIT',
  'ERR_POINT_SHORT',
];

/** Why the payment did not start, and what happened to the money. */
export function NotStarted({ code, sentence }: Reason) {
  const { changed } = useHost();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrolling.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [sentence]);
  return (
    <Notice ref={box} role="alert">
      <p>{sentence}</p>
      {STALE.includes(code) && (
        <Button onClick={() => changed(['payOrder', 'payBills', 'payIdKey'])}>새로 불러오기</Button>
      )}
    </Notice>
  );
}
