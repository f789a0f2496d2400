import type { Change, Channel, VersionRecord } from '../records.ts';
import { channels, type ReleaseStore } from '../store.ts';

const DAY_MS = 86_400_000;
/** A version is kept this long after it was built, and while a tab ran it in this time. */
const KEPT_DAYS = 30;
/** Versions that a channel's record named in this time can be returned to. */
const PINNED_DAYS = 90;

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** How many documents, and tabs that stayed open for an hour, ran each version since an instant; by `voc@1.0.3`. */
export function censusOf(
  store: ReleaseStore,
  channel: Channel,
  since: string,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { tabs } of store.counts(channel).since(since))
    for (const [version, count] of Object.entries(tabs))
      found.set(version, (found.get(version) ?? 0) + count);
  return found;
}

/** Versions that a channel had since an instant, the state at that instant included. @throws ReleaseError */
function namedSince(store: ReleaseStore, channel: Channel, since: string): Set<string> {
  const named = new Set<string>();
  for (let revision = store.pin(channel)?.revision ?? 0; revision > 0; revision--) {
    const pin = store.pinAt(channel, revision);
    const sets = [pin, ...(pin.canary ? [pin.canary] : [])];
    const parts = sets.map(({ set, setSha384 }) => store.set(set, setSha384).record.parts);
    for (const versions of [...parts, pin.lastGood])
      for (const [name, { version }] of Object.entries(versions)) named.add(`${name}@${version}`);
    if (pin.at < since) break;
  }
  return named;
}

/**
 * Versions that nobody can miss: older than 30 days, run by no tab in that time, and named by no channel in the last 90.
 * @throws ReleaseError 'check' where a record cannot be read: then nothing is known to be unused
 */
export async function unusedVersions(store: ReleaseStore, now: Date): Promise<VersionRecord[]> {
  const old = daysBefore(now, KEPT_DAYS);
  const used = new Set(
    channels.flatMap((channel) => [
      ...namedSince(store, channel, daysBefore(now, PINNED_DAYS)),
      ...censusOf(store, channel, old).keys(),
    ]),
  );
  const unused: VersionRecord[] = [];
  for (const name of store.parts())
    for (const version of store.versions(name)) {
      const { record } = store.version(name, version);
      if (record.builtAt < old && !used.has(`${name}@${version}`) && (await store.hasFiles(record)))
        unused.push(record);
    }
  return unused;
}

/** Deletes the files of a version that is unused. The audit says so. @throws ReleaseError */
export async function discard(
  store: ReleaseStore,
  { name, version }: VersionRecord,
  by: Change,
): Promise<void> {
  if (!store.statuses().isBlocked(name, version))
    await store.setStatus({ name, version, status: 'deprecated', ...by });
  await store.removeFiles({ name, version });
}

/** Deletes figures from before the last 90 days. Returns how many records. */
export async function forgetFigures(store: ReleaseStore, now: Date): Promise<number> {
  let forgotten = 0;
  for (const channel of channels)
    forgotten += await store.counts(channel).forget(daysBefore(now, PINNED_DAYS));
  return forgotten;
}
