import { sourceHash } from '@portal/build/source-hash';
import type { Hashed, ReleaseStore, VersionRecord } from '@portal/release-store';
import { root, type Part } from './parts.ts';
import { progressOf, saidWhile, type Progress } from './progress.ts';
import { sourceOf } from './source-of.ts';

export type BuildMode = 'production' | 'development';

export interface Published extends Hashed<VersionRecord> {
  /** Whether this is a version that was not published before. */
  built: boolean;
  /** Files of a published version that were written again. */
  repaired: string[];
}

/**
 * Builds a part and publishes it under the next patch number, or returns the version already published from the same
 * sources. If files of that are missing or altered, it is built again: the same bytes replace them, and other bytes,
 * as of other tools, are a version of their own.
 */
export async function publishPart(
  store: ReleaseStore,
  part: Part,
  mode: BuildMode,
  { say, done }: Progress = progressOf(() => {}),
): Promise<Published> {
  const hash = `${sourceHash(root, part.folder)}${mode === 'production' ? '' : `-${mode}`}`;
  const known = await store.versionBySource(part.name, hash);
  done(`read       the sources of ${part.name}, and its versions`);
  if (known && !known.damaged) return { ...known, built: false, repaired: [] };
  const build = async (version: string) => {
    say(`building   ${part.name}@${version}`);
    // Loaded only for a build: each start of a portal would load webpack otherwise.
    const { buildPart } = await import('@portal/build');
    return saidWhile(say, `building ${part.name}`, () =>
      buildPart({
        ...part,
        version,
        sourceHash: hash,
        ...sourceOf(part.folder),
        builtAt: new Date().toISOString(),
        mode,
        done,
      }),
    );
  };
  if (known) {
    const { files, server } = await build(known.record.version);
    const repaired = await store.repair(known.record, files, server);
    if (repaired) return { ...known, built: false, repaired };
  }
  const { record, files, server } = await build(await store.reserveVersion(part.name, part.base));
  return { ...(await store.publish(record, files, server)), built: true, repaired: [] };
}
