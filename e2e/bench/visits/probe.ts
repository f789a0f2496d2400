/** What the probe in the page collects. Times in ms since navigation start. */
export interface Probe {
  /** When the content came into the page, by the parser or by a script. */
  inserted: number;
  /** Addresses of scripts that had certainly not run then, so that the content cannot have waited for them. */
  notRun: string[];
  /** When the browser first painted anything. */
  painted: number;
  /** When the content was first on the screen: the browser's own paint, or the frame that showed it. */
  ready: number;
  /** The first frame at which the content's own handlers answer. */
  usable: number;
  shift: number;
  /** Start and duration of each task over 50 ms. */
  longTasks: [number, number][];
  /** Waits for the content after the next click; with `from`, after what was done then. */
  watchSwitch(selector: string, from?: number): void;
}

/** Where a customer would tap, in CSS pixels, and what a link there leads to. */
export interface Place {
  x: number;
  y: number;
  href: string | null;
}

/** What the page tells the bench, which must not ask while it loads. */
export type Signal =
  /** The content is on the screen since `ago` ms; `places` are those of the taps that it was asked for. */
  | { kind: 'shown'; ago: number; places: Record<string, Place> }
  | { kind: 'usable' }
  /** No task over 50 ms for a second since it is usable. */
  | { kind: 'quiet' }
  /** The frame that shows the content of the next page has been painted, `ms` after what led there. */
  | { kind: 'switched'; ms: number }
  /** Event Timing of a tap's pointerdown, pointerup or click, from 16 ms up. */
  | { kind: 'event'; duration: number };

declare global {
  interface Window {
    benchProbe: Probe;
    benchSignal(text: string): void;
  }
}

/** Runs in the page before anything else. `content` selects what the page is there for, `taps` what is tapped. */
export function installProbe({ content, taps }: { content: string; taps: Record<string, string> }) {
  const QUIET_MS = 1000;
  const probe: Probe = {
    inserted: 0,
    notRun: [],
    painted: 0,
    ready: 0,
    usable: 0,
    shift: 0,
    longTasks: [],
    watchSwitch(selector, from) {
      const wait = (since: number) => {
        const look = () => {
          const found = document.querySelector(selector);
          // A page that is rendered but hidden does not count yet.
          if (found && !found.closest('[hidden]'))
            afterFrame(() => tell({ kind: 'switched', ms: performance.now() - since }));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      if (from === undefined)
        addEventListener('click', ({ timeStamp }) => wait(timeStamp), {
          capture: true,
          once: true,
        });
      else wait(from);
    },
  };
  window.benchProbe = probe;
  // The browser lays the frame out and paints it after its callbacks, and only then takes the next message.
  const afterFrame = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const tell = (signal: Signal) => window.benchSignal(JSON.stringify(signal));
  const observe = (type: string, each: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });

  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as Record<string, number>;
    if (!hadRecentInput) probe.shift += value ?? 0;
  });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      if (interactionId) tell({ kind: 'event', duration });
    },
    { durationThreshold: 16 },
  );

  new MutationObserver((_, observer) => {
    if (!document.querySelector(content)) return;
    probe.inserted = performance.now();
    // Deferred scripts run after the parser, which stops for a frame now and then on a slow phone.
    if (document.readyState === 'loading')
      probe.notRun = Array.from(
        document.querySelectorAll<HTMLScriptElement>('script[src][defer]:not([async])'),
        ({ src }) => src,
      );
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

  const placeOf = (selector: string): Place | null => {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y, href: element.getAttribute('href') };
    }
    return null;
  };
  const show = (at: number) => {
    if (probe.ready > 0) return;
    probe.ready = at;
    const places: Record<string, Place> = {};
    for (const [name, selector] of Object.entries(taps)) {
      const place = placeOf(selector);
      if (place) places[name] = place;
    }
    tell({ kind: 'shown', ago: performance.now() - at, places });
  };
  // A frame's callback tells of a paint that may be late; what came with the HTML has a paint of its own.
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    probe.painted = startTime;
    if (probe.inserted > 0 && probe.inserted <= startTime) {
      // The frame's callback may have come first, with a later time.
      if (probe.ready > 0) probe.ready = startTime;
      else show(startTime);
    }
  });

  const waitForQuiet = () => {
    const [start, duration] = probe.longTasks.at(-1) ?? [0, 0];
    if (performance.now() - Math.max(probe.usable, start + duration) > QUIET_MS)
      tell({ kind: 'quiet' });
    else setTimeout(waitForQuiet, QUIET_MS / 5);
  };
  // `observe` would report the paint too late: while the page's scripts run, its callbacks wait.
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const tick = () => {
    const element = document.querySelector(content);
    // Before the first paint, a callback may run for a frame that the browser does not show yet.
    if (element && probe.ready === 0 && isPainted()) afterFrame(() => show(performance.now()));
    if (!element?.closest('[data-hydrated]')) return requestAnimationFrame(tick);
    probe.usable = performance.now();
    tell({ kind: 'usable' });
    return waitForQuiet();
  };
  requestAnimationFrame(tick);
}
