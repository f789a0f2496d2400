import { expect, test } from '@jest/globals';
import { openPostgres } from './database.ts';
import { waitForDatabase } from './wait-for-database.ts';

test('says once that it waits, and gives up after its time', async () => {
  const { db, close } = openPostgres('postgresql://nobody@127.0.0.1:1/none');
  const said: string[] = [];
  const wait = waitForDatabase(db, 1_200, (line) => said.push(line));
  await expect(wait).rejects.toThrow('ECONNREFUSED');
  expect(said).toEqual([
    'the database of DATABASE_URL does not answer: waiting for it, 1.2 s at most',
  ]);
  await close();
});
