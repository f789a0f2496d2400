import type { Db } from '../../db/database.ts';
import type { FileStore } from './file-store.ts';
import { deleteUnclaimed, knownPhotos } from './repository.ts';

/** Long enough for a form that is left open overnight to keep its photos. */
const UNCLAIMED_MS = 24 * 60 * 60_000;
/** Longer than any upload takes from storing its file to adding its row. */
const STRAY_MS = 10 * 60_000;
const AT_ONCE = 500;

async function removeStrays(db: Db, files: FileStore, names: string[]): Promise<void> {
  const known = await knownPhotos(db, names);
  for (const name of names)
    if (!known.has(name) && (await files.age(name)) > STRAY_MS) await files.remove(name);
}

/**
 * Deletes photos that no submission named within a day, and files without a row, which killed uploads and
 * deletions leave behind. Rows go first, so that a row always has its file.
 */
export async function sweepPhotos(db: Db, files: FileStore, now: number): Promise<void> {
  for (const name of await deleteUnclaimed(db, now - UNCLAIMED_MS)) await files.remove(name);
  let names: string[] = [];
  for await (const name of files.names()) {
    names.push(name);
    if (names.length < AT_ONCE) continue;
    await removeStrays(db, files, names);
    names = [];
  }
  await removeStrays(db, files, names);
}
