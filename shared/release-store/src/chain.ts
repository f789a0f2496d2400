import type { Hashed } from './hashed.ts';
import * as v from 'valibot';
import type { RecordFiles, RecordSchema } from './record-files.ts';
import { ReleaseError } from './release-error.ts';

/** What every record of a chain has. */
export interface Link {
  revision: number;
  /** Hash of the previous record; null for the first, and for records from before chains were introduced. */
  previous: string | null;
}

/** The report of `audit verify` on a chain. */
export interface ChainReport {
  name: string;
  /** The newest revision (0 for none), and the hash of its record. */
  revision: number;
  sha384: string | null;
  /** How many of the first revisions no later record proves, because they predate chains. */
  unproven: number;
  /** How many records predate signatures. */
  unsigned: number;
  /** A sentence for each fault, with the path of the record. */
  faults: string[];
}

const NUMBERED = /^([1-9]\d*)\.json$/;
const numberOf = (name: string) => Number(NUMBERED.exec(name)?.[1] ?? 0);

/**
 * Numbered records about one subject. Each contains the hash of the one before, so that altering, removing or
 * inserting a record breaks the chain.
 */
export class Chain<T extends Link> {
  readonly folder: string;
  readonly #files: RecordFiles;
  readonly #schema: RecordSchema<T>;
  /** The newest known record. Revisions only grow, so a search starts there. */
  #newest: Hashed<T> | null = null;
  /** Revisions up to this one are known to be unsigned. */
  #unsigned = 0;
  /** Why the record after the newest is refused. */
  #refusal: ReleaseError | null = null;

  constructor(files: RecordFiles, folder: string, schema: RecordSchema<T>) {
    this.folder = folder;
    this.#files = files;
    this.#schema = schema;
  }

  /**
   * The newest record, or null before the first; looks at the disk once. If a process has read one and the next is
   * refused, it keeps the one it has: a forged file must not stop a portal.
   * @throws ReleaseError 'check' if the newest is refused and none was read before
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

  /** Why the record after the newest is refused; null if there is none. */
  get refusal(): string | null {
    return this.#refusal?.message ?? null;
  }

  /** Every revision that has a file, oldest first, whether or not it can be read. */
  revisions = (): number[] =>
    this.#files.medium
      .list(this.folder)
      .map(numberOf)
      .filter((number) => number > 0)
      .sort((a, b) => a - b);

  /** @throws ReleaseError 'check' if it is missing, unreadable or not signed as it must be */
  at(revision: number): Hashed<T> {
    const found = this.#files.read(this.#path(revision), this.#schema);
    if (found.signedBy === null && this.#files.seal) this.#checkUnsigned(revision);
    return found;
  }

  /** An unsigned record must predate signatures: no signed record may come before it. */
  #checkUnsigned(revision: number): void {
    for (; this.#unsigned < revision - 1; this.#unsigned++) {
      const path = this.#path(this.#unsigned + 1);
      if (this.#files.medium.has(path) && this.#files.read(path, this.#schema).signedBy !== null)
        throw new ReleaseError(
          'check',
          `${this.#path(revision)} is not signed, and ${path} before it is: move it out of the store`,
        );
    }
  }

  /** Every record from a revision on, oldest first. */
  *from(revision: number): Generator<T> {
    const newest = this.newest()?.record.revision ?? 0;
    for (let number = revision; number <= newest; number++) yield this.at(number).record;
  }

  /**
   * Creates the record after `expected`, 0 for the first. Resolves to null if another process did so first.
   * @throws ReleaseError 'check' if a refused file has its place, 'not-allowed' if this process may not sign it
   */
  async append(expected: number, content: Omit<T, keyof Link>): Promise<Hashed<T> | null> {
    const newest = this.newest();
    if (this.#refusal) throw this.#refusal;
    if ((newest?.record.revision ?? 0) !== expected) return null;
    const link = { revision: expected + 1, previous: newest?.sha384 ?? null };
    const record = v.parse(this.#schema, { ...content, ...link });
    return this.#files.create(this.#path(expected + 1), record);
  }

  /** Reads the whole chain again and reports what is wrong with it. */
  verify(name: string): ChainReport {
    const faults = this.#strangers();
    const highest = this.#highest();
    let unchained = 0;
    let unsigned = 0;
    /** The previous record; null if it is missing or unreadable. */
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
    // A successor proves the last of them. The first record of a chain has no previous hash either.
    const unproven = Math.max(0, unchained - 1);
    const sha384 = before?.sha384 ?? null;
    return { name, revision: highest, sha384, unproven, unsigned, faults };
  }

  #path = (revision: number) => `${this.folder}/${revision}.json`;
  #highest = () => Math.max(0, ...this.#files.medium.list(this.folder).map(numberOf));

  /** Files that are not records. Names that start with a dot belong to interrupted writers. */
  #strangers = () =>
    this.#files.medium
      .list(this.folder)
      .filter((name) => !name.startsWith('.') && numberOf(name) === 0)
      .map((name) => `${this.folder}/${name} is no record of this chain`);
}

/** Chains of one kind, each below `folder` in a folder of its own. Each is made once, so that it reads no record twice. */
export class Chains<T extends Link> {
  readonly #files: RecordFiles;
  readonly #folder: string;
  readonly #schema: RecordSchema<T>;
  readonly #known = new Map<string, Chain<T>>();

  constructor(files: RecordFiles, folder: string, schema: RecordSchema<T>) {
    this.#files = files;
    this.#folder = folder;
    this.#schema = schema;
  }

  /** Those that have a record. */
  all = (): Chain<T>[] => this.#files.medium.list(this.#folder).map((name) => this.of(name));

  of(name: string): Chain<T> {
    const chain =
      this.#known.get(name) ?? new Chain(this.#files, `${this.#folder}/${name}`, this.#schema);
    this.#known.set(name, chain);
    return chain;
  }
}
