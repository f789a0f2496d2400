import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';

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
