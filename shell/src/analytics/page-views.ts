/** After a change of page or user; a second change within it begins it anew. */
const DELAY_MS = 300;
/** How long a view waits to learn who the user is. */
const LONGEST_HOLD_MS = 2000;

export interface PageViews {
  /** A page stands on the screen; again for the same address changes nothing. */
  pageShown(): void;
  /** The customer is on the way to another page, or back to this one. */
  leaving(): void;
  userChanged(): void;
  /** No view is told of the page until what it gives back is called. */
  block(): () => void;
  /** Something that belongs to the view is still being learnt. Gives back what ends the wait. */
  hold(): () => void;
}

/** Decides when a page view is told: `address` is the one in the address bar. */
export function createPageViews(address: () => string, tell: () => void): PageViews {
  const blocks = new Set<object>();
  const holds = new Set<object>();
  let shown: string | null = null;
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fire = () => {
    // Moves to another section change the address before anything else is known of them.
    if (blocks.size > 0 || address() !== shown) return;
    told = true;
    tell();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (shown !== null && !told)
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
      if (address() !== shown) told = false;
      shown = address();
      schedule();
    },
    leaving: () => clearTimeout(timer),
    userChanged() {
      told = false;
      schedule();
    },
    block: member(blocks),
    hold: member(holds),
  };
}
