import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { folderMedium, type Medium, type MediumState } from '../folder.ts';
import { sha384 } from '../hashed.ts';
import { FileTable, type Row } from './file-table.ts';

/** How often to poll for records, in case a notification was lost. */
const POLL_MS = 2_000;

/** Files of versions, fetched on demand; everything else is a record. */
const CONTENT = /^versions\/[^/]+\/[^/]+\/(?=client\/|server\.cjs$)/;
/** Note of a repair; the folder of its version comes before it. */
const REPAIR = /^(versions\/[^/]+\/[^/]+\/)repairs\//;
const CHANNEL = /^channels\/[^/]+\//;

/** Calls `take` with every name and value in a JSON text. Ignores other texts, which readers refuse anyway. */
function eachValue(text: string, take: (name: string, value: unknown) => void): void {
  try {
    JSON.parse(text, (name, value: unknown) => {
      take(name, value);
      return value;
    });
  } catch {
    // Not JSON.
  }
}

/** Ids of all sets that a record names, in any field, because a canary names a second one. */
function setsOf(text: string): string[] {
  const found: string[] = [];
  eachValue(text, (name, value) => {
    if (name === 'set' && typeof value === 'string') found.push(value);
  });
  return found;
}

/** Folders of all versions that a record names as `name: { version }`. */
function foldersOf(text: string): string[] {
  const found: string[] = [];
  eachValue(text, (name, value) => {
    const { version } = (value ?? {}) as { version?: unknown };
    if (typeof version === 'string') found.push(`versions/${name}/${version}/`);
  });
  return found;
}

export interface MirrorOptions {
  /** Folder of the copies. It is not trusted: readers verify hashes and signatures. */
  folder: string;
  address: string;
  /**
   * Follow what others create, and fetch a pinned version's files before its pin; for a server. Without it the
   * mirror fills once and fetches files on demand.
   */
  follows: boolean;
  /** Reports that the database is away, and that it is back. */
  warn(line: string): void;
}

/**
 * The store in PostgreSQL, read from a folder of copies. A record appears in the folder only after every earlier
 * record, and a channel's record only after the files that its customers get.
 */
export class Mirror implements Medium {
  readonly #table: FileTable;
  readonly #folder: string;
  readonly #local: Medium;
  readonly #options: MirrorOptions;
  /** Version folders whose files are all here, with the bytes that were stored. */
  readonly #whole = new Set<string>();
  /** Number of the last record that is here; null before the first poll. */
  #last: string | null = null;
  /** The running or last poll, and the one that waits for its end. */
  #looking: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** The database's last error; null while it answers. */
  #trouble: string | null = null;
  #stop: () => Promise<void> = async () => {};

  private constructor(options: MirrorOptions) {
    this.#options = options;
    this.#folder = options.folder;
    this.#table = new FileTable(options.address);
    this.#local = folderMedium(options.folder);
  }

  /** @throws Error if the database is away; with `follows` it opens with the copies it has */
  static async open(options: MirrorOptions): Promise<Mirror> {
    const mirror = new Mirror(options);
    if (options.follows) await mirror.#follow();
    else await mirror.#pull();
    return mirror;
  }

  read = (path: string) => this.#local.read(path);
  list = (path: string) => this.#local.list(path);
  has = (path: string) => this.#local.has(path);
  trouble = () => this.#trouble;

  async create(path: string, content: Uint8Array | string): Promise<boolean> {
    const bytes = Buffer.from(content);
    const [versionFolder] = CONTENT.exec(path) ?? [];
    const isCreated = await this.#table.create(path, !versionFolder, bytes);
    if (isCreated && !CHANNEL.test(path)) this.#put(path, bytes);
    // If another writer won, its file must be here before the next attempt. A channel's record waits for its files.
    else if (versionFolder) await this.#bring(await this.#table.contentBelow(versionFolder));
    else await this.#pull();
    return isCreated;
  }

  missing = (paths: string[]) => this.#table.missing(paths);

  async replace(path: string, bytes: Uint8Array): Promise<void> {
    await this.#table.replace(path, Buffer.from(bytes));
    this.#put(path, bytes);
  }

