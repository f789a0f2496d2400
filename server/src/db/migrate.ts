import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
const NAME = /^\d{4}-[a-z0-9-]+\.ts$/;

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
 * Runs the missing migrations, all in one transaction. Kysely takes an advisory lock first: of several
 * processes that start at once, one migrates and the others find it done.
 * @throws the error of the migration that failed
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
