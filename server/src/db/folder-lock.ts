import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

const BUSY = 5;

/** Locks in force. Without this a lock whose caller forgot it would be collected, and open. */
const held = new Set<DatabaseSync>();

/**
 * Takes a folder for this process alone: the embedded database lets a second process in and then
 * loses its rows. The lock is a write transaction of SQLite on a file beside the folder, so the
 * operating system holds it: it ends with the process however that ends, a stale one cannot exist,
 * and two processes cannot both take it over.
 * @returns what gives the folder free again
 * @throws StartError when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    // The holder's number is left where the process that is refused can read it.
    lock.exec(`begin immediate; pragma user_version = ${process.pid}; commit; begin immediate`);
  } catch (error) {
    const holder = lock.prepare('pragma user_version').get()?.['user_version'];
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new StartError(
      `${folder} is in use by process ${String(holder)}: stop it, or set DATA_DIR to another folder`,
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
