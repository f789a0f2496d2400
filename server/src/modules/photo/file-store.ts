import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps bytes under names of letters, digits, `-` and `_`. */
export interface FileStore {
  /** Once it resolves, the bytes outlive a loss of power; before, the name has none of them. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where nothing has the name. */
  read(name: string): Promise<Buffer | null>;
  /** Takes a file away; one that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** Every name, also of what a killed `put` left behind. */
  names(): AsyncIterable<string>;
  /** Milliseconds since it was written; 0 where nothing has the name. */
  age(name: string): Promise<number>;
}

/** What a `put` under way writes to has a dot: no name has one. */
const NAME = /^[\w-]+(\.[\w-]+)?$/;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What `task` gives, or the other where there is no such file. */
const orIfMissing = <T, U>(task: Promise<T>, other: U): Promise<T | U> =>
  task.catch((error: unknown) => {
    if (isMissing(error)) return other;
    throw error;
  });

/** Makes sure that the names in a folder are on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A store that is a folder, which its owner alone can open; it is made where it is missing. */
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
