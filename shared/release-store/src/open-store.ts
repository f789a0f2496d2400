import { join } from 'node:path';
import { ReleaseStore } from './store.ts';

/** The variables of the configuration that say where the store is. */
interface Where {
  DATA_DIR: string;
  RELEASE_DATABASE_URL?: string | undefined;
}

export interface OpenOptions {
  /** Names the folder of copies: processes of one kind share it. */
  as: 'command' | 'portal';
  /** Follow what others create; for a server. */
  follows: boolean;
  /** Says that the release database is away, and that it is back. */
  warn(line: string): void;
}

/** Opens the store that the configuration names. Close it. @throws Error of one line where its database is away */
export async function openStore(where: Where, options: OpenOptions): Promise<ReleaseStore> {
  const { DATA_DIR, RELEASE_DATABASE_URL: address } = where;
  if (address === undefined) return new ReleaseStore(join(DATA_DIR, 'store'));
  const folder = join(DATA_DIR, 'mirror', options.as);
  // The driver is loaded by who needs it.
  const { Mirror } = await import('./postgres/mirror.ts');
  return new ReleaseStore(folder, await Mirror.open({ ...options, folder, address }));
}
