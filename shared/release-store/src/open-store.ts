import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './release-error.ts';
import { readKeys, type KeyFiles } from './signing/keys.ts';
import { Seal } from './signing/seal.ts';
import { ReleaseStore } from './store.ts';

/** Configuration variables that name the store and the trusted keys. */
interface Where extends KeyFiles {
  RELEASE_DATABASE_URL?: string | undefined;
  /** `production` refuses records that predate signatures. */
  PORTAL_ENV?: string | undefined;
}

export interface OpenOptions {
  /** Selects the folder of copies, which processes of one kind share. */
  as: 'command' | 'portal' | 'desk';
  /** Follow what other processes create; for a server. */
  follows: boolean;
  /** Refuse a folder without a store instead of creating one: it may be a wrong DATA_DIR or a lost mount. */
  mustExist?: boolean;
  /** Reports that the release database is away, and that it is back. */
  warn(line: string): void;
}

/** @throws StoreError if the folder has no store */
function checkExists(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  throw new StoreError(
    `there is no release store in ${folder}: mount it, or name another by DATA_DIR or RELEASE_DATABASE_URL; npm start in the portal's checkout makes one`,
  );
}

/**
 * Opens the configured store. The caller must close it.
 * @throws Error with a one-line message if its database is away, a key file is unusable, or the store must exist and does not
 */
export async function openStore(where: Where, options: OpenOptions): Promise<ReleaseStore> {
  const { DATA_DIR, RELEASE_DATABASE_URL: address } = where;
  const own = join(DATA_DIR, 'store');
  // Check before the keys are read, because reading may create them in DATA_DIR.
  if (address === undefined && options.mustExist) checkExists(own);
  const seal = new Seal(await readKeys(where), where.PORTAL_ENV === 'production');
  if (address === undefined) return new ReleaseStore(own, undefined, seal);
  const folder = join(DATA_DIR, 'mirror', options.as);
  // Loaded only if needed, because it loads the database driver.
  const { Mirror } = await import('./postgres/mirror.ts');
  return new ReleaseStore(folder, await Mirror.open({ ...options, folder, address }), seal);
}
