const FAILURES = 3;
const OPEN_MS = 10_000;

/** Keeps a version that fails three times in a row away for ten seconds; then one page tries it again. */
export class Breaker {
  readonly #now: () => number;
  readonly #failing = new Map<string, { times: number; until: number }>();
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether this version may be tried. */
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
