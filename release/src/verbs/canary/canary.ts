import {
  abortCanary,
  advanceCanary,
  canaryOf,
  decideCanary,
  defaultPolicy,
  evidenceOf,
  holdCanary,
  nextStep,
  startCanary,
  type CanaryPolicy,
  type PinRecord,
} from '@portal/release-store';
import { setNamed } from '../names/known.ts';
import { openTabsOf } from '../pin.ts';
import { requireProven } from './proven.ts';
import { changeOf, OF_A_CHANGE, sayPinned, UsageError, type Context, type Verb } from '../verb.ts';

/** @throws UsageError */
function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (!text.trim() || !(number >= 0)) throw new UsageError(`--${option} takes a number`);
  return number;
}

/** The default policy, with the command line's overrides. @throws UsageError */
function policyOf({ values }: Context): CanaryPolicy {
  const { minimum, allowed, steps, automatic } = values;
  return {
    ...defaultPolicy,
    ...(minimum !== undefined && { minimum: numberOf('minimum', minimum) }),
    ...(allowed !== undefined && { allowed: numberOf('allowed', allowed) / 100 }),
    ...(steps !== undefined && {
      steps: steps.split(',').map((step) => numberOf('steps', step)),
    }),
    ...(automatic && { automatic }),
  };
}

function sayCanary(context: Context, done: string, pin: PinRecord): PinRecord {
  const { canary, channel, set, revision } = pin;
  const others = canary ? `${canary.percent} % get set ${canary.set}, the others` : 'all get';
  const { say, took } = context;
  say(`${done.padEnd(10)} ${channel}: ${others} set ${set}, revision ${revision}  (${took()})`);
  return pin;
}

export const canaryStart: Verb = {
  name: 'canary start',
  args: 'SET --percent N',
  count: [1, 1],
  does: 'gives a part of the customers another set, whole',
  options: ['percent', 'minimum', 'allowed', 'steps', 'automatic', 'open-tabs', ...OF_A_CHANGE],
  examples: [
    'npm run release -- canary start 5 --percent 1',
    "npm run release -- canary start 5 --percent 1 --automatic --channel production --expect 12 --reason 'new form'",
  ],
  async run(context) {
    const { store, channel, args, values } = context;
    const set = setNamed(store, args[0] ?? '');
    if (values.percent === undefined) throw new UsageError('canary start needs --percent N');
    const percent = numberOf('percent', values.percent);
    const policy = policyOf(context);
    const { openTabs = 'quiet' } = openTabsOf(context);
    const { expected, by } = changeOf(context, `canary of set ${set}`);
    const change = { set, percent, policy, openTabs, ...by };
    return sayCanary(context, 'started', await startCanary(store, channel, expected, change));
  },
};

export const canaryAdvance: Verb = {
  name: 'canary advance',
  args: '[--percent N]',
  does: 'gives the canary to more customers, by the next step of its policy, if the figures allow it',
  options: ['percent', 'unproven', ...OF_A_CHANGE],
  examples: ['npm run release -- canary advance', 'npm run release -- canary advance --percent 50'],
  async run(context) {
    const { store, channel, values } = context;
    const canary = canaryOf(store.pin(channel), channel);
    const percent =
      values.percent === undefined ? nextStep(canary) : numberOf('percent', values.percent);
    const { expected, by } = changeOf(context, `canary advance to ${percent} %`);
    requireProven(context, 'canary advance');
    const pin = await advanceCanary(store, channel, expected, { percent, ...by });
    return pin.canary ? sayCanary(context, 'advanced', pin) : sayPinned(context, pin);
  },
};

/** A verb that changes the channel's canary and takes no argument; `done` is the past participle to print. */
function canaryVerb(name: string, does: string, done: string, change: typeof abortCanary): Verb {
  return {
    name: `canary ${name}`,
    does,
    options: OF_A_CHANGE,
    examples: [`npm run release -- canary ${name} --reason 'many questions by phone'`],
    async run(context) {
      const { expected, by } = changeOf(context, `canary ${name}`);
      return sayCanary(context, done, await change(context.store, context.channel, expected, by));
    },
  };
}

export const canaryHold = canaryVerb(
  'hold',
  'keeps the canary at its percentage until it is advanced by hand',
  'held',
  holdCanary,
);
export const canaryAbort = canaryVerb(
  'abort',
  'gives every customer the base set again',
  'aborted',
  abortCanary,
);

export const canaryJudge: Verb = {
  name: 'canary judge',
  does: 'aborts the canary, or takes its next step, where the figures say so; the desk does this by itself',
  examples: ['npm run release -- canary judge --channel production'],
  async run(context) {
    const { store, channel, actor, say, took } = context;
    const evidence = evidenceOf(store, channel);
    const pin = await decideCanary(store, channel, actor);
    if (pin) sayCanary(context, pin.verb === 'canary abort' ? 'aborted' : 'advanced', pin);
    else say(`unchanged  ${channel}: ${evidence?.reason ?? 'no canary runs'}  (${took()})`);
    return { verdict: evidence?.verdict ?? null, reason: evidence?.reason ?? null, pin };
  },
};
