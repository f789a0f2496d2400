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

/** Names of the migrations that ran in a database. */
export async function migrationsIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migration that a release needs to work with this database: it has that one or a later one. */
export async function oldestFor(db: Db): Promise<string> {
  const found = db.selectFrom('schema_compatibility').select('oldest');
  return (await found.executeTakeFirstOrThrow()).oldest;
}

const isKnown = (oldest: string, own: readonly string[]) => own.some((name) => name >= oldest);

/**
 * Says why an operator cannot upgrade from one release to another and roll back; null if that is possible.
 * @param before names of the migrations of the release to upgrade from
 * @param schema names of the migrations of the release to upgrade to, and the oldest one that its database needs (`oldestFor`)
 */
export function noWayBack(
  before: readonly string[],
  { names, oldest }: { names: readonly string[]; oldest: string },
): string | null {
  if (!isKnown(oldest, before))
    return `its server cannot use the schema of today, which needs migration ${oldest} or a later one, and its last is ${before.at(-1) ?? 'none'}`;
  const unknown = before.filter((name) => !names.includes(name));
  return unknown.length > 0
    ? `its database has migrations that today's release does not know: ${unknown.join(', ')}`
    : null;
}

/**
 * Migrations that a later release ran in this database, each with nothing left to do.
 * @throws StartError where one of them took away what this release needs
 */
async function laterMigrations(db: Db, own: string[]): Promise<Record<string, Migration>> {
  const later = (await migrationsIn(db)).filter((name) => !own.includes(name));
  if (later.length === 0) return {};
  const oldest = await oldestFor(db);
  if (!isKnown(oldest, own))
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
