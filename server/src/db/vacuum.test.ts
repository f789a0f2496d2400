import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPglite } from './database.ts';
import { vacuumGrown } from './vacuum.ts';

const { db, close } = await openPglite();
afterAll(close);

const statistics = async () => {
  const { rows } = await sql<{ relname: string; reltuples: number; vacuum_count: number }>`
    select s.relname, reltuples, vacuum_count
    from pg_stat_user_tables s join pg_class on oid = relid order by s.relname`.execute(db);
  return rows.map(({ relname, reltuples, vacuum_count }) => [relname, reltuples, vacuum_count]);
};

test('what has grown is vacuumed with statistics, once, and the rest left alone', async () => {
  for (const table of ['bill', 'visit'])
    await sql`create table ${sql.table(table)} (id int)`.execute(db);
  await sql`insert into bill select generate_series(1, 1000)`.execute(db);
  await vacuumGrown(db);
  expect(await statistics()).toEqual([
    ['bill', 1000, 1],
    ['visit', -1, 0],
  ]);
  await sql`insert into visit select generate_series(1, 10)`.execute(db);
  await vacuumGrown(db);
  await vacuumGrown(db);
  expect(await statistics()).toEqual([
    ['bill', 1000, 1],
    ['visit', 10, 1],
  ]);
});
