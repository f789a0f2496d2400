import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { StoreError } from './release-error.ts';

/** What a medium knows of itself; null is what it cannot know. */
export interface MediumState {
  kind: 'folder' | 'postgresql';
  /** Bytes that it takes on its disk. */
  bytes: number | null;
  /** Bytes that are free on its disk. */
  free: number | null;
}

/**
 * What a store needs of its medium. It never overwrites: each record is created once, so that two writers cannot both win
 * and a reader never sees half a file. Reads are synchronous, because pages are composed of them. Each throws StoreError where
 * the medium itself fails.
 */
export interface Medium {
  read(path: string): Buffer | null;
  /** Resolves to false where `path` exists. */
  create(path: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Names in a folder; empty where it does not exist. */
  list(path: string): string[];
  has(path: string): boolean;
  /** Those of these files of versions that the store does not have. */
  missing(paths: string[]): Promise<string[]>;
  /** Makes the files below a version's folder, which ends with a slash, readable. */
  fetch(folder: string): Promise<void>;
  /** For `gc` alone: files, or folders with all that is below. Of versions that nobody uses, and old figures. */
  remove(paths: string[]): Promise<void>;
  /** Asks the medium itself, and no copy. @throws Error of one line where it is away */
  state(): Promise<MediumState>;
  /** Why what is read may be old: its source does not answer. Null where that is not so. */
  trouble(): string | null;
  close(): Promise<void>;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
/** The path, or a folder on the way to it, does not exist. */
const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

/** A medium in a folder of the file system. */
export function folderMedium(root: string): Medium {
  const at = (path: string) => join(root, path);
  const failed = (error: unknown) =>
    new StoreError(
      isFull(error)
        ? `the release store is full (${(error as Error).message}): free space on the disk of ${root}, release gc --dry-run names what nobody uses, then try again`
        : `the release store failed (${(error as Error).message}): check the disk of ${root}, then release live, and try again`,
      { cause: error },
    );

  /** Whether this process has seen something in the folder. */
  let isFilled = false;
  /**
   * Called where a path is missing: finds out whether the whole store is. A lost mount leaves an empty folder or none, and a
   * store that had something never becomes empty.
   * @throws StoreError
   */
  function checkThere(): void {
    let names: string[] = [];
    try {
      names = readdirSync(root);
    } catch (error) {
      if (!isMissing(error)) throw failed(error);
    }
    if (names.length === 0 && isFilled)
      throw new StoreError(
        `the release store is away (${root} is empty or gone): mount it again, then release live, and try again`,
      );
    isFilled = names.length > 0;
  }

  /** What `look` returns; `none` where the path does not exist. @throws StoreError */
  function orNone<T>(look: () => T, none: T): T {
    try {
      const found = look();
      isFilled = true;
      return found;
    } catch (error) {
      if (!isMissing(error)) throw failed(error);
      checkThere();
      return none;
    }
  }
  const has = (path: string) => orNone(() => statSync(at(path)) !== undefined, false);

  return {
    has,
    read: (path) => orNone(() => readFileSync(at(path)), null),
    list: (path) => orNone(() => readdirSync(at(path)), []),
    fetch: async () => {},
    trouble: () => null,
    close: async () => {},
    async state() {
      checkThere();
      try {
        const { bavail, bsize } = await statfs(root);
        return { kind: 'folder', bytes: null, free: bavail * bsize };
      } catch (error) {
        throw failed(error);
      }
    },
    missing: async (paths) => paths.filter((path) => !has(path)),
    async remove(paths) {
      for (const path of paths) rmSync(at(path), { force: true, recursive: true });
    },
    async create(path, bytes) {
      // Before anything is written: what exists is found on a full disk too.
      if (has(path)) return false;
      const target = at(path);
      // Written to another name and linked: the path appears with its whole content or not at all.
      const aside = join(dirname(target), `.${randomUUID()}`);
      let isWritten = false;
      try {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(aside, bytes, { flush: true });
        isWritten = true;
        linkSync(aside, target);
        return true;
      } catch (error) {
        if (isWritten && codeOf(error) === 'EEXIST') return false;
        throw failed(error);
      } finally {
        rmSync(aside, { force: true });
      }
    },
  };
}
