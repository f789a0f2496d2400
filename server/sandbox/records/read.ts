import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lists of a file of this folder, by their key: of the fixture people's records the customer number. */
export const readRecords = <T>(file: string): Record<string, T[]> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, T[]>;
