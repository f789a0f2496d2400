import type { CountRecord } from '@portal/release-store';
import { randomBytes } from 'node:crypto';
import type { LiveRelease } from './live-release.ts';

/** How many failures of one record can be found by support code; further ones are only counted. */
const CODES = 100;

type Failure = CountRecord['failures'][number];

/** The id of a release's set, without the suffix for replaced parts. */
const setIdOf = ({ set }: Pick<LiveRelease, 'set'>): string => set.split('+')[0] ?? set;

/**
 * Counts what browsers reported to this server since it last wrote its counts to the store. Anybody can send a
 * report, with any name in it. So we count only parts and versions that this server serves now: otherwise made-up names could fill
 * the store.
 */
export class Figures {
  readonly #server = randomBytes(4).toString('hex');
  #rows = new Map<string, CountRecord['rows'][number]>();
  #tabs = new Map<string, number>();
  #failures: Failure[] = [];

  #row(release: LiveRelease, part: string): CountRecord['rows'][number] | null {
    const version = release.versions.get(part)?.version;
    if (version === undefined) return null;
    const set = setIdOf(release);
    const key = `${set} ${part} ${version}`;
    const row = this.#rows.get(key) ?? { set, part, version, mounts: 0, failures: {} };
    this.#rows.set(key, row);
    return row;
  }

  /** Counts page views of a part. */
  mounted(release: LiveRelease, part: string, count: number): void {
    const row = this.#row(release, part);
    if (row) row.mounts += count;
  }

  failed(release: LiveRelease, part: string, kind: string): void {
    const row = this.#row(release, part);
    if (row) row.failures[kind] = (row.failures[kind] ?? 0) + 1;
  }

  /** Keeps a failure, to be found by its support code. */
  noteFailure(failure: Failure): void {
    if (this.#failures.length < CODES) this.#failures.push(failure);
  }

  /** Counts a tab that runs these versions, each as `voc@1.0.3`. */
  ran(versions: readonly string[]): void {
    for (const version of versions) this.#tabs.set(version, (this.#tabs.get(version) ?? 0) + 1);
  }

  /** Returns the counts and starts again; null if there are none. */
  take(now = new Date()): CountRecord | null {
    if (this.#rows.size + this.#tabs.size + this.#failures.length === 0) return null;
    const record: CountRecord = {
      at: now.toISOString(),
      server: this.#server,
      rows: [...this.#rows.values()],
      tabs: Object.fromEntries(this.#tabs),
      failures: this.#failures,
    };
    this.#rows = new Map();
    this.#tabs = new Map();
    this.#failures = [];
    return record;
  }
}
