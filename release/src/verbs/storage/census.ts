import {
  channels,
  discard,
  forgetFigures,
  ReleaseError,
  isUnused,
  versionUses,
  type Channel,
  type CountRecord,
  type ReleaseStore,
} from '@portal/release-store';
import { reasonOf, UsageError, type Verb } from '../verb.ts';

const DAY_MS = 86_400_000;
const SEARCHED_DAYS = 90;

/** One day's failures (UTC) that have a support code. */
async function failuresOfDay(
  store: ReleaseStore,
  searched: readonly Channel[],
  at: string,
  code: string,
) {
  const found: ({ channel: Channel } & CountRecord['failures'][number])[] = [];
  for (const channel of searched)
    for await (const { failures } of store.counts(channel).ofDay(at, code))
      for (const { alike = [], ...failure } of failures)
        if ([failure.code, ...alike].includes(code)) found.push({ channel, ...failure, code });
  return found;
}
export type FoundFailure = Awaited<ReturnType<typeof failuresOfDay>>[number];

export const who: Verb = {
  name: 'who',
  args: 'CODE',
  count: [1, 1],
  does: 'finds the failure that a customer read a support code of',
  access: 'read',
  examples: ['npm run release -- who K7MQ2X'],
  async run({ store, values, channel, args, say }) {
    const code = (args[0] ?? '').toUpperCase();
    if (!/^[0-9A-Z]{6}$/.test(code)) throw new UsageError(`${args[0]} is no support code`);
    const searched = values.channel === undefined ? channels : [channel];
    // The newest day first, because most customers call at once.
    for (let day = 0; day < SEARCHED_DAYS; day++) {
      const at = new Date(Date.now() - day * DAY_MS).toISOString();
      const found = await failuresOfDay(store, searched, at, code);
      for (const { at: when, channel: where, part, version, class: kind, ...more } of found)
        say(
          `${when}  ${where} ${more.cohort}  set ${more.set}  ${part}@${version}  ${kind}  ${more.route ?? 'no page'}  ${more.error}`,
        );
      if (found.length > 0) return found;
    }
    throw new ReleaseError(
      'check',
      `no failure of the last ${SEARCHED_DAYS} days has the code ${code}: ask for it again, or search the portal's log`,
    );
  },
};

export const gc: Verb = {
  name: 'gc',
  args: '--dry-run | --reason TEXT',
  does: 'deletes the files of versions older than 30 days that no tab runs and no channel had in 90 days',
  options: ['dry-run', 'reason'],
  examples: ['npm run release -- gc --dry-run', "npm run release -- gc --reason 'disk is full'"],
  async run({ store, values, actor, say, took }) {
    const isDry = values['dry-run'] === true;
    const now = new Date();
    const unused = (await versionUses(store, now)).filter(isUnused).map(({ record }) => record);
    const reason = isDry ? '' : reasonOf(values, 'gc');
    for (const version of unused) {
      if (!isDry) await discard(store, version, { actor, reason, at: now.toISOString() });
      say(`${isDry ? 'unused' : 'deleted'}    ${version.name}@${version.version}`);
    }
    const figures = isDry ? 0 : await forgetFigures(store, now);
    say(`${isDry ? 'would delete' : 'done'}  ${unused.length} versions  (${took()})`);
    return { versions: unused.map(({ name, version }) => ({ name, version })), figures };
  },
};
