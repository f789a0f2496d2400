import type { Canary, Channel, CountRecord, PinRecord, SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { SHELL } from '../rules.ts';
import type { ReleaseStore } from '../store.ts';
import { abortCanary, advanceCanary, nextStep } from './canary.ts';
import type { Sample } from './early.ts';
import { judge, type Comparison, type Judgement } from './judge.ts';

/** Failures that no version of a part is to blame for: the identity provider's, and pages that a manager disabled. */
const OTHERS = new Set(['certification', 'disabled']);

/** How many of these failures a version is to blame for. */
const blamedIn = (kinds: Record<string, number>): number =>
  Object.entries(kinds).reduce((all, [kind, count]) => (OTHERS.has(kind) ? all : all + count), 0);

const NONE: Sample = { mounts: 0, failures: 0 };
const sum = (samples: readonly Sample[]): Sample => ({
  mounts: samples.reduce((all, { mounts }) => all + mounts, 0),
  failures: samples.reduce((all, { failures }) => all + failures, 0),
});

type Row = CountRecord['rows'][number];

/** A row's sample. Its `mounts` is negative where visits failed that an earlier row counts as shown; a sum of rows is not. */
const sampleOf = ({ mounts, withdrawn = 0, failures }: Row): Sample => ({
  mounts: mounts - withdrawn,
  failures: blamedIn(failures),
});

/** Adds up samples by name. */
class Samples {
  readonly #samples = new Map<string, Sample>();

  add(name: string, { mounts, failures }: Sample): void {
    const sample = this.#samples.get(name);
    if (!sample) this.#samples.set(name, { mounts, failures });
    else {
      sample.mounts += mounts;
      sample.failures += failures;
    }
  }

  /** A sum of visits shown is not below zero, also where they began before the first record. */
  of(...names: string[]): Sample {
    const { mounts, failures } = sum(names.map((name) => this.#samples.get(name) ?? NONE));
    return { mounts: Math.max(0, mounts), failures };
  }
}

/** Totals of all parts since the canary got its percentage. */
export interface TrendPoint {
  at: string;
  base: Sample;
  canary: Sample;
}

const POINTS = 24;
/** Portal servers write this often, so points closer together would show nothing new. */
const LEAST_MS = 5000;

/** The ends of equal intervals between two instants, in milliseconds; at least one. */
function stepsBetween(from: number, to: number): number[] {
  const step = Math.max(LEAST_MS, (to - from) / POINTS);
  const count = Math.max(1, Math.floor((to - from) / step));
  return Array.from({ length: count }, (_, i) => (i === count - 1 ? to : from + (i + 1) * step));
}

/**
 * Figures of the base's and the canary's own versions since the canary got its percentage: of each part, and totals
 * at each of `ends`. Reads each record once.
 */
function figuresOf(
  store: ReleaseStore,
  channel: Channel,
  { base, tried, since }: { base: SetRecord; tried: SetRecord; since: string },
  ends: readonly number[],
) {
  const [ofPart, ofStep] = [new Samples(), new Samples()];
  for (const { at, rows } of store.counts(channel).since(since)) {
    const end = ends.find((one) => Date.parse(at) <= one) ?? ends.at(-1);
    for (const row of rows) {
      const { set, part, version } = row;
      const own = [base, tried].find(({ id }) => id === set);
      if (own?.parts[part]?.version !== version || !tried.parts[part]) continue;
      ofPart.add(`${set} ${part}`, sampleOf(row));
      ofStep.add(`${set} ${end}`, sampleOf(row));
    }
  }
  return { ofPart, ofStep };
}

/** How many visits each version was shown in, and failed in, in a channel since an instant, by `voc@1.0.3`. */
export function samplesSince(
  store: ReleaseStore,
  channel: Channel,
  since: string,
): (version: string) => Sample {
  const samples = new Samples();
  for (const { rows } of store.counts(channel).since(since))
    for (const row of rows) samples.add(`${row.part}@${row.version}`, sampleOf(row));
  return (version) => samples.of(version);
}

/** How many visits each part was shown in, and failed in, in a channel between two instants. */
export function samplesOfParts(store: ReleaseStore, channel: Channel, from: string, to: string) {
  const samples = new Samples();
  const names = new Set<string>();
  for (const { at, rows } of store.counts(channel).since(from))
    if (at < to)
      for (const row of rows) {
        samples.add(row.part, sampleOf(row));
        names.add(row.part);
      }
  return new Map([...names].map((name) => [name, samples.of(name)]));
}

export interface Evidence extends Judgement {
  /** Each part of the canary, then all parts together. */
  compared: Comparison[];
  /** The totals over time, oldest first. */
  trend: TrendPoint[];
}

/** The judge's evidence about a channel's canary; null without a canary. */
export function evidenceOf(store: ReleaseStore, channel: Channel, now = new Date()) {
  const pin = store.pin(channel);
  return pin?.canary ? evidenceFor(store, pin, pin.canary, now) : null;
}

function evidenceFor(store: ReleaseStore, pin: PinRecord, canary: Canary, now: Date): Evidence {
  const base = store.set(pin.set, pin.setSha384).record;
  const tried = store.set(canary.set, canary.setSha384).record;
  const ends = stepsBetween(Date.parse(canary.since), now.getTime());
  const figures = figuresOf(store, pin.channel, { base, tried, since: canary.since }, ends);
  const parts = Object.entries(tried.parts).map(([name, { version }]): Comparison => ({
    name: `${name}@${version}`,
    changed: name !== SHELL && base.parts[name]?.version !== version,
    base: figures.ofPart.of(`${base.id} ${name}`),
    canary: figures.ofPart.of(`${tried.id} ${name}`),
  }));
  // A fault of the shell appears on the pages of every part, so judge the shell by all parts together.
  const all: Comparison = {
    name: `set ${tried.id}`,
    changed: true,
    base: sum(parts.map((part) => part.base)),
    canary: sum(parts.map((part) => part.canary)),
  };
  const compared = [...parts, all];
  const upTo = ({ id }: SetRecord, count: number) =>
    figures.ofStep.of(...ends.slice(0, count).map((end) => `${id} ${end}`));
  const trend = ends.map((end, i) => ({
    at: new Date(end).toISOString(),
    base: upTo(base, i + 1),
    canary: upTo(tried, i + 1),
  }));
  return { ...judge(canary.policy, compared), compared, trend };
}

/**
 * Aborts the channel's canary or advances it, as the figures say. Any number of processes may call it at once: one
 * of them wins. Returns the new record, or null if nothing changes.
 * @param actor whom the audit names
 * @throws ReleaseError 'not-allowed' if this process may not sign the record
 */
export async function decideCanary(
  store: ReleaseStore,
  channel: Channel,
  actor: string,
  now = new Date(),
): Promise<PinRecord | null> {
  const pin = store.pin(channel);
  if (!pin?.canary) return null;
  const { canary, revision } = pin;
  const { verdict, reason } = evidenceFor(store, pin, canary, now);
  const by = { actor, reason, at: now.toISOString() };
  const isDue = now.getTime() - Date.parse(canary.since) >= canary.policy.minutes * 60_000;
  try {
    if (verdict === 'abort') return await abortCanary(store, channel, revision, by);
    if (verdict === 'advance' && canary.policy.automatic && !canary.held && !pin.frozen && isDue)
      return await advanceCanary(store, channel, revision, { percent: nextStep(canary), ...by });
  } catch (error) {
    if (!(error instanceof ReleaseError && error.kind === 'stale')) throw error;
  }
  return null;
}
