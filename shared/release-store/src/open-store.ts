import { join } from 'node:path';
import { readKeys } from './signing/keys.ts';
import { Seal } from './signing/seal.ts';
import { ReleaseStore } from './store.ts';

/** The variables of the configuration that say where the store is and whom to believe. */
interface Where {
  DATA_DIR: string;
  RELEASE_DATABASE_URL?: string | undefined;
  /** Whose signatures are believed. Without it the machine's own key, which is made once. */
  RELEASE_KEYS_FILE?: string | undefined;
  /** What this process signs with; without it, it only reads. */
  RELEASE_SIGNING_KEY_FILE?: string | undefined;
  /** In `production` records from before there were signatures are refused. */
  PORTAL_ENV?: string | undefined;
}

export interface OpenOptions {
  /** Names the folder of copies: processes of one kind share it. */
  as: 'command' | 'portal' | 'desk';
  /** Follow what others create; for a server. */
  follows: boolean;
  /** Says that the release database is away, and that it is back. */
  warn(line: string): void;
}

/**
 * Opens the store that the configuration names. Close it.
 * @throws Error of one line where its database is away, or a file of keys cannot be used
 */
export async function openStore(where: Where, options: OpenOptions): Promise<ReleaseStore> {
  const { DATA_DIR, RELEASE_DATABASE_URL: address } = where;
  const seal = new Seal(await readKeys(where), where.PORTAL_ENV === 'production');
  if (address === undefined) return new ReleaseStore(join(DATA_DIR, 'store'), undefined, seal);
  const folder = join(DATA_DIR, 'mirror', options.as);
  // The driver is loaded by who needs it.
  const { Mirror } = await import('./postgres/mirror.ts');
  return new ReleaseStore(folder, await Mirror.open({ ...options, folder, address }), seal);
}
