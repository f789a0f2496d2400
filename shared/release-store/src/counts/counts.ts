import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { Medium } from '../folder.ts';
import { encode } from '../hashed.ts';
import { countRecord, type CountRecord } from '../records.ts';

const DAY_MS = 86_400_000;
/** How many files are read before other work of the process comes. */
const IN_A_ROW = 100;
const dayOf = (at: string) => at.slice(0, 10);

/** What portal servers counted. Each record is a file in the folder of its day, named by its time and server. */
export class Counts {
  readonly #medium: Medium;
  readonly #folder: string;
  /** Records that were read, by their path: they do not change. A file that is no record is null. */
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

  /** Records from an instant on, in no order. Files of these days, and of the last two, are read once. */
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

  /** How many records there are of today. */
  ofToday = (): number => this.#paths(dayOf(new Date().toISOString())).length;

  /**
   * Records of the day of an instant, in UTC, whose files contain a text. A busy day has thousands of files, so other work of
   * the process comes in between.
   */
  async *ofDay(instant: string, text = ''): AsyncGenerator<CountRecord> {
    for (const [i, path] of this.#paths(dayOf(instant)).entries()) {
      if (i % IN_A_ROW === 0) await setImmediate();
      const record = this.#at(path, text);
      if (record) yield record;
    }
  }

  /** Censuses of days that are over, by day. */
  readonly #censuses = new Map<string, ReadonlyMap<string, number>>();

  /** How many documents and tabs ran each version on the day of an instant, in UTC; by `voc@1.0.3`. */
  async censusOfDay(instant: string): Promise<ReadonlyMap<string, number>> {
    const day = dayOf(instant);
    const known = this.#censuses.get(day);
    if (known) return known;
    const census = new Map<string, number>();
    for await (const { tabs } of this.ofDay(instant))
      for (const [version, count] of Object.entries(tabs))
        census.set(version, (census.get(version) ?? 0) + count);
    // A server may write the last seconds of yesterday today.
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
      // Figures of a few seconds are missing then.
      return null;
    }
  }
}
