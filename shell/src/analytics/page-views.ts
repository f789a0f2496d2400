/** Delay after a change of page or user; another change restarts it (specification, 9). */
const DELAY_MS = 300;
/** How long a view waits for holds. */
const LONGEST_HOLD_MS = 2000;

export interface PageViews {
  /** Call when a page is on the screen; a second call for the same address changes nothing. */
  pageShown(): void;
  /** Call when a navigation starts. */
  leaving(): void;
  userChanged(): void;
  /** Reports no view until the returned undo is called. */
  block(): () => void;
  /** Delays the view until the returned function is called, for a field that is not known yet. */
  hold(): () => void;
}

/** Decides when to report a page view; `address` reads the address bar. */
export function createPageViews(address: () => string, report: () => void): PageViews {
  const blocks = new Set<object>();
  const holds = new Set<object>();
  let shown: string | null = null;
  let reported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fire = () => {
    // During a navigation to another section the address changes before the page does.
    if (blocks.size > 0 || address() !== shown) return;
    reported = true;
    report();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (shown !== null && !reported)
      timer = setTimeout(fire, holds.size > 0 ? LONGEST_HOLD_MS : DELAY_MS);
  };
  const member = (of: Set<object>) => () => {
    const token = {};
    of.add(token);
    return () => {
      if (of.delete(token)) schedule();
    };
  };

  return {
    pageShown() {
      if (address() !== shown) reported = false;
      shown = address();
      schedule();
    },
    leaving: () => clearTimeout(timer),
    userChanged() {
      reported = false;
      schedule();
    },
    block: member(blocks),
    hold: member(holds),
  };
}
