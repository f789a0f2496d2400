import { join } from 'node:path';
import * as v from 'valibot';
import { Counts } from './counts/counts.ts';
import { CompressedCopies, suffixes } from './immutable/compressed.ts';
import { undeclaredIn } from './immutable/declared.ts';
import { folderMedium, type Medium, type MediumState } from './folder.ts';
import { sha384, type Hashed } from './hashed.ts';
import { RecordFiles } from './record-files.ts';
import { ReadableLists } from './immutable/readable-lists.ts';
import {
  setRecord,
  versionRecord,
  type Channel,
  type SetRecord,
  type VersionRecord,
} from './records.ts';
import { ReleaseError } from './release-error.ts';
import type { Seal } from './signing/seal.ts';

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Reads and writes versions and sets, which never change. */
export class ImmutableRecords {
  readonly root: string;
  protected readonly medium: Medium;
  protected readonly files: RecordFiles;

  /** For tests. Other code opens the configured store with its keys (open-store.ts). */
  constructor(root: string, medium: Medium = folderMedium(root), seal: Seal | null = null) {
    this.root = root;
    this.medium = medium;
    this.files = new RecordFiles(medium, seal);
  }

  /** Stops the medium's background work; a folder has none. */
  close = (): Promise<void> => this.medium.close();

  /** @throws Error with a one-line message if the medium is away */
  mediumState = (): Promise<MediumState> => this.medium.state();

  /** Why this process may read outdated records: the database does not answer. Null if it does. */
  get trouble(): string | null {
    return this.medium.trouble();
  }

  readonly #counts = new Map<Channel, Counts>();
  /** The counts of a channel's portal servers. */
  counts(channel: Channel): Counts {
    const counts = this.#counts.get(channel) ?? new Counts(this.medium, `counts/${channel}`);
    this.#counts.set(channel, counts);
    return counts;
  }

  readonly #lists = new ReadableLists();
  /** Why lists of records left some out, as they were last read. */
  get skipped(): string[] {
    return this.#lists.skipped;
  }

  /** Reads the records of a list, without those that cannot be read (readable-lists.ts). */
  readable = <K, T>(list: string, keys: readonly K[], read: (key: K) => T): T[] =>
    this.#lists.read(list, keys, read);

  // Versions

  /** Folder of a version's files on disk. */
  clientFolder = (name: string, version: string): string =>
    join(this.root, 'versions', name, version, 'client');

