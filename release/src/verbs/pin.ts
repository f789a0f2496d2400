import { ReleaseError, type PinRecord } from '@portal/release-store';
import { requireCalls } from '../checks/calls-held.ts';
import { requireProvenSet } from './canary/proven.ts';
import { oneOf, setNamed } from './names/known.ts';
import {
  changeOf,
  OF_A_CHANGE,
  pinOf,
  sayPinned,
  UsageError,
  type Context,
  type Verb,
} from './verb.ts';

const POLICIES: readonly string[] = ['quiet', 'normal', 'urgent'];

/** @throws UsageError */
export function openTabsOf({ values }: Context): { openTabs?: PinRecord['openTabs'] } {
  const given = values['open-tabs'];
  if (given === undefined) return {};
  if (!POLICIES.includes(given))
    throw new UsageError(`--open-tabs is one of ${POLICIES.join(', ')}`);
  return { openTabs: given as PinRecord['openTabs'] };
}

export const pin: Verb = {
  name: 'pin',
  args: 'SET',
  count: [1, 1],
  does: 'gives the customers of the channel a set',
  options: ['open-tabs', 'unproven', ...OF_A_CHANGE],
  examples: [
    'npm run release -- pin 4',
    "npm run release -- pin 4 --channel production --expect 12 --reason 'new request form'",
  ],
  async run(context) {
    const { store, channel, args } = context;
    const set = setNamed(store, args[0] ?? '');
    const openTabs = openTabsOf(context);
    const { expected, by } = changeOf(context, `pin set ${set}`);
    requireProvenSet(context, set, `pin ${set}`);
    return sayPinned(
      context,
      await store.pinSet(channel, expected, { set, verb: 'pin', ...openTabs, ...by }),
    );
  },
};

/** Makes a set with one remote's earlier version. Returns the set's id. @throws ReleaseError, without making a set */
async function setWithEarlier(context: Context, name: string, expected: number): Promise<string> {
  const { store, channel, actor } = context;
  const { set } = pinOf(context);
  const { parts } = store.set(set).record;
  oneOf(`${channel} has no part`, name, Object.keys(parts));
  const earlier = store.versionBefore(channel, name);
  if (!earlier)
    throw new ReleaseError(
      'check',
      `${channel} had no earlier good version of ${name}: release versions ${name} lists all, release set create takes any`,
    );
  const changed = { ...parts, [name]: earlier };
  await store.checkPin(channel, expected, changed, 'rollback');
  await requireCalls(store, changed, context.config, context.say);
  const { record } = await store.createSet({
    parent: set,
    parts: changed,
    note: `rollback ${name} to ${earlier.version}`,
    author: actor,
    createdAt: new Date().toISOString(),
  });
  return record.id;
}

/** The set that a rollback goes to, unless it is of one remote. @throws UsageError, or ReleaseError 'check' */
function targetOf({ store, channel, values: { to, forward } }: Context): string {
  if (to !== undefined) return setNamed(store, to);
  const { before, after } = store.neighbours(channel);
  const found = forward ? after : before;
  if (found !== null) return found;
  throw new ReleaseError(
    'check',
    forward
      ? `${channel} has no rollback to take back: release audit --channel ${channel} lists what was done`
      : `${channel} had no set before: release sets lists all`,
  );
}

export const rollback: Verb = {
  name: 'rollback',
  args: '[--to SET | --remote NAME | --forward]',
  does: 'returns to the set before, to an earlier set, or one remote to its earlier version; takes a rollback back',
  options: ['to', 'remote', 'forward', 'open-tabs', 'unproven', ...OF_A_CHANGE],
  examples: [
    "npm run release -- rollback --to 3 --reason 'the form of set 4 loses photos'",
    'npm run release -- rollback --to 3 --channel production --expect 12 --reason outage',
    'npm run release -- rollback --remote voc',
    "npm run release -- rollback --forward --channel production --expect 13 --reason 'it was the network'",
  ],
  async run(context) {
    const { store, channel, values } = context;
    const { to, remote, forward } = values;
    if ([to, remote, forward].filter((one) => one !== undefined).length > 1)
      throw new UsageError('rollback takes one of --to, --remote and --forward');
    const openTabs = openTabsOf(context);
    const before = remote === undefined ? targetOf(context) : null;
    const what = before === null ? `rollback of ${remote}` : `rollback to set ${before}`;
    const { expected, by } = changeOf(context, what);
    if (to !== undefined) requireProvenSet(context, to, `rollback --to ${to}`);
    if (before !== null)
      await requireCalls(store, store.set(before).record.parts, context.config, context.say);
    const set = before ?? (await setWithEarlier(context, remote ?? '', expected));
    return sayPinned(
      context,
      await store.pinSet(channel, expected, { set, verb: 'rollback', ...openTabs, ...by }),
    );
  },
};
