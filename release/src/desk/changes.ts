import { channels, type ReleaseStore } from '@portal/release-store';
import type { CheckJobs } from './jobs/check-jobs.ts';

const EVERY_MS = 500;

/**
 * Changes when a chain, a set or a version was added, or the store's state changes. Lists a few folders, and reads
 * no record twice.
 */
function markOf(store: ReleaseStore): string {
  const chains = store.readable(
    'changes',
    store.chains,
    ([name, chain]) => `${name} ${chain.newest()?.record.revision ?? 0}`,
  );
  const versions = store.parts().map((name) => store.versions(name).length);
  const isOld = store.trouble === null ? 0 : 1;
  return [...chains, store.refusals.length, isOld, store.sets().length, ...versions].join(' ');
}

/** Changes when a portal server has counted something in a channel. */
const figuresOf = (store: ReleaseStore): string =>
  channels
    .filter((channel) => store.pin(channel))
    .map((channel) => `${channel} ${store.counts(channel).ofToday()}`)
    .join(' ');

/** `change` differs after each change of the store, `figures` after each new count, `progress` with each step of a job. */
export type Marks = Record<'change' | 'figures' | 'progress', string>;

/** Notifies listeners of every change of the store, whoever made it. Polls only while somebody listens. */
export class Changes {
  readonly #store: ReleaseStore;
  readonly #listeners = new Set<(marks: Marks) => void>();
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #jobs: CheckJobs;

  constructor(store: ReleaseStore, jobs: CheckJobs) {
    this.#store = store;
    this.#jobs = jobs;
  }

  /** Those of the store are `unreadable` while it cannot be read. */
  marks(): Marks {
    const progress = this.#jobs.mark();
    try {
      return { change: markOf(this.#store), figures: figuresOf(this.#store), progress };
    } catch {
      // The console then repeats its requests, and the failing verb says why.
      return { change: 'unreadable', figures: 'unreadable', progress };
    }
  }

  /** Calls `heard` twice a second with the current marks. Returns an unsubscribe function. */
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
