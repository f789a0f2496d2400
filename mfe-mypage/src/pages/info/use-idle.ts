import { useEffect, useEffectEvent } from 'react';

/** How long the member's data stays open without a key press, a press or a scroll. */
export const IDLE_MS = 10 * 60_000;
const USES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls `onIdle` if nobody has used the page for IDLE_MS, while `watching` is true. */
export function useIdle(watching: boolean, onIdle: () => void): void {
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), IDLE_MS);
    };
    again();
    for (const use of USES) window.addEventListener(use, again, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const use of USES) window.removeEventListener(use, again);
    };
  }, [watching]);
}
