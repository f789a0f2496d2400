import { openStore, type ReleaseStore } from '@portal/release-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Opens the store of DATA_DIR, for scripts that write what the release command would refuse or what takes days to come about. */
export const openOwnStore = () =>
  openStore(
    { DATA_DIR: process.env['DATA_DIR'] ?? '' },
    { as: 'command', follows: false, warn() {} },
  );

/** Reads the newest version of a part, and reserves the next version's name to publish a changed copy under. */
export async function copyOfNewest(store: ReleaseStore, name: string) {
  const { record } = store.version(name, store.versions(name).at(-1) ?? '');
  const folder = store.clientFolder(name, record.version);
  return {
    record,
    files: new Map<string, Buffer>(
      Object.keys(record.files).map((file) => [file, readFileSync(join(folder, file))]),
    ),
    server: Buffer.from(store.serverCode(record)),
    version: await store.reserveVersion(name, '1.0'),
  };
}
