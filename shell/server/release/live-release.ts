import type { CommonPortal } from '../../shared/common-portal.ts';
import type { ListedPart } from '../../shared/inlined-portal.ts';
import { tablesOf } from './tables.ts';
import type { ReleasedSection } from '../../shared/route-match.ts';
import {
  isInCanary,
  offerOf,
  type Channel,
  type Offer,
  type PinRecord,
  type ReleaseStore,
  type ServedPart,
  type SetRecord,
  type VersionRecord,
} from '@portal/release-store';
import { hash } from 'node:crypto';
import { contentPolicy } from '../pages/policy.ts';

/** A release set as pages are composed from it. */
export interface LiveRelease {
  /** Pages and tables are cached by this name, so one name always means the same parts. */
  set: string;
  versions: Map<string, VersionRecord>;
  /** Last good versions that a browser can fall back to. Pages name these parts, so they belong to the cache key. */
  good: ReadonlyMap<string, VersionRecord>;
  /** Which customers get this release. */
  cohort: 'base' | 'canary';
  /** Disabled parts, with what customers read instead of their pages. */
  disabled: ReadonlyMap<string, NonNullable<ServedPart['disabled']>>;
  /** What a page says about each part that its version's table (`tables`) does not. */
  parts: ListedPart[];
  tables: CommonPortal['tables'];
  sections: ReleasedSection[];
  /** What a tester asked for by a signed link; null for customers. */
  override: { what: string; until: string } | null;
  /** The content security policy of its pages. */
  policy(nonce: string): string;
  /** The part under development, and the address of the events on which its pages reload; null in a pinned set. */
  dev: { part: string; changes: string } | null;
}

/**
 * How long a look at the disk stays valid. Looking for each answer would cost 5 % of the throughput at ten thousand
 * answers a second.
 */
const LOOK_MS = 10;
/** On a slow disk, looks take at most 1/20 of the time, because they block all answers. */
const LOOK_SHARE = 20;
/** Several servers on one store agree within 5 s. */
const LONGEST_LOOK_MS = 4000;

/**
 * Makes a release of these parts; `bridgeOrigin` is the origin of the documents that its pages may frame, `good` the last
 * good versions.
 */
export function releaseOf(
  set: string,
  served: ReadonlyMap<string, ServedPart>,
  bridgeOrigin: string,
  good: LiveRelease['good'] = new Map(),
): LiveRelease {
  const versions = new Map([...served].map(([name, { record }]) => [name, record]));
  const disabled = new Map(
    [...served].flatMap(([name, part]) => (part.disabled ? [[name, part.disabled] as const] : [])),
  );
  const releasedOf = ({ name, section }: VersionRecord): ReleasedSection =>
    disabled.has(name) ? { ...section, disabled: true } : section;
  const sections = [...versions.values()].map(releasedOf);
  const parts = [...versions].map(([name, { version }]): ListedPart => {
    if (disabled.has(name)) return { name, version, disabled: true };
    return { name, version, ...(good.has(name) && { hasGood: true }) };
  });
  const policy = contentPolicy([...versions.keys()], bridgeOrigin);
  const tables = tablesOf([...versions.values()]);
  const own = { set, versions, good, disabled, parts, tables, sections, policy };
  return { ...own, cohort: 'base', override: null, dev: null };
}

/** The set's id; if customers get other parts than the set's, with a hash of the difference. */
function nameOf({ id, parts }: SetRecord, served: ReadonlyMap<string, ServedPart>): string {
  const others = [...served]
    .map(([name, { record, disabled }]) => [name, record.version, disabled] as const)
    .filter(([name, version, disabled]) => disabled || version !== parts[name]?.version);
  if (others.length === 0) return id;
  return `${id}+${hash('sha256', JSON.stringify(others)).slice(0, 8)}`;
}

/** What a channel serves now. */
export interface Live {
  pin: PinRecord;
  /** How open tabs follow. A block is no change of the pin, and has to reach them as well. */
  openTabs: PinRecord['openTabs'];
  base: LiveRelease;
  /**
   * The release for a cohort id; the base without one. `failed` lists versions that the browser could not load, as
   * `voc@1.0.4/guide@1.0.2`: each is replaced by its last good version, if there is one.
   */
  for(cohort: string, failed?: string): LiveRelease;
}

