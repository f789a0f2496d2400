import { buildPart, sourceHash } from '@portal/build';
import type { Hashed, ReleaseStore, VersionRecord } from '@portal/release-store';
import { currentCommit, root, type Part } from './parts.ts';

export type BuildMode = 'production' | 'development';

/**
 * Builds a part and publishes it under the next patch number, or returns the version already published from the same
 * sources.
 */
export async function publishPart(
  store: ReleaseStore,
  part: Part,
  mode: BuildMode,
): Promise<Hashed<VersionRecord> & { built: boolean }> {
  const hash = `${sourceHash(root, part.folder)}${mode === 'production' ? '' : `-${mode}`}`;
  const known = await store.versionBySource(part.name, hash);
  if (known) return { ...known, built: false };
  const version = await store.reserveVersion(part.name, part.base);
  const { record, files, server } = await buildPart({
    ...part,
    version,
    sourceHash: hash,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    mode,
  });
  return { ...(await store.publish(record, files, server)), built: true };
}
