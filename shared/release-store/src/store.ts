import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderMedium, type Medium } from './folder.ts';
import {
  pinRecord,
  setRecord,
  versionRecord,
  type Channel,
  type PinRecord,
  type SetRecord,
  type VersionRecord,
} from './records.ts';
import { ReleaseError } from './release-error.ts';

/** SHA-384 of bytes in the form of the integrity attribute. */
export const sha384 = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A record with the hash of its bytes. */
export interface Hashed<T> {
  record: T;
  sha384: string;
}

const encode = (record: unknown) => `${JSON.stringify(record, null, 1)}\n`;
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const PIN = /^(\d+)\.json$/;

/** Reads and writes versions, sets and pins. */
export class ReleaseStore {
  readonly root: string;
  readonly #medium: Medium;
  /** Newest known pin of each channel: revisions only grow, so a search starts there. */
  readonly #newest = new Map<Channel, PinRecord>();

  constructor(root: string, medium: Medium = folderMedium(root)) {
    this.root = root;
    this.#medium = medium;
  }

  // Versions

  /** Folder of a version's files on disk. */
  clientFolder = (name: string, version: string): string =>
    join(this.root, 'versions', name, version, 'client');

  #serverPath = (name: string, version: string) => `versions/${name}/${version}/server.cjs`;

  /** Code that renders a version's pages. @throws ReleaseError 'check' where it is missing or altered */
  serverCode(record: VersionRecord): string {
    const path = this.#serverPath(record.name, record.version);
    const bytes = this.#medium.read(path);
    if (!bytes || !record.server) throw new ReleaseError('check', `${path} is missing`);
    if (sha384(bytes) !== record.server.sha384)
      throw new ReleaseError('check', `${path} was altered`);
    return bytes.toString('utf8');
  }

