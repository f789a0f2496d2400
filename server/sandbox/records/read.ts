import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The records of the fixture people in a file of this folder, by customer number. */
export const readRecords = <T>(file: string): Record<string, T[]> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, T[]>;
