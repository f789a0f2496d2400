import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Leads on from the tab that a page opens with to the other one, if only that has rows: once, so that a tab that the customer
 * presses afterwards stays open, empty or not.
 * @param isElsewhere undefined until it is known
 */
export function useFilledTab(isElsewhere: boolean | undefined, toOther: () => void): void {
  const isDone = useRef(false);
  const lead = useEffectEvent(toOther);
  useEffect(() => {
    if (isElsewhere === undefined || isDone.current) return;
    isDone.current = true;
    if (isElsewhere) lead();
  }, [isElsewhere]);
}