  async fetch(folder: string): Promise<void> {
    if (this.#whole.has(folder)) return;
    await this.#bring(await this.#table.contentBelow(folder));
    this.#whole.add(folder);
  }

  /** Other machines keep their copies until somebody deletes them. */
  async remove(paths: string[]): Promise<void> {
    await this.#table.remove(paths);
    this.#whole.clear();
    for (const path of paths) {
      rmSync(join(this.#folder, path), { force: true, recursive: true });
    }
  }

  async state(): Promise<MediumState> {
    return { kind: 'postgresql', bytes: await this.#table.bytes(), free: null };
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#looking.catch(() => undefined);
    await this.#table.close();
  }

  async #follow(): Promise<void> {
    const look = () => this.#pull().then(() => this.#say(null), this.#say);
    await look();
    const timer = setInterval(() => void look(), POLL_MS);
    const stop = this.#table.listen(() => void look());
    this.#stop = async () => {
      clearInterval(timer);
      await stop();
    };
  }

  #say = (error: Error | null) => {
    const wasAway = this.#trouble !== null;
    this.#trouble = error?.message ?? null;
    if (wasAway === (error !== null)) return;
    this.#options.warn(
      error
        ? `${error.message}; until then the last set is served`
        : 'the release database is back',
    );
  };

  /** Fetches new records. Polls do not overlap: a caller during one shares the next. */
  #pull(): Promise<void> {
    this.#next ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#pullNow();
      });
    this.#looking = this.#next;
    return this.#next;
  }

  async #pullNow(): Promise<void> {
    // Local records that the answer does not contain were never stored.
    const before = this.#last === null ? this.#localRecords() : [];
    const { rows, last } = await this.#table.recordsAfter(this.#last ?? '0');
    const known = new Set(rows.map(({ path }) => path));
    for (const path of before)
      if (!known.has(path)) rmSync(join(this.#folder, path), { force: true });
    await this.#bring(rows.filter(({ path }) => !CHANNEL.test(path)));
    // Copies from before a repair may be damaged like the file that it replaced.
    const repaired = rows.flatMap(({ path }) => REPAIR.exec(path)?.[1] ?? []);
    for (const folder of new Set(repaired))
      if (this.#whole.delete(folder)) await this.fetch(folder);
    const channels: Record<string, Row[]> = {};
    for (const row of rows.filter(({ path }) => CHANNEL.test(path)))
      (channels[dirname(row.path)] ??= []).push(row);
    // A channel with missing files must not keep the others from their next set.
    const ends = await Promise.allSettled(Object.values(channels).map(this.#bringChannel));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    this.#last = last;
  }

  /** Brings a channel's new records here, after the files that customers get by the newest. */
  #bringChannel = async (rows: readonly Row[]): Promise<void> => {
    const folders = new Set<string>();
    if (this.#options.follows)
      await this.#table.read(rows.slice(-1), (_, bytes) => {
        for (const folder of this.#neededBy(bytes.toString('utf8'))) folders.add(folder);
      });
    for (const folder of folders) await this.fetch(folder);
    await this.#bring(rows);
  };

  /** Folders of the versions that a channel's record and its sets name. */
  #neededBy(record: string): string[] {
    const sets = setsOf(record).flatMap(
      (id) => this.read(`sets/${id}.json`)?.toString('utf8') ?? [],
    );
    return [record, ...sets].flatMap(foldersOf);
  }

  /** Paths of the records in the folder of copies; names that start with a dot belong to running writers. */
  #localRecords(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .filter((path) => !CONTENT.test(path));
  }

  /** Fetches those of these files that are missing here, or differ from what was stored. */
  async #bring(rows: readonly Row[]): Promise<void> {
    const wanted = rows.filter(({ path, sha384: expected }) => {
      const bytes = this.read(path);
      return !bytes || sha384(bytes) !== expected;
    });
    await this.#table.read(wanted, (path, bytes) => this.#put(path, bytes));
  }

  /** Replaces a copy atomically. */
  #put(path: string, bytes: Uint8Array): void {
    const target = join(this.#folder, path);
    mkdirSync(dirname(target), { recursive: true });
    const aside = join(dirname(target), `.${randomUUID()}`);
    writeFileSync(aside, bytes);
    renameSync(aside, target);
  }
}
