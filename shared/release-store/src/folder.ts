import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';

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
 * and a reader never sees half a file. Reads are synchronous, because pages are composed of them.
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
  close(): Promise<void>;
}

/** A medium in a folder of the file system. */
export function folderMedium(root: string): Medium {
  const at = (path: string) => join(root, path);
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path)) : null),
    has: (path) => existsSync(at(path)),
    fetch: async () => {},
    close: async () => {},
    async state() {
      try {
        const { bavail, bsize } = await statfs(root);
        return { kind: 'folder', bytes: null, free: bavail * bsize };
      } catch (error) {
        throw new Error(
          `the release store's folder cannot be read (${(error as Error).message}): check DATA_DIR and its disk`,
          { cause: error },
        );
      }
    },
    missing: async (paths) => paths.filter((path) => !existsSync(at(path))),
    list: (path) => (existsSync(at(path)) ? readdirSync(at(path)) : []),
    async remove(paths) {
      for (const path of paths) rmSync(at(path), { force: true, recursive: true });
    },
    async create(path, bytes) {
      const target = at(path);
      mkdirSync(dirname(target), { recursive: true });
      // Written to another name and linked: the path appears with its whole content or not at all.
      const aside = join(dirname(target), `.${randomUUID()}`);
      writeFileSync(aside, bytes, { flush: true });
      try {
        linkSync(aside, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        rmSync(aside);
      }
    },
  };
}
