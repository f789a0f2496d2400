import type { ReleaseStore } from '@portal/release-store';

const EVERY_MS = 500;

/** Changes when a chain, a set or a version was added. Reads names in a few folders, and no record that is known. */
function markOf(store: ReleaseStore): string {
  const chains = store.chains.map(([, chain]) => chain.newest()?.record.revision ?? 0);
  const versions = store.parts().map((name) => store.versions(name).length);
  return [...chains, store.sets().length, ...versions].join(' ');
}

/** Tells listeners of every change of the store, whoever made it. Looks only while somebody listens. */
export class Changes {
  readonly #store: ReleaseStore;
  readonly #listeners = new Set<(mark: string) => void>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** A word that differs after each change; `unreadable` while the store cannot be read. */
  mark(): string {
    try {
      return markOf(this.#store);
    } catch {
      // The console asks again, and the verb that fails says why.
      return 'unreadable';
    }
  }

  /** Calls `heard` at each look, twice a second. Returns a function that ends it. */
  listen(heard: (mark: string) => void): () => void {
    this.#listeners.add(heard);
    this.#timer ??= setInterval(() => {
      const mark = this.mark();
      for (const listener of this.#listeners) listener(mark);
    }, EVERY_MS);
    return () => {
      this.#listeners.delete(heard);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }
}
