import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPglite, type Database } from './database.ts';
import { migrate, migrationsIn, noWayBack, oldestFor } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite();
  await migrate(database.db);
  // A later release added to the schema.
  await sql`alter table session add column later text`.execute(database.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9000-later', '1999-01-01')`.execute(
    database.db,
  );
}, 600_000);
afterAll(() => database.close());

test('leaves a database alone that a later release has added to', async () => {
  await migrate(database.db);
  await migrate(database.db);
});

test('refuses a database from which a later release took away what this one needs', async () => {
  await database.db
    .updateTable('schema_compatibility')
    .set({ oldest: '0028-several-servers' })
    .execute();
  await migrate(database.db);
  await database.db.updateTable('schema_compatibility').set({ oldest: '8999-before' }).execute();
  await expect(migrate(database.db)).rejects.toThrow(
    'DATABASE_URL: a later release changed this database so that only releases with migration 8999-before can use it',
  );
});

describe('a return to the release before', () => {
  const today = { names: ['0001-a', '0028-b', '0029-c'], oldest: '0028-b' };

  test.each([
    ['has all migrations of today', ['0001-a', '0028-b', '0029-c'], null],
    ['lacks the last, which only added', ['0001-a', '0028-b'], null],
    [
      'lacks the one that servers need',
      ['0001-a'],
      'its server cannot use the schema of today, which needs migration 0028-b or a later one, and its last is 0001-a',
    ],
    [
      'has one that was renumbered since',
      ['0001-a', '0028-b', '0029-other'],
      "its database has migrations that today's release does not know: 0029-other",
    ],
  ])('from today, where it %s', (_, before, reason) => {
    expect(noWayBack(before, today)).toBe(reason);
  });

  test('needs what the database says', async () => {
    await database.db
      .updateTable('schema_compatibility')
      .set({ oldest: '0028-several-servers' })
      .execute();
    const [names, oldest] = [await migrationsIn(database.db), await oldestFor(database.db)];
    expect(noWayBack(['0027-memberships-again'], { names, oldest })).toMatch(
      '0028-several-servers',
    );
    expect(noWayBack(['0028-several-servers'], { names, oldest })).toBeNull();
  });
});
