import { useEffect, useRef } from 'react';

/**
 * Returns what runs something at once or, while a button of the mouse is down, after the press. A field that is left by pressing
 * a button would otherwise show its error in between and push the button away: the press would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const down = () => void (waiting.current ??= []);
    // The click comes after this event, and before any timer.
    const up = () =>
      setTimeout(() => {
        const runs = waiting.current ?? [];
        waiting.current = null;
        for (const run of runs) run();
      });
    const listeners = { mousedown: down, mouseup: up, dragend: up };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener, true);
    };
  }, []);
  return (run) => {
    if (waiting.current) waiting.current.push(run);
    else run();
  };
}
