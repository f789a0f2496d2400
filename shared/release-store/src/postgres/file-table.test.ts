import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../../../server/src/testing/postgres.ts';
import { FileTable } from './file-table.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 600_000);
afterAll(() => postgres.stop());

test('a connection that is cut in the middle of a repair fails the repair, and nothing else', async () => {
  const address = await postgres.createDatabase();
  const table = new FileTable(address);
  await table.create('a.js', false, Buffer.from('altered'));
  const other = new pg.Client(address);
  await other.connect();
  // The repair waits for this row, in its transaction.
  await other.query('begin; select from release_file for update');
  const repair = table.replace('a.js', Buffer.from('as published'));
  const cut = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await other.query(cut)).rows.length === 0);
  await expect(repair).rejects.toThrow('the release database');
  await other.query('commit');
  expect(await table.missing(['a.js'])).toEqual([]);
  await Promise.all([other.end(), table.close()]);
});