  versions(name: string): string[] {
    return this.#medium
      .list(`versions/${name}`)
      .filter((version) => this.#medium.has(`versions/${name}/${version}/version.json`))
      .sort(byNumber);
  }

  /** Reserves the next free patch number of `base` ("1.0") for the caller. */
  reserveVersion(name: string, base: string): string {
    const taken = this.#medium.list(`versions/${name}`).filter((n) => n.startsWith(`${base}.`));
    const last = taken.sort(byNumber).at(-1)?.split('.')[2];
    for (let patch = last === undefined ? 0 : Number(last) + 1; ; patch++) {
      const version = `${base}.${patch}`;
      if (this.#medium.create(`versions/${name}/${version}/reserved`, '')) return version;
    }
  }

  /** @param expected hash of its version.json. @throws ReleaseError 'check' where it is missing or altered */
  version(name: string, version: string, expected?: string): Hashed<VersionRecord> {
    return this.#read(`versions/${name}/${version}/version.json`, versionRecord, expected);
  }

  /** The newest version with this source hash, or null. */
  versionBySource(name: string, sourceHash: string): Hashed<VersionRecord> | null {
    for (const version of this.versions(name).reverse()) {
      const found = this.version(name, version);
      if (found.record.sourceHash === sourceHash) return found;
    }
    return null;
  }

  /**
   * Publishes a version: its files first and version.json last, so that a visible version is complete. Publishing the same
   * bytes again is a no-op. @throws ReleaseError 'check' where the bytes differ from the record or from a published file
   */
  publish(
    record: VersionRecord,
    files: Map<string, Uint8Array>,
    server: Uint8Array | null,
  ): Hashed<VersionRecord> {
    const folder = `versions/${record.name}/${record.version}`;
    for (const [name, declared] of Object.entries(record.files)) {
      const bytes = files.get(name);
      if (!bytes || sha384(bytes) !== declared.sha384)
        throw new ReleaseError('check', `${folder}: ${name} is not what version.json declares`);
    }
    if ((server ? sha384(server) : null) !== (record.server?.sha384 ?? null))
      throw new ReleaseError('check', `${folder}: the server's code is not what is declared`);
    const paths: [string, Uint8Array][] = [...files].map(([name, bytes]) => [
      `${folder}/client/${name}`,
      bytes,
    ]);
    if (server) paths.push([this.#serverPath(record.name, record.version), server]);
    for (const [path, bytes] of paths)
      if (!this.#medium.create(path, bytes) && !this.#medium.read(path)?.equals(bytes))
        throw new ReleaseError('check', `other bytes are published as ${path}`);
    const text = encode(v.parse(versionRecord, record));
    if (!this.#medium.create(`${folder}/version.json`, text)) {
      const present = this.version(record.name, record.version);
      if (JSON.stringify(present.record.files) !== JSON.stringify(record.files))
        throw new ReleaseError('check', `${folder}: published already with other files`);
      return present;
    }
    return { record, sha384: sha384(text) };
  }

  // Sets

  sets(): string[] {
    return this.#medium
      .list('sets')
      .flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
      .sort(byNumber);
  }

  set(id: string, expected?: string): Hashed<SetRecord> {
    return this.#read(`sets/${id}.json`, setRecord, expected);
  }

  createSet(content: Omit<SetRecord, 'id'>): Hashed<SetRecord> {
    for (const [name, part] of Object.entries(content.parts))
      this.version(name, part.version, part.sha384);
    for (let number = Number(this.sets().at(-1) ?? 0) + 1; ; number++) {
      const record = v.parse(setRecord, { id: String(number), ...content });
      const text = encode(record);
      if (this.#medium.create(`sets/${record.id}.json`, text))
        return { record, sha384: sha384(text) };
    }
  }

  // Pins

  /** The channel's newest pin, or null before its first. Costs one look at the disk. */
  pin(channel: Channel): PinRecord | null {
    const seen = this.#newest.get(channel);
    const names = seen ? [] : this.#medium.list(`channels/${channel}`);
    let newest = seen?.revision ?? Math.max(0, ...names.map((n) => Number(PIN.exec(n)?.[1] ?? 0)));
    while (this.#medium.has(this.#pinPath(channel, newest + 1))) newest++;
    if (newest === 0) return null;
    if (newest === seen?.revision) return seen;
    const pin = this.pinAt(channel, newest);
    this.#newest.set(channel, pin);
    return pin;
  }

  pinAt(channel: Channel, revision: number): PinRecord {
    return this.#read(this.#pinPath(channel, revision), pinRecord).record;
  }

  /**
   * Pins a set as the revision after `expected` (0 for a channel's first).
   * @throws ReleaseError 'stale' where another pin came first, 'check' where a file of the set is missing or altered
   */
  pinSet(
    channel: Channel,
    expected: number,
    change: { set: string; actor: string; reason: string; at: string },
  ): PinRecord {
    const set = this.set(change.set);
    for (const [name, part] of Object.entries(set.record.parts)) {
      const { record } = this.version(name, part.version, part.sha384);
      for (const file of Object.keys(record.files))
        if (!this.#medium.has(`versions/${name}/${part.version}/client/${file}`))
          throw new ReleaseError('check', `${name}@${part.version}: ${file} is missing`);
      if (record.server && !this.#medium.has(this.#serverPath(name, part.version)))
        throw new ReleaseError('check', `${name}@${part.version}: its server code is missing`);
    }
    const current = this.pin(channel)?.revision ?? 0;
    const record: PinRecord = {
      channel,
      revision: expected + 1,
      setSha384: set.sha384,
      ...change,
    };
    if (
      current !== expected ||
      !this.#medium.create(this.#pinPath(channel, expected + 1), encode(record))
    )
      throw new ReleaseError(
        'stale',
        `${channel} is at revision ${this.pin(channel)?.revision ?? 0}, not ${expected}: look again`,
      );
    return record;
  }

  #pinPath = (channel: Channel, revision: number) => `channels/${channel}/${revision}.json`;

  #read<S extends v.GenericSchema>(
    path: string,
    schema: S,
    expected?: string,
  ): Hashed<v.InferOutput<S>> {
    const bytes = this.#medium.read(path);
    if (!bytes) throw new ReleaseError('check', `${path} is missing`);
    const hash = sha384(bytes);
    if (expected !== undefined && hash !== expected)
      throw new ReleaseError('check', `${path} was altered`);
    return { record: v.parse(schema, JSON.parse(bytes.toString('utf8'))), sha384: hash };
  }
}
