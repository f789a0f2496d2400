const IDLE_WITHIN_MS = 4000;

/** Runs `work` when the browser is idle, after four seconds at the latest, unless `signal` is aborted. Safari, which has
 * no requestIdleCallback, waits two seconds. */
export function whenIdle(work: () => void, signal?: AbortSignal): void {
  const unlessOver = () => {
    if (!signal?.aborted) work();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(unlessOver, { timeout: IDLE_WITHIN_MS });
  else setTimeout(unlessOver, IDLE_WITHIN_MS / 2);
}
