const IDLE_WITHIN_MS = 4000;
/** Enough time for a slow phone to respond to a tap. */
const AFTER_INPUT_MS = 500;

/** When the customer last tapped or pressed a key, on the page's clock; undefined before anybody asks. */
let lastInput: number | undefined;
function calmIn(): number {
  if (lastInput === undefined) {
    lastInput = -AFTER_INPUT_MS;
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, ({ timeStamp }) => (lastInput = timeStamp), {
        capture: true,
        passive: true,
      });
  }
  return lastInput + AFTER_INPUT_MS - performance.now();
}

/**
 * Runs `work` when the browser is idle, at the latest after four seconds, unless `signal` is aborted. Waits at least
 * half a second after the customer's last tap or key, so that it does not delay the response. Safari has no
 * requestIdleCallback and waits two seconds.
 */
export function whenIdle(work: () => void, signal?: AbortSignal): void {
  const unlessBusy = () => {
    const wait = calmIn();
    if (wait > 0) setTimeout(() => whenIdle(work, signal), wait);
    else if (!signal?.aborted) work();
  };
  // Track input from now on, even if the first work starts much later.
  calmIn();
  if ('requestIdleCallback' in window) requestIdleCallback(unlessBusy, { timeout: IDLE_WITHIN_MS });
  else setTimeout(unlessBusy, IDLE_WITHIN_MS / 2);
}

/** Runs `work` when the browser is idle after the customer's first tap or key. */
export function whenUsed(work: () => void): void {
  const events = ['pointerdown', 'keydown'];
  const start = () => {
    for (const event of events) window.removeEventListener(event, start, true);
    whenIdle(work);
  };
  for (const event of events)
    window.addEventListener(event, start, { capture: true, passive: true });
}

/** Ends the current task, so that the browser can paint and handle input; resolves in the next task. */
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
