import type { Canary, Channel, PinRecord, SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { SHELL } from '../rules.ts';
import type { ReleaseStore } from '../store.ts';
import { abortCanary, advanceCanary, nextStep } from './canary.ts';
import { judge, type Comparison, type Judgement, type Sample } from './judge.ts';

/** Failures for which no version of a part can be blamed: the identity provider's own, and pages that a manager disabled. */
const OTHERS = new Set(['certification', 'disabled']);

/** How many failures a version can be blamed for. */
const blamedIn = (kinds: Record<string, number>): number =>
  Object.entries(kinds).reduce((all, [kind, count]) => (OTHERS.has(kind) ? all : all + count), 0);

const NONE: Sample = { mounts: 0, failures: 0 };
const sum = (samples: readonly Sample[]): Sample => ({
  mounts: samples.reduce((all, { mounts }) => all + mounts, 0),
  failures: samples.reduce((all, { failures }) => all + failures, 0),
});

/** Samples that are added up under names. */
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

  of = (name: string): Sample => this.#samples.get(name) ?? NONE;
}

/** What was counted of all parts together since the canary got its percentage. */
export interface TrendPoint {
  at: string;
  base: Sample;
  canary: Sample;
}

const POINTS = 24;
/** How often portal servers write: between two points there would be nothing new. */
const LEAST_MS = 5000;

/** The ends of equal steps between two instants, in milliseconds; one at least. */
function stepsBetween(from: number, to: number): number[] {
  const step = Math.max(LEAST_MS, (to - from) / POINTS);
  const count = Math.max(1, Math.floor((to - from) / step));
  return Array.from({ length: count }, (_, i) => (i === count - 1 ? to : from + (i + 1) * step));
}

/**
 * Figures of the own versions of base and canary since the canary got its percentage: of each part, and of all parts in the
 * step that ends at one of `ends`. Each record is read once.
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
    for (const { set, part, version, mounts, failures: kinds } of rows) {
      const own = [base, tried].find(({ id }) => id === set);
      if (own?.parts[part]?.version !== version || !tried.parts[part]) continue;
      const failures = blamedIn(kinds);
      ofPart.add(`${set} ${part}`, { mounts, failures });
      ofStep.add(`${set} ${end}`, { mounts, failures });
    }
  }
  return { ofPart, ofStep };
}

/** How often pages of each version were shown and failed in a channel since an instant; of `voc@1.0.3`. */
export function samplesSince(
  store: ReleaseStore,
  channel: Channel,
  since: string,
): (version: string) => Sample {
  const samples = new Samples();
  for (const { rows } of store.counts(channel).since(since))
    for (const { part, version, mounts, failures } of rows)
      samples.add(`${part}@${version}`, { mounts, failures: blamedIn(failures) });
  return samples.of;
}

export interface Evidence extends Judgement {
  /** Each part of the canary, and at the end all together. */
  compared: Comparison[];
  /** How the figures of all together grew, the oldest first. */
  trend: TrendPoint[];
}

/** What the figures say of the canary that runs in a channel; null where none runs. */
export function evidenceOf(store: ReleaseStore, channel: Channel): Evidence | null {
  const pin = store.pin(channel);
  return pin?.canary ? evidenceFor(store, pin, pin.canary, new Date()) : null;
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
  // A fault of the shell shows on the pages of every part, so it is judged by all parts together.
  const all: Comparison = {
    name: `set ${tried.id}`,
    changed: true,
    base: sum(parts.map((part) => part.base)),
    canary: sum(parts.map((part) => part.canary)),
  };
  const compared = [...parts, all];
  const upTo = ({ id }: SetRecord, count: number) =>
    sum(ends.slice(0, count).map((end) => figures.ofStep.of(`${id} ${end}`)));
  const trend = ends.map((end, i) => ({
    at: new Date(end).toISOString(),
    base: upTo(base, i + 1),
    canary: upTo(tried, i + 1),
  }));
  return { ...judge(canary.policy, compared), compared, trend };
}

/**
 * Aborts the channel's canary, or takes its next step, where the figures say so. Any number of processes may call it at the
 * same time: one of them wins. Returns the new record, or null where nothing changes.
 * @param actor whom the audit names
 * @throws ReleaseError 'not-allowed' where this process may not sign it
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
