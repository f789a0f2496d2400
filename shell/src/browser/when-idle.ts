const IDLE_WITHIN_MS = 4000;

/**
 * Does it when nothing is under way, or after four seconds, unless it is called off before; Safari has
 * no such call and waits for two.
 */
export function whenIdle(work: () => void, signal?: AbortSignal): void {
  const unlessOver = () => {
    if (!signal?.aborted) work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(unlessOver, { timeout: IDLE_WITHIN_MS });
  else setTimeout(unlessOver, IDLE_WITHIN_MS / 2);
}