  /** Paths of the files without which a version cannot be served. */
  protected filesOf({ name, version, files, server }: VersionRecord): string[] {
    const client = Object.keys(files).map((file) => `versions/${name}/${version}/client/${file}`);
    return server ? [...client, this.#serverPath(name, version)] : client;
  }

  #serverPath = (name: string, version: string) => `versions/${name}/${version}/server.cjs`;

  /** The code that renders a version's pages on the server. @throws ReleaseError 'check' if it is missing or altered */
  serverCode(record: VersionRecord): string {
    const path = this.#serverPath(record.name, record.version);
    const bytes = this.medium.read(path);
    if (!bytes || !record.server) throw new ReleaseError('check', `${path} is missing`);
    if (sha384(bytes) !== record.server.sha384)
      throw new ReleaseError('check', `${path} was altered`);
    return bytes.toString('utf8');
  }

  /** Brings a version's files to this disk; does nothing for a version that does not exist. */
  async fetch(name: string, version: string): Promise<void> {
    if (this.medium.has(`versions/${name}/${version}/version.json`))
      await this.medium.fetch(`versions/${name}/${version}/`);
  }

  /** Names of the parts that have a version. */
  parts(): string[] {
    return this.medium.list('versions').filter((name) => this.versions(name).length > 0);
  }

  versions(name: string): string[] {
    return this.medium
      .list(`versions/${name}`)
      .filter((version) => this.medium.has(`versions/${name}/${version}/version.json`))
      .sort(byNumber);
  }

  /**
   * Reserves the next free patch number of `base` ("1.0") for the caller.
   * @throws ReleaseError 'not-allowed' if this process may not sign the part's versions
   */
  async reserveVersion(name: string, base: string): Promise<string> {
    this.files.seal?.checkSigner(`versions/${name}/`);
    const taken = this.medium.list(`versions/${name}`).filter((n) => n.startsWith(`${base}.`));
    const last = taken.sort(byNumber).at(-1)?.split('.')[2];
    for (let patch = last === undefined ? 0 : Number(last) + 1; ; patch++) {
      const version = `${base}.${patch}`;
      if (await this.medium.create(`versions/${name}/${version}/reserved`, '')) return version;
    }
  }

  /** @param expected hash of its version.json @throws ReleaseError 'check' if it is missing or altered */
  version(name: string, version: string, expected?: string): Hashed<VersionRecord> {
    return this.files.read(`versions/${name}/${version}/version.json`, versionRecord, expected);
  }

  /** Records of the part's versions, oldest first, without unreadable ones, which `skipped` names. */
  readableVersions = (name: string): Hashed<VersionRecord>[] =>
    this.readable(`versions/${name}`, this.versions(name), (one) => this.version(name, one));

  /** Whether the store has every file that the version needs to be served. */
  async isWhole(record: VersionRecord): Promise<boolean> {
    return (await this.medium.missing(this.filesOf(record))).length === 0;
  }

  /** A sentence for each fault of a version's bytes, which says what to do. */
  async fileFaults(record: VersionRecord): Promise<string[]> {
    const { name } = record;
    return (await this.#damaged(record)).map(
      ({ path, is }) =>
        `${path} ${is}: deliver its sources again, restore it, or release rollback --remote ${name}`,
    );
  }

  readonly #copies = new CompressedCopies();

  /** Verifies a version's bytes: files for browsers, plain and compressed, and the server's code. */
  async #damaged(record: VersionRecord): Promise<{ path: string; is: string }[]> {
    const { name, version, files, server } = record;
    await this.fetch(name, version);
    // This disk may still have a copy of a file that the store has lost.
    const lost = new Set(await this.medium.missing(this.filesOf(record)));
    const faultOf = (path: string, declared: string, hashOf: (bytes: Buffer) => string) => {
      const bytes = lost.has(path) ? null : this.medium.read(path);
      try {
        if (bytes && hashOf(bytes) === declared) return [];
      } catch {
        // Not decompressible, which is reported below.
      }
      return [{ path, is: bytes ? 'was altered' : 'is missing' }];
    };
    const client = Object.entries(files).flatMap(([file, { sha384: declared, bytes: size }]) => {
      const path = `versions/${name}/${version}/client/${file}`;
      return [
        ...faultOf(path, declared, sha384),
        ...suffixes.flatMap((suffix) =>
          this.medium.has(path + suffix)
            ? faultOf(path + suffix, declared, (bytes) => this.#copies.hashOf(suffix, bytes, size))
            : [],
        ),
      ];
    });
    const code = server ? faultOf(this.#serverPath(name, version), server.sha384, sha384) : [];
    return [...client, ...code];
  }

  /** Whether any of its files is left: a killed `removeFiles` leaves some. */
  async hasFiles(record: VersionRecord): Promise<boolean> {
    const { name, version } = record;
    const paths = [`versions/${name}/${version}/client`, ...this.filesOf(record)];
    return (await this.medium.missing(paths)).length < paths.length;
  }

  /** Deletes a version's files but keeps its version.json, so that the audit can still prove the sets that name it. */
  async removeFiles({ name, version }: Pick<VersionRecord, 'name' | 'version'>): Promise<void> {
    const client = `versions/${name}/${version}/client`;
    await this.medium.remove([client, this.#serverPath(name, version)]);
  }

  /**
   * The newest version with this source hash that has files, or null; one whose files are whole before one with
   * `damaged` files. Without any file it was deleted by `gc`.
   */
  async versionBySource(
    name: string,
    sourceHash: string,
  ): Promise<(Hashed<VersionRecord> & { damaged: boolean }) | null> {
    let first: Hashed<VersionRecord> | null = null;
    for (const found of this.readableVersions(name).reverse()) {
      if (found.record.sourceHash !== sourceHash || !(await this.hasFiles(found.record))) continue;
      if ((await this.#damaged(found.record)).length === 0) return { ...found, damaged: false };
      first ??= found;
    }
    return first && { ...first, damaged: true };
  }

  /**
   * Writes the missing and altered files of a published version again, which was built again from its sources.
   * Returns their paths; null if this build has other bytes.
   * @throws ReleaseError 'not-allowed' if this process may not sign the part's versions
   */
  async repair(record: VersionRecord, files: Map<string, Uint8Array>, server: Uint8Array | null) {
    const folder = `versions/${record.name}/${record.version}`;
    this.files.seal?.checkSigner(`${folder}/`);
    if (undeclaredIn(record, files, server)) return null;
    const bytesOf = new Map(this.#pathsOf(record, files, server));
    const repaired: string[] = [];
    for (const { path } of await this.#damaged(record)) {
      const bytes = bytesOf.get(path);
      if (!bytes) continue;
      await this.medium.replace(path, bytes);
      repaired.push(path);
    }
    // Other machines learn of it by this note, and fetch their copies again.
    const noted = this.medium.list(`${folder}/repairs`).length;
    for (let note = noted + 1; repaired.length > 0; note++)
      if (await this.medium.create(`${folder}/repairs/${note}`, repaired.join('\n'))) break;
    return repaired;
  }

  #pathsOf(
    { name, version }: VersionRecord,
    files: Map<string, Uint8Array>,
    server: Uint8Array | null,
  ): [path: string, bytes: Uint8Array][] {
    const client = [...files].map(([file, bytes]): [string, Uint8Array] => [
      `versions/${name}/${version}/client/${file}`,
      bytes,
    ]);
    return server ? [...client, [this.#serverPath(name, version), server]] : client;
  }

  /**
   * Publishes a version: files first and version.json last, so that a visible version is complete. Publishing the
   * same bytes again does nothing.
   * @throws ReleaseError 'check' if the bytes differ from the record or from a published file
   */
  async publish(
    record: VersionRecord,
    files: Map<string, Uint8Array>,
    server: Uint8Array | null,
  ): Promise<Hashed<VersionRecord>> {
    const folder = `versions/${record.name}/${record.version}`;
    const undeclared = undeclaredIn(record, files, server);
    if (undeclared) throw new ReleaseError('check', `${folder}: ${undeclared}`);
    for (const [path, bytes] of this.#pathsOf(record, files, server))
      if (!(await this.medium.create(path, bytes)) && !this.medium.read(path)?.equals(bytes))
        throw new ReleaseError('check', `other bytes are published as ${path}`);
    const created = await this.files.create(
      `${folder}/version.json`,
      v.parse(versionRecord, record),
    );
    if (created) return created;
    const present = this.version(record.name, record.version);
    if (JSON.stringify(present.record.files) !== JSON.stringify(record.files))
      throw new ReleaseError('check', `${folder}: published already with other files`);
    return present;
  }

  // Sets

  sets(): string[] {
    return this.medium
      .list('sets')
      .flatMap((name) => /^([1-9]\d*)\.json$/.exec(name)?.[1] ?? [])
      .sort(byNumber);
  }

  set(id: string, expected?: string): Hashed<SetRecord> {
    return this.files.read(`sets/${id}.json`, setRecord, expected);
  }

  /** Records of all sets, oldest first, without unreadable ones, which `skipped` names. */
  readableSets = (): Hashed<SetRecord>[] =>
    this.readable('sets', this.sets(), (id) => this.set(id));

  async createSet(content: Omit<SetRecord, 'id'>): Promise<Hashed<SetRecord>> {
    for (const [name, part] of Object.entries(content.parts))
      this.version(name, part.version, part.sha384);
    for (let number = Number(this.sets().at(-1) ?? 0) + 1; ; number++) {
      const record = v.parse(setRecord, { id: String(number), ...content });
      const created = await this.files.create(`sets/${record.id}.json`, record);
      if (created) return created;
    }
  }
}
