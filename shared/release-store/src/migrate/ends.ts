import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { folderMedium } from '../folder.ts';
import { sha384 } from '../hashed.ts';
import type { FileTable } from '../postgres/file-table.ts';

/** Files of versions; everything else is a record. */
export const CONTENT = /^versions\/[^/]+\/[^/]+\/(client\/|server\.cjs$)/;

/** One side of a migration: files are copied from it, or to it. */
export interface End {
  /** Its name in sentences. */
  name: string;
  /** Each file with the hash of its present bytes. */
  hashes(): Promise<Map<string, string>>;
  /** Calls `take` with each of these files that still exists, in this order. */
  read(
    paths: readonly string[],
    take: (path: string, bytes: Buffer) => Promise<void>,
  ): Promise<void>;
  /** Resolves to false if `path` exists. */
  create(path: string, bytes: Buffer): Promise<boolean>;
}

/** Paths of the files below a folder; names that start with a dot belong to running or killed writers. */
function pathsBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** A store in a folder. */
export function folderEnd(root: string): End {
  const medium = folderMedium(root);
  return {
    name: `the folder ${root}`,
    async hashes() {
      // Channels first: whatever their records name was written before them, and so is listed after them.
      const folders = existsSync(root) ? readdirSync(root).sort() : [];
      const ordered = [...new Set(['channels', 'sets', ...folders])];
      const paths = ordered.flatMap((folder) => pathsBelow(root, folder));
      const found = new Map<string, string>();
      for (const path of paths) {
        const bytes = medium.read(path);
        if (bytes) found.set(path, sha384(bytes));
      }
      return found;
    },
    async read(paths, take) {
      for (const path of paths) {
        const bytes = existsSync(join(root, path)) ? readFileSync(join(root, path)) : null;
        if (bytes) await take(path, bytes);
      }
    },
    create: (path, bytes) => medium.create(path, bytes),
  };
}

/** A store in PostgreSQL. */
export const tableEnd = (table: FileTable): End => ({
  name: 'the release database',
  hashes: () => table.hashes(),
  read: (paths, take) => table.readNow(paths, take),
  create: (path, bytes) => table.create(path, !CONTENT.test(path), bytes),
});
