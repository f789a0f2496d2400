import type { Past } from './history.ts';

/** One pin of a channel, as rollbacks see it. */
interface Step {
  set: string;
  /** Whether a rollback of one remote made the set: then the set before it is the one that was rolled back. */
  isBack: boolean;
}

/** The sets that `rollback` and `rollback --forward` go to; null for none. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

/**
 * Follows a channel's pins, oldest first. A return to an earlier set, by rollback or pin, puts the newer ones into `left`: the
 * next rollback goes one set further back, and `--forward` one set towards them. A set that is new to the channel empties
 * `left`.
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
