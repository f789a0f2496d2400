import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

const BUSY = 5;

/** Locks in force. This reference keeps them from being garbage collected, which would release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process: the embedded database lets a second process in and then loses rows. The
 * lock is a SQLite write transaction on a file beside the folder. The operating system holds it, so it ends
 * with the process however that ends, never goes stale, and cannot be taken over by two processes.
 * @returns a function that releases the lock
 * @throws StartError where another process has locked the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    // Leaves this process's id for the one that is refused.
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
