import type { Medium } from './folder.ts';
import { encode, sha384, type Hashed } from './hashed.ts';
import { ReleaseError } from './release-error.ts';

/** What every record of a chain has. */
export interface Link {
  revision: number;
  /** Hash of the record before it; null for the first, and for records from before there were chains. */
  previous: string | null;
}

/** What `audit verify` says of a chain. */
export interface ChainReport {
  name: string;
  /** The newest revision, 0 for none, and the hash of its record. */
  revision: number;
  sha384: string | null;
  /** How many of the first revisions no later record proves, because they are from before records were chained. */
  unproven: number;
  /** A sentence for each fault, with the path of the record. */
  faults: string[];
}

const NUMBERED = /^([1-9]\d*)\.json$/;
const numberOf = (name: string) => Number(NUMBERED.exec(name)?.[1] ?? 0);

/**
 * Numbered records about one subject. Each names the hash of the one before it, so that a record cannot be altered, removed
 * or inserted later without breaking the chain.
 */
export class Chain<T extends Link> {
  readonly folder: string;
  readonly #medium: Medium;
  readonly #parse: (value: unknown) => T;
  /** Newest known record: revisions only grow, so a search starts there. */
  #newest: Hashed<T> | null = null;

  constructor(medium: Medium, folder: string, parse: (value: unknown) => T) {
    this.folder = folder;
    this.#medium = medium;
    this.#parse = parse;
  }

  /** The newest record, or null before the first. Costs one look at the disk. */
  newest(): Hashed<T> | null {
    const seen = this.#newest?.record.revision;
    let newest = seen ?? this.#highest();
    while (this.#medium.has(this.#path(newest + 1))) newest++;
    if (newest !== (seen ?? 0)) this.#newest = this.at(newest);
    return this.#newest;
  }

  /** @throws ReleaseError 'check' where it is missing or cannot be read */
  at(revision: number): Hashed<T> {
    const path = this.#path(revision);
    const bytes = this.#medium.read(path);
    if (!bytes) throw new ReleaseError('check', `${path} is missing`);
    try {
      return {
        record: this.#parse(JSON.parse(bytes.toString('utf8'))),
        sha384: sha384(bytes),
      };
    } catch {
      throw new ReleaseError('check', `${path} cannot be read`);
    }
  }

  /** Every record from a revision on, the newest last. */
  *from(revision: number): Generator<T> {
    const newest = this.newest()?.record.revision ?? 0;
    for (let number = revision; number <= newest; number++) yield this.at(number).record;
  }

  /** Creates the record after `expected`, 0 for the first. Resolves to null where another came first. */
  async append(expected: number, content: Omit<T, keyof Link>): Promise<Hashed<T> | null> {
    const newest = this.newest();
    if ((newest?.record.revision ?? 0) !== expected) return null;
    const record = this.#parse({
      ...content,
      revision: expected + 1,
      previous: newest?.sha384 ?? null,
    });
    const text = encode(record);
    if (!(await this.#medium.create(this.#path(expected + 1), text))) return null;
    return { record, sha384: sha384(text) };
  }

  /** Reads the whole chain again and says what is wrong with it. */
  verify(name: string): ChainReport {
    const faults = this.#strangers();
    const highest = this.#highest();
    let unchained = 0;
    /** The record before; null where it is missing or cannot be read. */
    let before: Hashed<T> | null = null;
    for (let number = 1; number <= highest; number++) {
      const path = this.#path(number);
      let found: Hashed<T>;
      try {
        found = this.at(number);
      } catch (error) {
        faults.push((error as Error).message);
        before = null;
        continue;
      }
      const { revision, previous } = found.record;
      if (revision !== number) faults.push(`${path} was written as revision ${revision}`);
      if (previous === null && unchained === number - 1) unchained = number;
      else if (previous === null) faults.push(`${path} does not name the record before it`);
      else if (number === 1) faults.push(`${path} names a record before it, and there is none`);
      else if (before && previous !== before.sha384)
        faults.push(`${this.#path(number - 1)} is not the record that ${path} was written after`);
      before = found;
    }
    // The last of them is proven by its successor; the first record of a chain has none before it either.
    const unproven = Math.max(0, unchained - 1);
    return { name, revision: highest, sha384: before?.sha384 ?? null, unproven, faults };
  }

  #path = (revision: number) => `${this.folder}/${revision}.json`;
  #highest = () => Math.max(0, ...this.#medium.list(this.folder).map(numberOf));

  /** Files that are no record; those that begin with a dot are of writers that were interrupted. */
  #strangers = () =>
    this.#medium
      .list(this.folder)
      .filter((name) => !name.startsWith('.') && numberOf(name) === 0)
      .map((name) => `${this.folder}/${name} is no record of this chain`);
}
