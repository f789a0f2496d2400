import { isIPv6 } from 'node:net';

const WINDOW_MS = 600_000;
/**
 * How many reports of one address are taken in that time. Anybody can send reports, and many customers may share an
 * address. Pages shown and failures share one allowance, so that it drops both alike and the rate stays.
 */
const ALLOWED = { outcomes: 300, tabs: 300, codes: 1000 };
/** How many addresses to remember; reports of further addresses do not count. */
const ADDRESSES = 50_000;

/** The network of one customer: the first half of an IPv6 address. */
const networkOf = (address: string) =>
  isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;

/** Limits how many reports of an address count, so that a flood from a few addresses decides nothing. */
export class Allowance {
  readonly #now: () => number;
  #since: number;
  /** What each network used, how many of its pages shown count, and whether an outcome of it was dropped. */
  readonly #used = new Map<string, typeof ALLOWED & { shown: number; isOver: boolean }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#since = now();
  }

  #usedBy(address: string) {
    if (this.#now() - this.#since >= WINDOW_MS) {
      this.#since = this.#now();
      this.#used.clear();
    }
    const network = networkOf(address);
    const known = this.#used.get(network);
    if (known || this.#used.size >= ADDRESSES) return known;
    const used = { outcomes: 0, tabs: 0, codes: 0, shown: 0, isOver: false };
    this.#used.set(network, used);
    return used;
  }

  /** Takes one report of an address. Returns whether it counts. */
  take(address: string, kind: keyof typeof ALLOWED): boolean {
    const used = this.#usedBy(address);
    if (!used || used[kind] >= ALLOWED[kind]) return false;
    used[kind]++;
    return true;
  }

  /** Takes a visit's outcome: a page shown, or a failure, also one `after-shown`, which takes the place of the page. */
  takeOutcome(address: string, is: 'shown' | 'first' | 'after-shown'): boolean {
    const used = this.#usedBy(address);
    // Its page took the allowance already, unless that was dropped. A page of the time before took that time's.
    if (used && is === 'after-shown' && used.shown > 0 && !used.isOver) {
      used.shown--;
      return true;
    }
    const isTaken = this.take(address, 'outcomes');
    if (used && isTaken && is === 'shown') used.shown++;
    if (used && !isTaken) used.isOver = true;
    return isTaken;
  }
}

/** Returns a function that says whether more than so many reports came in this second. */
export function perSecond(most: number): () => boolean {
  let second = 0;
  let taken = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, taken] = [now, 0];
    return ++taken > most;
  };
}
