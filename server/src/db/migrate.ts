import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
const NAME = /^\d{4}-[a-z0-9-]+\.ts$/;

/** Files that export `up` and nothing else: a release is taken back by going forward. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(FOLDER)).filter((name) => NAME.test(name)))
    migrations[file.slice(0, -'.ts'.length)] = (await import(
      pathToFileURL(join(FOLDER, file)).href
    )) as Migration;
  return migrations;
}

/**
 * Brings the tables up to date, all steps in one transaction. Kysely takes PostgreSQL's advisory lock
 * first, so of several processes that start at once one migrates and the others find it done.
 * @throws what the failing step threw
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
