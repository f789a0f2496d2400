import type { CountRecord } from '@portal/release-store';
import { randomBytes } from 'node:crypto';
import type { LiveRelease } from './live-release.ts';

/** How many different failures a record describes; further ones keep part, version and class. */
const DESCRIBED = 100;
/** How many support codes a record has. */
const CODES = 5000;

type Failure = CountRecord['failures'][number];

/** The served version of a part, and who gets it. */
export interface Served {
  part: string;
  version: string;
  cohort: LiveRelease['cohort'];
}

/** Called for each visit that counts: one that showed a part, or in which a part failed. */
export interface FigureCounts {
  shown(of: Served): void;
  failed(of: Served, kind: string): void;
}

/** Whether two failures differ in nothing but time and support code. */
const likenessOf = ({ set, part, version, class: kind, route, cohort, error }: Failure) =>
  JSON.stringify([set, part, version, kind, route, cohort, error]);

/** The id of a release's set, without the suffix for replaced parts. */
const setIdOf = ({ set }: Pick<LiveRelease, 'set'>): string => set.split('+')[0] ?? set;

/**
 * Counts what browsers reported to this server since it last wrote its counts to the store. Anybody can send a
 * report, with any name in it. So we count only parts and versions that this server serves now: otherwise made-up names could fill
 * the store.
 */
export class Figures {
  readonly #server = randomBytes(4).toString('hex');
  readonly #counts: FigureCounts | undefined;
  #rows = new Map<string, CountRecord['rows'][number]>();
  #tabs = new Map<string, number>();
  #failures = new Map<string, Failure & { alike: string[] }>();
  #codes = 0;

  constructor(counts?: FigureCounts) {
    this.#counts = counts;
  }

  #row(release: LiveRelease, part: string): CountRecord['rows'][number] | null {
    const version = release.versions.get(part)?.version;
    if (version === undefined) return null;
    const set = setIdOf(release);
    const key = `${set} ${part} ${version}`;
    const row = this.#rows.get(key) ?? { set, part, version, mounts: 0, failures: {} };
    this.#rows.set(key, row);
    return row;
  }

  /** Counts a visit that shows a part. */
  shown(release: LiveRelease, part: string): void {
    const row = this.#row(release, part);
    if (!row) return;
    row.mounts++;
    this.#counts?.shown({ part, version: row.version, cohort: release.cohort });
  }

  /** Counts a visit in which a part failed, `after-shown` in the place of a visit that shows it. */
  failed(release: LiveRelease, part: string, kind: string, is: 'first' | 'after-shown'): void {
    const row = this.#row(release, part);
    if (!row) return;
    this.#counts?.failed({ part, version: row.version, cohort: release.cohort }, kind);
    row.failures[kind] = (row.failures[kind] ?? 0) + 1;
    if (is === 'after-shown') row.withdrawn = (row.withdrawn ?? 0) + 1;
  }

  /** Keeps a failure, to be found by its support code. */
  noteFailure(failure: Failure): void {
    if (this.#codes >= CODES) return;
    this.#codes++;
    const known = this.#failures.get(likenessOf(failure));
    if (known) known.alike.push(failure.code);
    else if (this.#failures.size < DESCRIBED)
      this.#failures.set(likenessOf(failure), { ...failure, alike: [] });
    else {
      const brief = { ...failure, set: 'unknown', route: null, error: '' };
      const like = this.#failures.get(likenessOf(brief));
      if (like) like.alike.push(failure.code);
      else this.#failures.set(likenessOf(brief), { ...brief, alike: [] });
    }
  }

  /** Keeps the failures of a record that was not written, for the next one. */
  keepFailures({ failures }: CountRecord): void {
    for (const { alike = [], ...failure } of failures)
      for (const code of [failure.code, ...alike]) this.noteFailure({ ...failure, code });
  }

  /** Counts a tab that runs these versions, each as `voc@1.0.3`. */
  ran(versions: readonly string[]): void {
    for (const version of versions) this.#tabs.set(version, (this.#tabs.get(version) ?? 0) + 1);
  }

  /** Returns the counts and starts again; null if there are none. */
  take(now = new Date()): CountRecord | null {
    if (this.#rows.size + this.#tabs.size + this.#failures.size === 0) return null;
    const record: CountRecord = {
      at: now.toISOString(),
      server: this.#server,
      rows: [...this.#rows.values()],
      tabs: Object.fromEntries(this.#tabs),
      failures: [...this.#failures.values()].map(({ alike, ...failure }) =>
        alike.length > 0 ? { ...failure, alike } : failure,
      ),
    };
    this.#rows = new Map();
    this.#tabs = new Map();
    this.#failures = new Map();
    this.#codes = 0;
    return record;
  }
}
