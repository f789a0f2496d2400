import type { InlinedPart } from '../../shared/inlined-portal.ts';
import type { Channel, ReleaseStore, SectionRecord, VersionRecord } from '@portal/release-store';
import { contentPolicy } from '../pages/policy.ts';

/** A release set, ready to be served. */
export interface LiveRelease {
  set: string;
  versions: Map<string, VersionRecord>;
  /** What the browser is told of each part. */
  parts: InlinedPart[];
  sections: SectionRecord[];
  /** The content policy of its pages, by nonce. */
  policy(nonce: string): string;
  /** Its part that a developer works on, and the address of the events after which pages reload. */
  dev: { part: string; changes: string } | null;
}

/** Looking at the disk for each of ten thousand answers a second costs a twentieth of them. */
const LOOK_MS = 10;

/** Where the files of a version are served. */
export const baseOf = (name: string, version: string) => `/r/${name}/${version}/`;

const entryOf = (record: VersionRecord) => {
  const found = Object.entries(record.files).find(([, { kind }]) => kind === 'entry');
  if (!found) throw new Error(`${record.name}@${record.version} has no entry`);
  return { file: found[0], sha384: found[1].sha384 };
};

/** Makes a release of these versions; `bridgeOrigin` is the origin of the documents that its pages may frame. */
export function releaseOf(
  set: string,
  versions: Map<string, VersionRecord>,
  bridgeOrigin: string,
): LiveRelease {
  const parts = [...versions.values()].map((record) => ({
    name: record.name,
    version: record.version,
    base: baseOf(record.name, record.version),
    entry: entryOf(record),
    section: record.section,
  }));
  const sections = parts.map(({ section }) => section);
  const names = parts.map(({ name }) => name);
  const policy = contentPolicy(names, bridgeOrigin);
  return { set, versions, parts, sections, policy, dev: null };
}

/**
 * Returns what a channel serves now. We look for a newer pin all the time, so that it is live on the next page;
 * we read a set and check its chain of hashes once.
 */
export function liveReleases(
  store: ReleaseStore,
  channel: Channel,
  bridgeOrigin: string,
): () => LiveRelease {
  let live: { revision: number; release: LiveRelease } | null = null;
  let lookedAt = -Infinity;
  return () => {
    if (live && performance.now() - lookedAt < LOOK_MS) return live.release;
    lookedAt = performance.now();
    const pin = store.pin(channel);
    if (!pin) throw new Error(`nothing is pinned in ${channel}`);
    if (live?.revision === pin.revision) return live.release;
    const { record: set } = store.set(pin.set, pin.setSha384);
    const versions = new Map(
      Object.entries(set.parts).map(([name, { version, sha384 }]) => [
        name,
        store.version(name, version, sha384).record,
      ]),
    );
    live = { revision: pin.revision, release: releaseOf(set.id, versions, bridgeOrigin) };
    return live.release;
  };
}
