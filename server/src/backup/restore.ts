import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@portal/config';
import { openPglite } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { readSecrets } from '../secrets.ts';
import { copyFolder, replaceFolder } from './files.ts';
import { checkKeysOf } from './keys.ts';
import { BackupError, readWhole, type Manifest } from './manifest.ts';
import { checkTarget, restoreDump } from './postgres.ts';

/** The parts of a backup. Each can be restored without the other. */
export const PARTS = ['database', 'releases'] as const;
export type Part = (typeof PARTS)[number];

export interface RestoreOptions {
  /** Whether it may delete what is there now. */
  replaces?: boolean;
  /** The one part to restore. Default: all. */
  only?: Part;
}

/** Where a part of the backup is restored to, by the configuration. */
interface Place {
  /** Changes nothing. @throws BackupError if something is there that the restore would delete */
  check(): Promise<void>;
  restore(): Promise<void>;
}

const isFilled = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

function checkFolders(folders: string[], replaces: boolean): void {
  const filled = folders.find(isFilled);
  if (filled !== undefined && !replaces)
    throw new BackupError(
      `${filled} is not empty: set another DATA_DIR, or give --replace to delete what it has`,
    );
}

const inPostgres = (variable: string, address: string, file: string, replaces: boolean): Place => ({
  check: () => checkTarget(variable, address, replaces),
  restore: () => restoreDump(file, address),
});

/** Copies a folder aside, then puts the copy in the place of the old folder. */
async function putFolder(from: string, folder: string): Promise<void> {
  const aside = `${folder}.restored`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await copyFolder(from, aside);
  await replaceFolder(aside, folder);
}

function embedded(config: Config, backup: string, replaces: boolean): Place {
  const folder = join(config.DATA_DIR, 'db');
  const photos = join(config.DATA_DIR, 'files');
  return {
    check: async () => {
      checkFolders([folder, photos], replaces);
      lockFolder(folder)();
    },
    async restore() {
      const aside = `${folder}.restored`;
      const unlock = lockFolder(folder);
      try {
        await rm(aside, { recursive: true, force: true });
        const copied = new Blob([await readFile(join(backup, 'database.tar.gz'))]);
        await (await openPglite(aside, copied)).close();
        await putFolder(join(backup, 'photos'), photos);
        await replaceFolder(aside, folder);
      } finally {
        unlock();
      }
    },
  };
}

function place(part: Part, config: Config, manifest: Manifest, backup: string, replaces: boolean) {
  const variable = part === 'database' ? 'DATABASE_URL' : 'RELEASE_DATABASE_URL';
  const address = config[variable];
  const isDump = manifest[part] === 'postgresql';
  if (isDump && address === undefined)
    throw new BackupError(`${variable}: name the database to restore to`);
  if (!isDump && address !== undefined)
    throw new BackupError(
      `${variable}: this backup has folders of a DATA_DIR: unset it, and restore to a folder`,
    );
  if (address !== undefined)
    return inPostgres(variable, address, join(backup, `${part}.dump`), replaces);
  if (part === 'database') return embedded(config, backup, replaces);
  const store = join(config.DATA_DIR, 'store');
  return {
    check: async () => checkFolders([store], replaces),
    restore: () => putFolder(join(backup, part), store),
  };
}

/**
 * Restores a backup to where the configuration says. Checks everything first, and writes only if nothing refuses.
 * @param say gets a line for each part that is restored
 * @throws BackupError
 */
export async function restore(
  config: Config,
  backup: string,
  { replaces = false, only }: RestoreOptions,
  say: (line: string) => void,
): Promise<Manifest> {
  const manifest = await readWhole(backup);
  checkKeysOf(manifest.keys, readSecrets(config));
  const places = PARTS.filter((part) => only === undefined || part === only).map(
    (part): [Part, Place] => [part, place(part, config, manifest, backup, replaces)],
  );
  for (const [, { check }] of places) await check();
  for (const [part, each] of places) {
    const began = performance.now();
    await each.restore();
    say(`restored  ${part}  ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  return manifest;
}
