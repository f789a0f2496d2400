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

/** Ends the current task, so that the browser can paint and answer; resolves in the next. */
export const yieldToBrowser = (): Promise<void> => {
  const { scheduler } = window as { scheduler?: { yield?(): Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
};
