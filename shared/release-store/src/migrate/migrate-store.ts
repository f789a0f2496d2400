import { join } from 'node:path';
import { verifyAudit, verifyFiles } from '../audit.ts';
import { openStore } from '../open-store.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store.ts';
import { folderEnd, tableEnd } from './ends.ts';
import { migrate, type Migrated } from './migrate.ts';

type Where = Parameters<typeof openStore>[0];

/** A sentence for each record whose signature or chain is wrong, and each file without its declared hash. */
async function faultsIn(store: ReleaseStore): Promise<string[]> {
  const faults = [...verifyAudit(store).faults, ...(await verifyFiles(store))];
  for (const name of store.parts())
    for (const { record } of store.readableVersions(name))
      // The files of other versions were deleted by gc.
      if (await store.isWhole(record)) faults.push(...(await store.fileFaults(record)));
  return [...new Set(faults)];
}

/**
 * Copies the store in DATA_DIR to RELEASE_DATABASE_URL, or back, and verifies both: that they have the same bytes, and
 * that these are what was signed and declared.
 * @throws ReleaseError 'check' without a database, or if what is there contradicts what would be copied
 */
export async function migrateStore(
  where: Where,
  to: 'postgresql' | 'folder',
  progress?: (done: number, all: number) => void,
): Promise<Migrated & { faults: string[] }> {
  const { RELEASE_DATABASE_URL: address, ...onFolder } = where;
  if (address === undefined)
    throw new ReleaseError(
      'check',
      'RELEASE_DATABASE_URL names no database: set it for this command, and for the servers afterwards',
    );
  const { FileTable } = await import('../postgres/file-table.ts');
  const table = new FileTable(address);
  try {
    const folder = folderEnd(join(where.DATA_DIR, 'store'));
    const [source, target] =
      to === 'folder' ? [tableEnd(table), folder] : [folder, tableEnd(table)];
    const migrated = await migrate(source, target, progress);
    // Both sides have the same bytes, so verifying the folder verifies the database too.
    const store = await openStore(onFolder, { as: 'command', follows: false, warn() {} });
    return { ...migrated, faults: await faultsIn(store) };
  } finally {
    await table.close();
  }
}
