import type { Past } from './history.ts';

/** A set that a channel had. */
interface Step {
  set: string;
  /** A rollback made it, as that of one remote: then the set before it is what was rolled back. */
  isBack: boolean;
}

/** The sets that `rollback` and `rollback --forward` go to; null for none. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

/**
 * Walks through what a channel had, oldest first. A rollback leaves the sets that it returned over: a second one goes
 * further back, and `--forward` takes one step towards what was left. Any other new set ends that.
 */
export function neighboursIn(history: readonly Past[]): Neighbours {
  const trail: Step[] = [];
  let left: Step[] = [];
  for (const { pin } of history) {
    const now = trail.at(-1);
    if (now?.set === pin.set) continue;
    const known = trail.findIndex(({ set }) => set === pin.set);
    if (known >= 0) {
      left = [...trail.splice(known + 1), ...left];
      continue;
    }
    const [next] = left;
    if (next?.set === pin.set) {
      left.shift();
      if (now?.isBack) trail.pop();
      trail.push(next);
    } else if (pin.verb === 'rollback') {
      left.unshift(...trail.splice(-1));
      trail.push({ set: pin.set, isBack: true });
    } else {
      left = [];
      trail.push({ set: pin.set, isBack: false });
    }
  }
  return { before: trail.at(-2)?.set ?? null, after: left[0]?.set ?? null };
}
