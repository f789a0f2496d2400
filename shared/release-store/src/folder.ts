import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { StoreError } from './release-error.ts';

/** What a medium knows about itself; null for what it cannot know. */
export interface MediumState {
  kind: 'folder' | 'postgresql';
  /** Bytes used on its disk. */
  bytes: number | null;
  /** Bytes free on its disk. */
  free: number | null;
}

/**
 * What a store needs of its medium. It never overwrites a record: each is created once, so two writers cannot both win
 * and no reader sees half a file. Reads are synchronous, because pages are composed from them. Each method throws
 * StoreError if the medium itself fails.
 */
export interface Medium {
  read(path: string): Buffer | null;
  /** Resolves to false if `path` exists. */
  create(path: string, bytes: Uint8Array | string): Promise<boolean>;
  /** Names in a folder; empty if it does not exist. */
  list(path: string): string[];
  has(path: string): boolean;
  /** Those of these version files that the store does not have. */
  missing(paths: string[]): Promise<string[]>;
  /** Only to repair a published file: puts these bytes in its place, at once for every reader of this machine. */
  replace(path: string, bytes: Uint8Array): Promise<void>;
  /** Makes the files below a version's folder readable; the path ends with a slash. */
  fetch(folder: string): Promise<void>;
  /** Only for `gc`: deletes files, or whole folders, of unused versions and old figures. */
  remove(paths: string[]): Promise<void>;
  /** Asks the medium itself and not a copy. @throws Error with a one-line message if it is away */
  state(): Promise<MediumState>;
  /** Why reads may be outdated: their source does not answer. Null if it does. */
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

  /** Whether this process has ever seen content in the folder. */
  let isFilled = false;
  /**
   * Called for a missing path: finds out whether the whole store is missing. A lost mount leaves an empty folder or
   * none, and a store with content never becomes empty.
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

  /** The result of `look`; `none` if the path does not exist. @throws StoreError */
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
    async replace(path, bytes) {
      const target = at(path);
      const aside = join(dirname(target), `.${randomUUID()}`);
      try {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(aside, bytes, { flush: true });
        renameSync(aside, target);
      } catch (error) {
        rmSync(aside, { force: true });
        throw failed(error);
      }
    },
    async remove(paths) {
      for (const path of paths) rmSync(at(path), { force: true, recursive: true });
    },
    async create(path, bytes) {
      // Look before writing, because a full disk can still tell what exists.
      if (has(path)) return false;
      const target = at(path);
      // Write under another name, then link: the path appears with its whole content or not at all.
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
