const FAILURES = 3;
const OPEN_MS = 10_000;

/** A circuit breaker for each version: open for ten seconds after three failures in a row, then one page tries. */
export class Breaker {
  readonly #now: () => number;
  readonly #failing = new Map<string, { times: number; until: number }>();
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a page of this version may be rendered now. */
  allows(version: string): boolean {
    const state = this.#failing.get(version);
    if (!state || state.times < FAILURES) return true;
    if (this.#now() < state.until) return false;
    state.until = this.#now() + OPEN_MS;
    return true;
  }

  failed(version: string): void {
    const times = (this.#failing.get(version)?.times ?? 0) + 1;
    this.#failing.set(version, { times, until: this.#now() + OPEN_MS });
  }

  worked(version: string): void {
    this.#failing.delete(version);
  }
}
