import {
  checkNames,
  openChecks,
  ReleaseError,
  type CheckName,
  type CheckRecord,
} from '@portal/release-store';
import { baseFor, checkSet } from '../checks/check-set.ts';
import { checks } from '../checks/table.ts';
import { oneOf, setNamed } from './names/known.ts';
import { reasonOf, type Context, type Verb } from './verb.ts';

/** Accepts the faults of a check. @throws ReleaseError */
async function waive(context: Context, set: string, name: CheckName): Promise<CheckRecord> {
  const { store, values, actor } = context;
  const reason = reasonOf(values, '--waive');
  if (!checks[name].isWaivable)
    throw new ReleaseError(
      'not-allowed',
      `${name} cannot be waived, because customers would get no page: take another version`,
    );
  const newest = store.evidence.newest(set);
  if (!newest?.results[name]?.faults.length)
    throw new ReleaseError('check', `set ${set} has not failed ${name}: release check ${set}`);
  const by = { actor, reason, at: new Date().toISOString() };
  const waivers = { ...newest.waivers, [name]: by };
  return store.evidence.add(newest.revision, { ...newest, waivers, ...by });
}

/** Runs every check and records the findings. @throws ReleaseError */
function checkAll(context: Context, set: string): Promise<CheckRecord> {
  const { store, config, channel, values, actor, say } = context;
  const base =
    values.base === undefined ? baseFor(store, channel, set) : setNamed(store, values.base);
  return checkSet({ store, set, base, config, actor, say });
}

/** The command that gives an accepted set to customers of the channel; for dev, to those of staging. */
function adviceFor({ store, channel }: Context, set: string): string {
  const next = channel === 'dev' ? 'staging' : channel;
  const revision = store.pin(next)?.revision ?? 0;
  return `release pin ${set} --channel ${next} --expect ${revision} --reason TEXT`;
}

export const check: Verb = {
  name: 'check',
  args: 'SET',
  count: [1, 1],
  does: 'checks a set and keeps the evidence; staging and production take only sets that passed',
  options: ['base', 'waive', 'reason'],
  examples: [
    'npm run release -- check 4',
    'npm run release -- check 4 --channel production',
    "npm run release -- check 4 --waive weight --reason 'the new form; smaller next week'",
  ],
  async run(context) {
    const { store, values, args, say, fail, took } = context;
    const set = setNamed(store, args[0] ?? '');
    const record =
      values.waive === undefined
        ? await checkAll(context, set)
        : await waive(context, set, oneOf('there is no check', values.waive, checkNames));
    const open = openChecks(record);
    for (const [name, { actor, reason }] of Object.entries(record.waivers))
      say(`waived     ${name} by ${actor}: ${reason}`);
    say(
      open.length > 0
        ? `refused    set ${set} has not passed ${open.join(', ')}  (${took()})`
        : `accepted   set ${set}: ${adviceFor(context, set)}  (${took()})`,
    );
    if (open.length > 0) fail();
    return record;
  },
};
