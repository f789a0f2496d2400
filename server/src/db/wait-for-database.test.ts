import { expect, test } from '@jest/globals';
import { openPglite, openPostgres } from './database.ts';
import { waitForDatabase } from './wait-for-database.ts';

const nobody = () => openPostgres('postgresql://nobody@127.0.0.1:1/none');

test('goes on at once where the database answers, and says nothing', async () => {
  const { db, close } = await openPglite();
  const said: string[] = [];
  await waitForDatabase(db, 1_000, (line) => said.push(line));
  expect(said).toEqual([]);
  await close();
});

test('says once that it waits, and gives up after its time', async () => {
  const { db, close } = nobody();
  const said: string[] = [];
  const wait = waitForDatabase(db, 1_200, (line) => said.push(line));
  await expect(wait).rejects.toThrow('ECONNREFUSED');
  expect(said).toEqual([
    'the database of DATABASE_URL does not answer: waiting for it, 1.2 s at most',
  ]);
  await close();
});