/** Limit of the cache: releases in which some versions are replaced by their last good ones. */
const KEPT = 32;

/** Returns an offer as a release, for browsers that could not load some of its versions. */
function releasesOf(offer: Offer, cohort: LiveRelease['cohort'], bridgeOrigin: string) {
  const make = (parts: Offer['parts'], good: LiveRelease['good']): LiveRelease => ({
    ...releaseOf(nameOf(offer.set, parts), parts, bridgeOrigin, good),
    cohort,
  });
  const whole = make(offer.parts, offer.good);
  const mixed = new Map<string, LiveRelease>();
  return (failed: string): LiveRelease => {
    const isFailed = (name: string) =>
      failed.split('/').includes(`${name}@${whole.versions.get(name)?.version}`);
    const names = [...offer.good.keys()].filter(isFailed);
    if (names.length === 0) return whole;
    // A browser combines its last good versions with the other current parts, but a remote may not run with another
    // shell.
    const replaced = names.includes('shell') ? ['shell'] : names;
    const known = mixed.get(replaced.join());
    if (known) return known;
    const parts = new Map(offer.parts);
    const left = new Map(replaced.includes('shell') ? [] : offer.good);
    for (const name of replaced) {
      const record = offer.good.get(name);
      if (record) parts.set(name, { record, disabled: null });
      left.delete(name);
    }
    const release = make(parts, left);
    if (mixed.size >= KEPT) mixed.clear();
    mixed.set(replaced.join(), release);
    return release;
  };
}

/**
 * Returns what a channel serves now. We poll the pin and the statuses, so that a change counts on the next page; we
 * read a set and check its chain of hashes and signatures once. A set that fails the checks is not served: customers
 * keep theirs.
 */
export function liveReleases(
  store: ReleaseStore,
  channel: Channel,
  bridgeOrigin: string,
  warn: (line: string) => void = () => {},
): () => Live {
  type Statuses = ReturnType<ReleaseStore['statuses']>;
  let last: { statuses: Statuses; live: Live } | null = null;
  let nextLook = -Infinity;
  /** How long the look before took that found nothing new. */
  let tookBefore = 0;
  const releases = (cohort: LiveRelease['cohort']) => {
    const offer = offerOf(store, channel, cohort);
    return offer && releasesOf(offer, cohort, bridgeOrigin);
  };
  let said: string | null = null;
  const say = (line: string) => {
    if (line !== said) warn(line);
    said = line;
  };
  return () => {
    const began = performance.now();
    if (last && began < nextLook) return last.live;
    const before = last;
    try {
      look();
    } catch (error) {
      if (!last) throw error;
      say((error as Error).message);
    } finally {
      const ended = performance.now();
      const tookMs = last === before ? ended - began : tookBefore;
      // The shorter of two looks: a slow disk is always slow, a busy processor only sometimes.
      const waitMs = Math.max(LOOK_MS, Math.min(tookMs, tookBefore) * LOOK_SHARE);
      nextLook = ended + Math.min(waitMs, LONGEST_LOOK_MS);
      tookBefore = tookMs;
    }
    if (!last) throw new Error(`nothing is pinned in ${channel}`);
    return last.live;
  };
  function look() {
    for (const refusal of store.refusals) say(refusal);
    const pin = store.pin(channel);
    if (!pin) return;
    const statuses = store.statuses();
    if (last?.live.pin === pin && last.statuses === statuses) return;
    const base = releases('base');
    if (!base) throw new Error(`${channel} has no shell that is not blocked`);
    const canary = releases('canary');
    const isTried = (cohort: string) => pin.canary && isInCanary(pin.canary, cohort);
    const { parts } = store.set(pin.set, pin.setSha384).record;
    const isBlocked = Object.entries(parts).some(([name, one]) =>
      statuses.isBlocked(name, one.version),
    );
    const live: Live = {
      pin,
      openTabs: isBlocked && pin.openTabs === 'quiet' ? 'normal' : pin.openTabs,
      base: base(''),
      for: (cohort, failed = '') => (canary && cohort && isTried(cohort) ? canary : base)(failed),
    };
    last = { statuses, live };
  }
}
