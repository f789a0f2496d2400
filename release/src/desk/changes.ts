import { channels, type ReleaseStore } from '@portal/release-store';

const EVERY_MS = 500;

/** Changes when a chain, a set or a version was added, and with what is wrong with the store. Reads names in a few folders, and no record that is known. */
function markOf(store: ReleaseStore): string {
  const chains = store.chains.map(([, chain]) => chain.newest()?.record.revision ?? 0);
  const versions = store.parts().map((name) => store.versions(name).length);
  const isOld = store.trouble === null ? 0 : 1;
  return [...chains, store.refusals.length, isOld, store.sets().length, ...versions].join(' ');
}

/** Changes when a portal server counted something in a channel. */
const figuresOf = (store: ReleaseStore): string =>
  channels
    .filter((channel) => store.pin(channel))
    .map((channel) => `${channel} ${store.counts(channel).ofToday()}`)
    .join(' ');

/** Two texts: `change` is another one after each change of the store, `figures` after each count of what customers saw. */
export type Marks = Record<'change' | 'figures', string>;

/** Tells listeners of every change of the store, whoever made it. Looks only while somebody listens. */
export class Changes {
  readonly #store: ReleaseStore;
  readonly #listeners = new Set<(marks: Marks) => void>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Both are `unreadable` while the store cannot be read. */
  marks(): Marks {
    try {
      return { change: markOf(this.#store), figures: figuresOf(this.#store) };
    } catch {
      // The console asks again, and the verb that fails says why.
      return { change: 'unreadable', figures: 'unreadable' };
    }
  }

  /** Calls `heard` at each look, twice a second. Returns a function that ends it. */
  listen(heard: (marks: Marks) => void): () => void {
    this.#listeners.add(heard);
    this.#timer ??= setInterval(() => {
      const marks = this.marks();
      for (const listener of this.#listeners) listener(marks);
    }, EVERY_MS);
    return () => {
      this.#listeners.delete(heard);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }
}
