import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { Medium } from '../folder.ts';
import { encode } from '../hashed.ts';
import { countRecord, type CountRecord } from '../records.ts';

const DAY_MS = 86_400_000;
/** How many files to read before yielding to other work. */
const IN_A_ROW = 100;
const dayOf = (at: string) => at.slice(0, 10);

/** What portal servers counted. Each record is a file in its day's folder, named by time and server. */
export class Counts {
  readonly #medium: Medium;
  readonly #folder: string;
  /** Records read so far, by path; they never change. Null for a file that is not a record. */
  readonly #read = new Map<string, CountRecord | null>();

  constructor(medium: Medium, folder: string) {
    this.#medium = medium;
    this.#folder = folder;
  }

  async add(record: CountRecord): Promise<void> {
    const time = record.at.slice(11).replace(/\D/g, '');
    const path = `${this.#folder}/${dayOf(record.at)}/${time}-${record.server}.json`;
    await this.#medium.create(path, encode(v.parse(countRecord, record)));
  }

  /** Records from an instant on, in no order. Files of those days, and of the last two, are read once. */
  *since(instant: string): Generator<CountRecord> {
    const yesterday = dayOf(new Date(Date.now() - DAY_MS).toISOString());
    const oldest = dayOf(instant) < yesterday ? dayOf(instant) : yesterday;
    for (const path of this.#read.keys())
      if (path < `${this.#folder}/${oldest}`) this.#read.delete(path);
    for (let at = Date.parse(dayOf(instant)); at <= Date.now(); at += DAY_MS)
      for (const path of this.#paths(dayOf(new Date(at).toISOString()))) {
        const record = this.#known(path);
        if (record && record.at >= instant) yield record;
      }
  }

  /** The number of today's records. */
  ofToday = (): number => this.#paths(dayOf(new Date().toISOString())).length;

  /**
   * Records of an instant's day (UTC) whose files contain a text. A busy day has thousands of files, so it yields in
   * between.
   */
  async *ofDay(instant: string, text = ''): AsyncGenerator<CountRecord> {
    for (const [i, path] of this.#paths(dayOf(instant)).entries()) {
      if (i % IN_A_ROW === 0) await setImmediate();
      const record = this.#at(path, text);
      if (record) yield record;
    }
  }

  /** Censuses of past days, by day. */
  readonly #censuses = new Map<string, ReadonlyMap<string, number>>();

  /** How many documents and tabs ran each version on an instant's day (UTC), by `voc@1.0.3`. */
  async censusOfDay(instant: string): Promise<ReadonlyMap<string, number>> {
    const day = dayOf(instant);
    const known = this.#censuses.get(day);
    if (known) return known;
    const census = new Map<string, number>();
    for await (const { tabs } of this.ofDay(instant))
      for (const [version, count] of Object.entries(tabs))
        census.set(version, (census.get(version) ?? 0) + count);
    // A server may write yesterday's last seconds today.
    if (day < dayOf(new Date(Date.now() - DAY_MS).toISOString())) this.#censuses.set(day, census);
    return census;
  }

  /** Deletes the records of all days before an instant. Returns how many. */
  async forget(before: string): Promise<number> {
    const old = this.#medium.list(this.#folder).filter((day) => day < dayOf(before));
    const paths = old.flatMap((day) => this.#paths(day));
    await this.#medium.remove(paths);
    for (const path of paths) this.#read.delete(path);
    for (const day of old) this.#censuses.delete(day);
    return paths.length;
  }

  #paths(day: string): string[] {
    const names = this.#medium.list(`${this.#folder}/${day}`);
    return names
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) => `${this.#folder}/${day}/${name}`);
  }

  #known(path: string): CountRecord | null {
    const known = this.#read.get(path);
    if (known !== undefined) return known;
    const record = this.#at(path);
    this.#read.set(path, record);
    return record;
  }

  #at(path: string, text = ''): CountRecord | null {
    const bytes = this.#medium.read(path);
    if (!bytes?.includes(text)) return null;
    try {
      return v.parse(countRecord, JSON.parse(bytes.toString('utf8')));
    } catch {
      // An unreadable file only loses a few seconds' figures.
      return null;
    }
  }
}
