import type { Canary, Channel, PinRecord, SetRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import { SHELL } from '../rules.ts';
import type { ReleaseStore } from '../store.ts';
import { abortCanary, advanceCanary, nextStep } from './canary.ts';
import { judge, type Comparison, type Judgement, type Sample } from './judge.ts';

/** Failures for which no version of a part can be blamed: the identity provider's own. */
const OTHERS = new Set(['certification']);

/** Figures of a set's own versions since an instant, by part. */
function samplesOf(
  store: ReleaseStore,
  channel: Channel,
  sets: readonly SetRecord[],
  since: string,
): Map<string, Sample> {
  const samples = new Map<string, Sample>();
  for (const { rows } of store.counts(channel).since(since))
    for (const { set, part, version, mounts, failures } of rows) {
      const own = sets.find(({ id }) => id === set);
      if (own?.parts[part]?.version !== version) continue;
      const sample = samples.get(`${set} ${part}`) ?? { mounts: 0, failures: 0 };
      sample.mounts += mounts;
      for (const [kind, count] of Object.entries(failures))
        if (!OTHERS.has(kind)) sample.failures += count;
      samples.set(`${set} ${part}`, sample);
    }
  return samples;
}

const NONE: Sample = { mounts: 0, failures: 0 };
const sum = (samples: Sample[]): Sample => ({
  mounts: samples.reduce((all, { mounts }) => all + mounts, 0),
  failures: samples.reduce((all, { failures }) => all + failures, 0),
});

export interface Evidence extends Judgement {
  compared: Comparison[];
}

/** What the figures say of the canary that runs in a channel; null where none runs. */
export function evidenceOf(store: ReleaseStore, channel: Channel): Evidence | null {
  const pin = store.pin(channel);
  return pin?.canary ? evidenceFor(store, pin, pin.canary) : null;
}

function evidenceFor(store: ReleaseStore, pin: PinRecord, canary: Canary): Evidence {
  const base = store.set(pin.set, pin.setSha384).record;
  const tried = store.set(canary.set, canary.setSha384).record;
  const samples = samplesOf(store, pin.channel, [base, tried], canary.since);
  const parts = Object.entries(tried.parts).map(([name, { version }]): Comparison => ({
    name: `${name}@${version}`,
    changed: name !== SHELL && base.parts[name]?.version !== version,
    base: samples.get(`${base.id} ${name}`) ?? NONE,
    canary: samples.get(`${tried.id} ${name}`) ?? NONE,
  }));
  // A fault of the shell shows on the pages of every part, so it is judged by all parts together.
  const all: Comparison = {
    name: `set ${tried.id}`,
    changed: true,
    base: sum(parts.map((part) => part.base)),
    canary: sum(parts.map((part) => part.canary)),
  };
  const compared = [...parts, all];
  return { ...judge(canary.policy, compared), compared };
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
  const { verdict, reason } = evidenceFor(store, pin, canary);
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
