import { randomBytes } from 'node:crypto';
import type { Canary, CanaryPolicy, Change, Channel, PinRecord } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store.ts';
import { sinceWhen } from '../channel/history.ts';

export const defaultPolicy: CanaryPolicy = {
  minimum: 200,
  allowed: 0.01,
  significance: 0.001,
  steps: [1, 5, 25, 50, 100],
  minutes: 10,
  automatic: false,
};

/** The policy's next percentage. */
export const nextStep = ({ percent, policy }: Pick<Canary, 'percent' | 'policy'>): number =>
  policy.steps.find((step) => step > percent) ?? 100;

const isPercent = (percent: number, least: number, most: number) =>
  Number.isInteger(percent) && percent >= least && percent <= most;

/** The channel's canary. @throws ReleaseError 'check' if none runs */
export function canaryOf(pin: PinRecord | null, channel: Channel): Canary {
  if (pin?.canary) return pin.canary;
  throw new ReleaseError('check', `no canary runs in ${channel}: release canary start SET`);
}

/**
 * Gives `percent` of the customers another set, always the same customers until the canary ends. Staging and
 * production only take a set that passed its checks.
 * @throws ReleaseError as `pinSet` does, and 'check' if a canary runs or the set is the base set
 */
export async function startCanary(
  store: ReleaseStore,
  channel: Channel,
  expected: number,
  change: Change & {
    set: string;
    percent: number;
    policy: CanaryPolicy;
    openTabs: PinRecord['openTabs'];
  },
): Promise<PinRecord> {
  const { set, percent, policy, openTabs, ...by } = change;
  const hashed = store.set(set);
  const { record, sha384: setSha384 } = hashed;
  const pin = await store.checkPin(channel, expected, record.parts);
  if (pin?.canary) {
    const { set: other, salt } = pin.canary;
    const since = sinceWhen(store, channel, ({ canary }) => canary?.salt === salt);
    throw new ReleaseError(
      'check',
      `a canary of set ${other} runs in ${channel}${since}: release canary abort --channel ${channel}, then start again`,
    );
  }
  if (pin?.set === set)
    throw new ReleaseError('check', `set ${set} is the base set: release sets lists the others`);
  if (!isPercent(percent, 0, 99))
    throw new ReleaseError('check', 'a canary starts with 0 to 99 percent: for all, release pin');
  if (channel !== 'dev') store.evidence.require(hashed);
  const salt = randomBytes(8).toString('hex');
  const canary = { set, setSha384, percent, salt, policy, since: by.at, held: false };
  return store.amend(channel, expected, { ...by, verb: 'canary start' }, () => ({
    canary,
    openTabs,
  }));
}

/**
 * Gives the canary to more customers; at 100 percent its set becomes the base set.
 * @throws ReleaseError as `pinSet` does, and 'check' if no canary runs or it already has that percentage
 */
export async function advanceCanary(
  store: ReleaseStore,
  channel: Channel,
  expected: number,
  { percent, ...by }: Change & { percent: number },
): Promise<PinRecord> {
  const verb = 'canary advance';
  const pin = store.pin(channel);
  const canary = canaryOf(pin, channel);
  if (!isPercent(percent, canary.percent + 1, 100))
    throw new ReleaseError(
      'check',
      `the canary has ${canary.percent} percent: advance to ${canary.percent + 1} to 100, or release canary abort`,
    );
  if (percent === 100)
    return store.pinSet(channel, expected, {
      ...by,
      set: canary.set,
      verb,
      openTabs: pin?.openTabs ?? 'quiet',
    });
  const { parts } = store.set(canary.set, canary.setSha384).record;
  await store.checkPin(channel, expected, parts);
  return store.amend(channel, expected, { ...by, verb }, () => ({
    canary: { ...canary, percent, since: by.at, held: false },
  }));
}

/** Keeps the canary at its percentage until somebody advances it. @throws ReleaseError */
export async function holdCanary(
  store: ReleaseStore,
  channel: Channel,
  expected: number,
  by: Change,
): Promise<PinRecord> {
  return store.amend(channel, expected, { ...by, verb: 'canary hold' }, (pin) => ({
    canary: { ...canaryOf(pin, channel), held: true },
  }));
}

/**
 * Gives every customer the base set again. Open tabs leave the canary's set with their next navigation.
 * @throws ReleaseError
 */
export async function abortCanary(
  store: ReleaseStore,
  channel: Channel,
  expected: number,
  by: Change,
): Promise<PinRecord> {
  return store.amend(channel, expected, { ...by, verb: 'canary abort' }, (pin) => {
    canaryOf(pin, channel);
    return { canary: null, openTabs: 'normal' };
  });
}
