import type { Change, Channel, VersionRecord } from '../records.ts';
import { channels, type ReleaseStore } from '../store.ts';

const DAY_MS = 86_400_000;
/** A version is kept this long after it was built or last ran in a tab. */
const KEPT_DAYS = 30;
/** A version stays available for a rollback this long after a channel's record named it. */
const PINNED_DAYS = 90;

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** How many documents, and tabs open for an hour or more, ran each version since an instant, by `voc@1.0.3`. */
export function censusOf(store: ReleaseStore, channel: Channel, since: string) {
  const found = new Map<string, number>();
  for (const { tabs } of store.counts(channel).since(since))
    for (const [version, count] of Object.entries(tabs))
      found.set(version, (found.get(version) ?? 0) + count);
  return found;
}

/** Versions that a channel has had since an instant, including its state at that instant. @throws ReleaseError */
function namedSince(store: ReleaseStore, channel: Channel, since: string): Set<string> {
  const named = new Set<string>();
  for (let revision = store.pin(channel)?.revision ?? 0; revision > 0; revision--) {
    const pin = store.pinAt(channel, revision);
    for (const [name, { version }] of store.versionsOf(pin)) named.add(`${name}@${version}`);
    if (pin.at < since) break;
  }
  return named;
}

/** How many documents and tabs ran each version since an instant's day. */
async function censusOfDays(store: ReleaseStore, channel: Channel, since: string) {
  const found = new Map<string, number>();
  for (let at = Date.parse(since); at <= Date.now(); at += DAY_MS)
    for (const [version, count] of await store
      .counts(channel)
      .censusOfDay(new Date(at).toISOString()))
      found.set(version, (found.get(version) ?? 0) + count);
  return found;
}

/** Why a version's files are kept. */
export interface VersionUse {
  record: VersionRecord;
  isWhole: boolean;
  /** Whether it has any of them: a killed gc leaves some. */
  hasFiles: boolean;
  /** Whether it was built in the last 30 days. */
  isYoung: boolean;
  /** Channels that had it in the last 90 days, or could have rolled back to it. */
  channels: Channel[];
  /** How many documents and tabs ran it in the last 30 days. */
  tabs: number;
}

/**
 * Why each version's files are kept; a version whose record cannot be read is left out, so that it stays.
 * @throws ReleaseError 'check' if a record of what a channel had is unreadable, because then no version is known to be
 * unused
 */
export async function versionUses(store: ReleaseStore, now: Date): Promise<VersionUse[]> {
  const old = daysBefore(now, KEPT_DAYS);
  const named = channels.map(
    (channel) => [channel, namedSince(store, channel, daysBefore(now, PINNED_DAYS))] as const,
  );
  const censuses: Map<string, number>[] = [];
  for (const channel of channels) censuses.push(await censusOfDays(store, channel, old));
  const uses: VersionUse[] = [];
  for (const name of store.parts())
    for (const { record } of store.readableVersions(name)) {
      const key = `${name}@${record.version}`;
      uses.push({
        record,
        isWhole: await store.isWhole(record),
        hasFiles: await store.hasFiles(record),
        isYoung: record.builtAt >= old,
        channels: named.filter(([, versions]) => versions.has(key)).map(([channel]) => channel),
        tabs: censuses.reduce((all, census) => all + (census.get(key) ?? 0), 0),
      });
    }
  return uses;
}

/** Whether the version has files and nothing uses them. */
export const isUnused = ({ hasFiles, isYoung, channels: having, tabs }: VersionUse): boolean =>
  hasFiles && !isYoung && having.length === 0 && tabs === 0;

/** Deletes the files of an unused version, and records that in the audit. @throws ReleaseError */
export async function discard(store: ReleaseStore, { name, version }: VersionRecord, by: Change) {
  if (!store.statuses().isBlocked(name, version))
    await store.setStatus({ name, version, status: 'deprecated', ...by });
  await store.removeFiles({ name, version });
}

/** Deletes figures older than 90 days. Returns the number of records. */
export async function forgetFigures(store: ReleaseStore, now: Date): Promise<number> {
  let forgotten = 0;
  for (const channel of channels)
    forgotten += await store.counts(channel).forget(daysBefore(now, PINNED_DAYS));
  return forgotten;
}
