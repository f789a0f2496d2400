import type { Hashed } from './hashed.ts';
import type { RecordFiles } from './record-files.ts';
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
  /** How many records nobody signed, because they are from before there were signatures. */
  unsigned: number;
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
  readonly #files: RecordFiles;
  readonly #parse: (value: unknown) => T;
  /** Newest known record: revisions only grow, so a search starts there. */
  #newest: Hashed<T> | null = null;
  /** Revisions up to this one are known to have no signature. */
  #unsigned = 0;
  /** Why the record after the newest is refused. */
  #refusal: ReleaseError | null = null;

  constructor(files: RecordFiles, folder: string, parse: (value: unknown) => T) {
    this.folder = folder;
    this.#files = files;
    this.#parse = parse;
  }

  /**
   * The newest record, or null before the first. Costs one look at the disk. A process that has read one goes on with it where
   * the next is refused, so that a file that somebody put there stops no portal.
   * @throws ReleaseError 'check' where the newest is refused and none was read before
   */
  newest(): Hashed<T> | null {
    const seen = this.#newest?.record.revision;
    let newest = seen ?? this.#highest();
    while (this.#files.medium.has(this.#path(newest + 1))) newest++;
    this.#refusal = null;
    if (newest === (seen ?? 0)) return this.#newest;
    try {
      this.#newest = this.at(newest);
    } catch (error) {
      if (!this.#newest || !(error instanceof ReleaseError)) throw error;
      this.#refusal = error;
    }
    return this.#newest;
  }

  /** Why the record after the newest is refused; null where there is none. */
  get refusal(): string | null {
    return this.#refusal?.message ?? null;
  }

  /** @throws ReleaseError 'check' where it is missing, cannot be read or is not signed as it must be */
  at(revision: number): Hashed<T> {
    const found = this.#files.read(this.#path(revision), this.#parse);
    if (found.signedBy === null && this.#files.seal) this.#checkUnsigned(revision);
    return found;
  }

  /** A record without a signature is one from before: none that is signed comes before it. */
  #checkUnsigned(revision: number): void {
    for (; this.#unsigned < revision - 1; this.#unsigned++) {
      const path = this.#path(this.#unsigned + 1);
      if (this.#files.medium.has(path) && this.#files.read(path, this.#parse).signedBy !== null)
        throw new ReleaseError(
          'check',
          `${this.#path(revision)} is not signed, and ${path} before it is: move it out of the store`,
        );
    }
  }

  /** Every record from a revision on, the newest last. */
  *from(revision: number): Generator<T> {
    const newest = this.newest()?.record.revision ?? 0;
    for (let number = revision; number <= newest; number++) yield this.at(number).record;
  }

  /**
   * Creates the record after `expected`, 0 for the first. Resolves to null where another came first.
   * @throws ReleaseError 'check' where a file that is refused has its place, 'not-allowed' where this process may not sign it
   */
  async append(expected: number, content: Omit<T, keyof Link>): Promise<Hashed<T> | null> {
    const newest = this.newest();
    if (this.#refusal) throw this.#refusal;
    if ((newest?.record.revision ?? 0) !== expected) return null;
    const record = this.#parse({
      ...content,
      revision: expected + 1,
      previous: newest?.sha384 ?? null,
    });
    return this.#files.create(this.#path(expected + 1), record);
  }

  /** Reads the whole chain again and says what is wrong with it. */
  verify(name: string): ChainReport {
    const faults = this.#strangers();
    const highest = this.#highest();
    let unchained = 0;
    let unsigned = 0;
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
      if (found.signedBy === null && this.#files.seal) unsigned++;
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
    const sha384 = before?.sha384 ?? null;
    return { name, revision: highest, sha384, unproven, unsigned, faults };
  }

  #path = (revision: number) => `${this.folder}/${revision}.json`;
  #highest = () => Math.max(0, ...this.#files.medium.list(this.folder).map(numberOf));

  /** Files that are no record; those that begin with a dot are of writers that were interrupted. */
  #strangers = () =>
    this.#files.medium
      .list(this.folder)
      .filter((name) => !name.startsWith('.') && numberOf(name) === 0)
      .map((name) => `${this.folder}/${name} is no record of this chain`);
}
