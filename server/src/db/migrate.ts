import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Db } from './database.ts';

declare module './tables.ts' {
  interface Tables {
    /** One row. A migration that takes something away raises it. */
    schema_compatibility: {
      id: number;
      /** Name of a migration: servers that do not have it cannot work with this schema any more. */
      oldest: string;
    };
  }
}

const FOLDER = join(import.meta.dirname, '../../migrations');
const NAME = /^\d{4}-[a-z0-9-]+\.ts$/;

/** Any number that no other advisory lock of this database uses. */
const LOCK = 7_401_002;

/** Migrations export `up` alone: we roll back a release by migrating forward. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(FOLDER)).filter((name) => NAME.test(name)))
    migrations[file.slice(0, -'.ts'.length)] = (await import(
      pathToFileURL(join(FOLDER, file)).href
    )) as Migration;
  return migrations;
}

/**
 * Migrations that a later release ran in this database, each with nothing left to do.
 * @throws StartError where one of them took away what this release needs
 */
async function laterMigrations(db: Db, own: string[]): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const later = rows.map(({ name }) => name).filter((name) => !own.includes(name));
  if (later.length === 0) return {};
  const { oldest } = await db
    .selectFrom('schema_compatibility')
    .select('oldest')
    .executeTakeFirstOrThrow();
  if (!own.some((name) => name >= oldest))
    throw new StartError(
      `DATABASE_URL: a later release changed this database so that only releases with migration ${oldest} can use it: start one of them`,
    );
  return Object.fromEntries(later.map((name) => [name, { up: async () => undefined }]));
}

/**
 * Runs the missing migrations, all in one transaction and one process at a time: of several that start at once, one migrates and
 * the others find it done. A database of a later release is left as it is.
 * @throws StartError where this release cannot work with it; the error of the migration that failed
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    const getMigrations = async () => {
      const own = await readMigrations();
      return { ...own, ...(await laterMigrations(transaction, Object.keys(own))) };
    };
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations },
      // Kysely reads the order from times that the servers' own clocks gave.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
