import { expect, test } from '@jest/globals';
import type { TestApi } from '../testing/api.ts';
import { waitForDatabase } from './wait-for-database.ts';

/** Tests how a server waits at its start for the database, on PGlite and on PostgreSQL. */
export const suite = (api: () => TestApi) =>
  test('the wait for the database ends at once where it answers, and says nothing', async () => {
    const said: string[] = [];
    await waitForDatabase(api().database.db, 1_000, (line) => said.push(line));
    expect(said).toEqual([]);
  });
