import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { folderMedium, type Medium, type MediumState } from '../folder.ts';
import { sha384 } from '../hashed.ts';
import { FileTable, type Row } from './file-table.ts';

/** How often a mirror looks for records that it was not told of. */
const POLL_MS = 2_000;

/** The files of versions, which a mirror fetches when they are needed; everything else is a record. */
const CONTENT = /^versions\/[^/]+\/[^/]+\/(?=client\/|server\.cjs$)/;
const CHANNEL = /^channels\/[^/]+\//;

/** Calls `take` with every value in a text of JSON and its name. A text that is none has none: readers refuse it. */
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

/** Ids of the sets that a record names, in whatever field: a canary names a second. */
function setsOf(text: string): string[] {
  const found: string[] = [];
  eachValue(text, (name, value) => {
    if (name === 'set' && typeof value === 'string') found.push(value);
  });
  return found;
}

/** Folders of the versions that a record names: `name: { version }`. */
function foldersOf(text: string): string[] {
  const found: string[] = [];
  eachValue(text, (name, value) => {
    const { version } = (value ?? {}) as { version?: unknown };
    if (typeof version === 'string') found.push(`versions/${name}/${version}/`);
  });
  return found;
}

export interface MirrorOptions {
  /** Folder of the copies. It proves nothing: readers check hashes and signatures. */
  folder: string;
  /** Address of the database. */
  address: string;
  /**
   * Follow what others create, and have the files of a pinned version here before its pin is: for a server. Without it the
   * mirror is filled once, and fetches files when they are asked for.
   */
  follows: boolean;
  /** Says that the database is away, and that it is back. */
  warn(line: string): void;
}

/**
 * The store in PostgreSQL, read from a folder of copies. A record is in the folder only after every record that was created
 * before it, and a channel's record only after the files that its customers get.
 */
export class Mirror implements Medium {
  readonly #table: FileTable;
  readonly #folder: string;
  readonly #local: Medium;
  readonly #options: MirrorOptions;
  /** Folders of versions whose files are all here and as they were stored. */
  readonly #whole = new Set<string>();
  /** Number of the last record that is here; null before the first look. */
  #last: string | null = null;
  /** The look under way or the last one, and the one that waits for its end. */
  #looking: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  /** What the database failed with; null while it answers. */
  #trouble: string | null = null;
  #stop: () => Promise<void> = async () => {};

  private constructor(options: MirrorOptions) {
    this.#options = options;
    this.#folder = options.folder;
    this.#table = new FileTable(options.address);
    this.#local = folderMedium(options.folder);
  }

  /** @throws Error where the database is away, unless the mirror follows: then it begins with what it had */
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
    // Who lost must see the winner's file before the next attempt. A channel's record waits for its files.
    else if (versionFolder) await this.#bring(await this.#table.contentBelow(versionFolder));
    else await this.#pull();
    return isCreated;
  }

  missing = (paths: string[]) => this.#table.missing(paths);

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

  /** Brings new records here. Looks do not overlap; whoever asks while one waits to begin gets that one. */
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
    // What was here before we ask, and is not in the answer, was never stored.
    const before = this.#last === null ? this.#localRecords() : [];
    const { rows, last } = await this.#table.recordsAfter(this.#last ?? '0');
    const known = new Set(rows.map(({ path }) => path));
    for (const path of before)
      if (!known.has(path)) rmSync(join(this.#folder, path), { force: true });
    await this.#bring(rows.filter(({ path }) => !CHANNEL.test(path)));
    const channels: Record<string, Row[]> = {};
    for (const row of rows.filter(({ path }) => CHANNEL.test(path)))
      (channels[dirname(row.path)] ??= []).push(row);
    // A channel whose files are not to be had must not keep the others from their next set.
    const ends = await Promise.allSettled(Object.values(channels).map(this.#bringChannel));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    this.#last = last;
  }

  /** Brings new records of a channel; before them the files that customers get by the newest. */
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

  /** Paths of the records in the folder of copies; names that begin with a dot are of writers under way. */
  #localRecords(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)))
      .filter((path) => !CONTENT.test(path));
  }

  /** Brings those of these files that are not here as they were stored. */
  async #bring(rows: readonly Row[]): Promise<void> {
    const wanted = rows.filter(({ path, sha384: expected }) => {
      const bytes = this.read(path);
      return !bytes || sha384(bytes) !== expected;
    });
    await this.#table.read(wanted, (path, bytes) => this.#put(path, bytes));
  }

  /** Replaces a copy. It appears with its whole content. */
  #put(path: string, bytes: Uint8Array): void {
    const target = join(this.#folder, path);
    mkdirSync(dirname(target), { recursive: true });
    const aside = join(dirname(target), `.${randomUUID()}`);
    writeFileSync(aside, bytes);
    renameSync(aside, target);
  }
}
