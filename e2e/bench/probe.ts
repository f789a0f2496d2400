/** What the probe in the page collects. Times in ms since navigation start. */
export interface Probe {
  /** When the content came into the page, by the parser or by a script. */
  inserted: number;
  /** When the content was first on the screen: the browser's own paint, or the frame that showed it. */
  ready: number;
  /** The first frame at which React owns it: it answers. */
  owned: number;
  shift: number;
  switched: { from: number; to: number } | null;
  watchSwitch(selector: string): void;
}

declare global {
  interface Window {
    benchProbe: Probe;
    /** Tells the bench, which must not ask while the page loads. */
    benchOwned(text: string): void;
  }
}

/** Runs in the page before anything else. `content` selects what the page is there for. */
export function installProbe(content: string): void {
  const probe: Probe = {
    inserted: 0,
    ready: 0,
    owned: 0,
    shift: 0,
    switched: null,
    watchSwitch(selector) {
      probe.switched = null;
      addEventListener(
        'click',
        (event) => {
          const from = event.timeStamp;
          const look = () => {
            if (document.querySelector(selector)) probe.switched = { from, to: performance.now() };
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
  };
  window.benchProbe = probe;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) probe.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  new MutationObserver((_, observer) => {
    if (!document.querySelector(content)) return;
    probe.inserted = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  // A frame's callback tells of a paint that may be late; what came with the HTML has a paint of its own.
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint && probe.inserted > 0 && probe.inserted <= paint.startTime)
      probe.ready = paint.startTime;
  }).observe({ type: 'paint', buffered: true });

  const isOwned = (element: Element) => element.closest('[data-hydrated]') !== null;
  const tick = () => {
    const element = document.querySelector(content);
    if (element && probe.ready === 0) probe.ready = performance.now();
    if (element && isOwned(element)) probe.owned = performance.now();
    if (probe.owned === 0) requestAnimationFrame(tick);
    else window.benchOwned('');
  };
  requestAnimationFrame(tick);
}
