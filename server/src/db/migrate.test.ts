import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPglite, type Database } from './database.ts';
import { migrate } from './migrate.ts';

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
