import { writeFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@portal/config';
import { openPglite, openPostgres } from '../db/database.ts';
import { copyFolder, filesBelow, proofOf, sync, syncBelow } from './files.ts';
import { keysOf } from './keys.ts';
import { BackupError, MANIFEST, type Manifest } from './manifest.ts';
import { dump } from './postgres.ts';

/** Start of the name of a backup that is being written. One that a kill left behind is deleted after a day. */
const UNFINISHED = '.unfinished-';
const DAY_MS = 86_400_000;

async function deleteUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(UNFINISHED) && Date.now() - (await stat(path)).mtimeMs > DAY_MS)
      await rm(path, { recursive: true });
  }
}

/** The embedded database has one process, so the API must be stopped. @returns the keys that it needs */
async function copyEmbedded(DATA_DIR: string, aside: string): Promise<Manifest['keys']> {
  const database = await openPglite(join(DATA_DIR, 'db'));
  try {
    const copied = await (await database.dump()).arrayBuffer();
    await writeFile(join(aside, 'database.tar.gz'), Buffer.from(copied));
    await copyFolder(join(DATA_DIR, 'files'), join(aside, 'photos'));
    return await keysOf(database.db);
  } finally {
    await database.close();
  }
}

/** @returns the keys that the database needs */
async function copyPostgres(address: string, aside: string): Promise<Manifest['keys']> {
  const { db, close } = openPostgres(address);
  const keys = await keysOf(db).finally(close);
  await dump(address, join(aside, 'database.dump'));
  return keys;
}

/** @throws BackupError if a folder to back up is missing: the backup would be empty, and nobody would notice */
function checkSources({ DATA_DIR, DATABASE_URL, RELEASE_DATABASE_URL }: Config): void {
  for (const [variable, address, folder] of [
    ['DATABASE_URL', DATABASE_URL, 'db'],
    ['RELEASE_DATABASE_URL', RELEASE_DATABASE_URL, 'store'],
  ] as const)
    if (address === undefined && !existsSync(join(DATA_DIR, folder)))
      throw new BackupError(`${join(DATA_DIR, folder)} is missing: set ${variable} or DATA_DIR`);
}

/**
 * Backs database, photos and release store up to a new folder in `to`, readable by its owner alone. It gets its name once it is
 * complete and on the disk.
 * @returns the folder, and how many bytes are in it
 */
export async function backUp(config: Config, to: string) {
  checkSources(config);
  const { DATA_DIR, DATABASE_URL, RELEASE_DATABASE_URL } = config;
  const at = new Date().toISOString();
  const name = at.replace(/[-:]|\.\d+/g, '');
  await mkdir(to, { recursive: true, mode: 0o700 });
  await deleteUnfinished(to);
  const aside = join(to, `${UNFINISHED}${name}`);
  await mkdir(aside, { mode: 0o700 });
  try {
    const keys =
      DATABASE_URL === undefined
        ? await copyEmbedded(DATA_DIR, aside)
        : await copyPostgres(DATABASE_URL, aside);
    if (RELEASE_DATABASE_URL === undefined)
      await copyFolder(join(DATA_DIR, 'store'), join(aside, 'releases'));
    else await dump(RELEASE_DATABASE_URL, join(aside, 'releases.dump'));
    const files: Manifest['files'] = {};
    for (const path of await filesBelow(aside)) files[path] = await proofOf(join(aside, path));
    await syncBelow(aside);
    const manifest: Manifest = {
      format: 1,
      at,
      database: DATABASE_URL === undefined ? 'embedded' : 'postgresql',
      releases: RELEASE_DATABASE_URL === undefined ? 'folder' : 'postgresql',
      keys,
      files,
    };
    await writeFile(join(aside, MANIFEST), JSON.stringify(manifest, null, 2));
    await sync(join(aside, MANIFEST));
    await sync(aside);
    const folder = join(to, name);
    await rename(aside, folder);
    await sync(to);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    return { folder, bytes };
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}
