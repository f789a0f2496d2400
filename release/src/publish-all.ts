import type { ReleaseStore } from '@portal/release-store';
import { parts } from './parts.ts';
import { pinVersions } from './pin-versions.ts';
import { publishPart, type BuildMode } from './publish-part.ts';

/**
 * Publishes the parts of the checkout that changed and pins them in dev. If nothing changed the pin stays, so that a
 * restart does not undo a rollback.
 * @throws ReleaseError if a rule refuses the pin
 */
export async function publishAll(
  store: ReleaseStore,
  say: (line: string) => void,
  mode: BuildMode,
): Promise<void> {
  // Check before publishing: otherwise the next start would see no change, and not pin.
  store.checkFrozen('dev');
  const fresh = [];
  const all = [];
  for (const part of parts()) {
    const started = performance.now();
    const version = await publishPart(store, part, mode);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { name, version: number } = version.record;
    for (const path of version.repaired) say(`repaired   ${path}`);
    say(`${version.built ? 'published' : 'unchanged'}  ${name}@${number} in ${seconds} s`);
    all.push(version);
    if (version.built) fresh.push(version);
  }
  const versions = store.pin('dev') ? fresh : all;
  if (versions.length === 0) return;
  const names = versions.map(({ record }) => `${record.name}@${record.version}`).join(' ');
  const pin = await pinVersions(store, 'dev', versions, {
    actor: 'start',
    reason: `start: ${names}`,
  });
  if (pin) say(`pinned     set ${pin.set} in dev, revision ${pin.revision}`);
}
