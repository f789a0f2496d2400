import { buildPart } from '@portal/build';
import { ReleaseStore, type Hashed, type VersionRecord } from '@portal/release-store';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentCommit, type Part } from './parts.ts';
import type { BuildMode } from './publish-part.ts';

/** Makes `folder` show what `from` holds, so that something can be added to it alone. */
function mirror(from: string, folder: string) {
  mkdirSync(folder);
  if (existsSync(from))
    for (const name of readdirSync(from)) symlinkSync(join(from, name), join(folder, name));
}

/**
 * Builds a part and calls `use` with a store that has it beside everything in `store`, where nothing changes.
 * That store is removed afterwards.
 */
export async function withBuild<T>(
  store: ReleaseStore,
  part: Part,
  mode: BuildMode,
  use: (trial: ReleaseStore, version: Hashed<VersionRecord>) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
  try {
    mkdirSync(join(root, 'versions'));
    const statuses = join(store.root, 'statuses');
    if (existsSync(statuses)) symlinkSync(statuses, join(root, 'statuses'));
    const own = join('versions', part.name);
    mirror(join(store.root, own), join(root, own));
    for (const name of store.parts().filter((each) => each !== part.name))
      symlinkSync(join(store.root, 'versions', name), join(root, 'versions', name));
    // It signs nothing and believes everybody: nobody is served from it.
    const trial = new ReleaseStore(root);
    const { record, files, server } = await buildPart({
      ...part,
      version: await trial.reserveVersion(part.name, part.base),
      sourceHash: 'doctor',
      commit: currentCommit(),
      builtAt: new Date().toISOString(),
      mode,
    });
    return await use(trial, await trial.publish(record, files, server));
  } finally {
    rmSync(root, { recursive: true });
  }
}
