import type { InlinedPart } from '../../shared/inlined-portal.ts';
import type { ReleasedSection } from '../../shared/route-match.ts';
import type {
  Channel,
  PinRecord,
  ReleaseStore,
  ServedPart,
  SetRecord,
  VersionRecord,
} from '@portal/release-store';
import { createHash } from 'node:crypto';
import { contentPolicy } from '../pages/policy.ts';

/** A release set as pages are composed from it. */
export interface LiveRelease {
  /** Pages and tables are cached by this name: the same name stands for the same parts. */
  set: string;
  versions: Map<string, VersionRecord>;
  /** Parts whose pages customers do not get, with the message that they get instead; null for the card's own words. */
  disabled: ReadonlyMap<string, { message: string | null }>;
  /** What pages tell the browser of each part. */
  parts: InlinedPart[];
  sections: ReleasedSection[];
  /** The content security policy of its pages. */
  policy(nonce: string): string;
  /** The part under development, and the address of the events on which its pages reload; null in a pinned set. */
  dev: { part: string; changes: string } | null;
}

/** How long a look at the disk is valid. Looking for each answer costs a twentieth of ten thousand a second. */
const LOOK_MS = 10;

/** Where the files of a version are served. */
export const baseOf = (name: string, version: string) => `/r/${name}/${version}/`;

const entryOf = (record: VersionRecord) => {
  const found = Object.entries(record.files).find(([, { kind }]) => kind === 'entry');
  if (!found) throw new Error(`${record.name}@${record.version} has no entry`);
  return { file: found[0], sha384: found[1].sha384 };
};

/** Makes a release of these parts; `bridgeOrigin` is the origin of the documents that its pages may frame. */
export function releaseOf(
  set: string,
  served: ReadonlyMap<string, ServedPart>,
  bridgeOrigin: string,
): LiveRelease {
  const versions = new Map([...served].map(([name, { record }]) => [name, record]));
  const disabled = new Map(
    [...served].flatMap(([name, part]) => (part.disabled ? [[name, part.disabled] as const] : [])),
  );
  const parts = [...versions].map(([name, record]): InlinedPart => {
    const part = { name, version: record.version, base: baseOf(name, record.version) };
    const { section } = record;
    const entry = entryOf(record);
    return disabled.has(name)
      ? { ...part, entry: { ...entry, sha384: '' }, section: { ...section, disabled: true } }
      : { ...part, entry, section };
  });
  const sections = parts.map(({ section }) => section);
  const names = parts.map(({ name }) => name);
  const policy = contentPolicy(names, bridgeOrigin);
  return { set, versions, disabled, parts, sections, policy, dev: null };
}

/** The set's id; where customers get other parts than those in the set, with a hash of the difference. */
function nameOf({ id, parts }: SetRecord, served: ReadonlyMap<string, ServedPart>): string {
  const others = [...served].flatMap(
    ([
      name,
      {
        record: { version },
        disabled,
      },
    ]) => (disabled || version !== parts[name]?.version ? [[name, version, disabled]] : []),
  );
  if (others.length === 0) return id;
  const hash = createHash('sha256').update(JSON.stringify(others)).digest('hex');
  return `${id}+${hash.slice(0, 8)}`;
}

/**
 * Returns what a channel serves now. We look for a newer pin and for newer statuses all the time, so that both count on
 * the next page; we read a set and check its chain of hashes and signatures once. What is refused is not served: customers
 * keep the set that they have.
 */
export function liveReleases(
  store: ReleaseStore,
  channel: Channel,
  bridgeOrigin: string,
  warn: (line: string) => void = () => {},
): () => LiveRelease {
  type Statuses = ReturnType<ReleaseStore['statuses']>;
  let live: { pin: PinRecord; statuses: Statuses; release: LiveRelease } | null = null;
  let lookedAt = -Infinity;
  let said: string | null = null;
  const say = (line: string) => {
    if (line !== said) warn(line);
    said = line;
  };
  return () => {
    if (live && performance.now() - lookedAt < LOOK_MS) return live.release;
    lookedAt = performance.now();
    try {
      look();
    } catch (error) {
      if (!live) throw error;
      say((error as Error).message);
    }
    if (!live) throw new Error(`nothing is pinned in ${channel}`);
    return live.release;
  };
  function look() {
    for (const refusal of store.refusals) say(refusal);
    const pin = store.pin(channel);
    if (!pin) return;
    const statuses = store.statuses();
    if (live?.pin === pin && live.statuses === statuses) return;
    const served = store.served(channel);
    const set = nameOf(store.set(pin.set, pin.setSha384).record, served);
    live = { pin, statuses, release: releaseOf(set, served, bridgeOrigin) };
  }
}
