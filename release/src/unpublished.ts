import { buildPart } from '@portal/build';
import { ReleaseStore, type Hashed, type VersionRecord } from '@portal/release-store';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Part } from './parts.ts';
import { saidWhile, type Progress } from './progress.ts';
import { sourceOf } from './source-of.ts';
import type { BuildMode } from './publish-part.ts';

/** Links everything in `from` into `folder`, which can then have additions of its own. */
function mirror(from: string, folder: string) {
  mkdirSync(folder);
  if (existsSync(from))
    for (const name of readdirSync(from)) symlinkSync(join(from, name), join(folder, name));
}

/**
 * Builds a part and calls `use` with a temporary store that has the build beside everything in `store`. `store` does
 * not change.
 */
export async function withBuild<T>(
  store: ReleaseStore,
  part: Part,
  mode: BuildMode,
  { say, done }: Progress,
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
    // This store verifies no signatures, because nobody is served from it.
    const trial = new ReleaseStore(root);
    const version = await trial.reserveVersion(part.name, part.base);
    const { record, files, server } = await saidWhile(say, `building ${part.name}`, () =>
      buildPart({
        ...part,
        version,
        sourceHash: 'doctor',
        ...sourceOf(part.folder),
        builtAt: new Date().toISOString(),
        mode,
        done,
      }),
    );
    return await use(trial, await trial.publish(record, files, server));
  } finally {
    rmSync(root, { recursive: true });
  }
}
