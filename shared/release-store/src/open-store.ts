import { join } from 'node:path';
import { readKeys } from './signing/keys.ts';
import { Seal } from './signing/seal.ts';
import { ReleaseStore } from './store.ts';

/** Configuration variables that name the store and the trusted keys. */
interface Where {
  DATA_DIR: string;
  RELEASE_DATABASE_URL?: string | undefined;
  /** Trusted public keys. By default the machine's own key, made once. */
  RELEASE_KEYS_FILE?: string | undefined;
  /** This process's signing key; without it, it can only read. */
  RELEASE_SIGNING_KEY_FILE?: string | undefined;
  /** `production` refuses records that predate signatures. */
  PORTAL_ENV?: string | undefined;
}

export interface OpenOptions {
  /** Selects the folder of copies, which processes of one kind share. */
  as: 'command' | 'portal' | 'desk';
  /** Follow what other processes create; for a server. */
  follows: boolean;
  /** Reports that the release database is away, and that it is back. */
  warn(line: string): void;
}

/**
 * Opens the configured store. The caller must close it.
 * @throws Error with a one-line message if its database is away, or a key file is unusable
 */
export async function openStore(where: Where, options: OpenOptions): Promise<ReleaseStore> {
  const { DATA_DIR, RELEASE_DATABASE_URL: address } = where;
  const seal = new Seal(await readKeys(where), where.PORTAL_ENV === 'production');
  if (address === undefined) return new ReleaseStore(join(DATA_DIR, 'store'), undefined, seal);
  const folder = join(DATA_DIR, 'mirror', options.as);
  // Loaded only if needed, because it loads the database driver.
  const { Mirror } = await import('./postgres/mirror.ts');
  return new ReleaseStore(folder, await Mirror.open({ ...options, folder, address }), seal);
}
