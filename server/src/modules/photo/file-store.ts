import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

declare module '../../parts.ts' {
  interface Parts {
    /** Files that customers upload. */
    files: FileStore;
  }
}

/** Stores bytes under names of letters, digits, `-` and `_`. */
export interface FileStore {
  /** Once it resolves, the bytes survive a loss of power; until then the name has no bytes at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Removes a file. A missing one is not an error. */
  remove(name: string): Promise<void>;
  /** All names, including the temporary files that a killed `put` left behind. */
  names(): AsyncIterable<string>;
  /** Milliseconds since a file was written; 0 if there is none. */
  age(name: string): Promise<number>;
}

/** The temporary file of a `put` has a dot in its name; other names have none. */
const NAME = /^[\w-]+(\.[\w-]+)?$/;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The task's result, or `other` if the file is missing. */
const orIfMissing = <T, U>(task: Promise<T>, other: U): Promise<T | U> =>
  task.catch((error: unknown) => {
    if (isMissing(error)) return other;
    throw error;
  });

/** Flushes a folder's entries to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A store in a folder that only its owner can open; creates the folder if it is missing. */
export function folderStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('no name of a file in the store');
    return join(folder, name);
  };

  async function writeAside(aside: string, bytes: Uint8Array): Promise<void> {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const aside = pathOf(`${name}.${randomUUID()}`);
      try {
        await writeAside(aside, bytes);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    read: async (name) => orIfMissing(readFile(pathOf(name)), null),
    remove: async (name) => rm(pathOf(name), { force: true }),
    async *names() {
      for await (const { name } of await opendir(folder)) if (NAME.test(name)) yield name;
    },
    async age(name) {
      const found = await orIfMissing(stat(pathOf(name)), null);
      return found ? Date.now() - found.mtimeMs : 0;
    },
  };
}
