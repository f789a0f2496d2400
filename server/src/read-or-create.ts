import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Reads a file that only its owner may read, or creates it with `make()`. Of two processes that create it at
 * once one wins, and both read the winner's.
 */
export function readOrCreate(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Written to another file and then linked, so that a killed process never leaves half a key.
  const aside = `${file}.${randomUUID()}`;
  writeFileSync(aside, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(aside);
  }
  return readFileSync(file, 'utf8').trim();
}
