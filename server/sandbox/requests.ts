/** What a provider's sandbox has been asked to do under a number. */
interface Asked<I> {
  input: I;
  at: number;
  /** How often it came; a sender must ask what became of it before sending again. */
  times: number;
}

/** Requests that take a while, each done once however often its number arrives. */
export class Requests<I> {
  readonly #all = new Map<string, Asked<I>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes a request in; one with a known number changes nothing. */
  begin(requestNo: string, input: I): Asked<I> {
    const known = this.#all.get(requestNo) ?? { input, at: this.#now(), times: 0 };
    known.times += 1;
    this.#all.set(requestNo, known);
    return known;
  }

  get(requestNo: string): Asked<I> | null {
    return this.#all.get(requestNo) ?? null;
  }

  isOver({ at }: Asked<I>, seconds: number): boolean {
    return this.#now() - at >= seconds * 1000;
  }

  get all(): ReadonlyMap<string, Asked<I>> {
    return this.#all;
  }
}
