import {
  disable as disableRemote,
  enable as enableRemote,
  freeze as freezeChannel,
  unfreeze as unfreezeChannel,
  type PinRecord,
} from '@portal/release-store';
import { oneOf } from './names/known.ts';
import { openTabsOf } from './pin.ts';
import {
  changeOf,
  OF_A_CHANGE,
  pinOf,
  UsageError,
  type Context,
  type Values,
  type Verb,
} from './verb.ts';

/** Prints a verb's effect on the channel with the new revision. Returns the record. */
function sayDone({ channel, say, took }: Context, done: string, pin: PinRecord): PinRecord {
  say(`${done} ${channel}, revision ${pin.revision}  (${took()})`);
  return pin;
}

/** A part of the set that the channel has. @throws UsageError */
const partIn = (context: Context, given: string) =>
  oneOf(
    `${context.channel} has no part`,
    given,
    Object.keys(context.store.set(pinOf(context).set).record.parts),
  );

/** A verb that freezes or unfreezes a channel; `done` is the past participle to print. */
function freezeVerb(
  own: Pick<Verb, 'name' | 'does' | 'examples'>,
  done: string,
  change: typeof freezeChannel,
): Verb {
  return {
    ...own,
    options: OF_A_CHANGE,
    async run(context) {
      const { expected, by } = changeOf(context, own.name);
      return sayDone(context, done, await change(context.store, context.channel, expected, by));
    },
  };
}

/** `--until` as an instant; without a zone it is Seoul's time. @throws UsageError */
function untilOf({ until }: Values): string | undefined {
  if (until === undefined) return undefined;
  const [, zone] = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(
    until,
  ) ?? [null];
  const at = Date.parse(zone ? until : `${until}+09:00`);
  if (!(at > Date.now()))
    throw new UsageError(`--until takes a time to come, as 2026-11-25T18:00, and ${until} is none`);
  return new Date(at).toISOString();
}

export const disable: Verb = {
  name: 'disable',
  args: 'NAME --message TEXT [--until TIME]',
  count: [1, 1],
  does: 'gives customers a message instead of the pages of a remote, and says until when; enable ends it',
  options: ['message', 'until', 'open-tabs', ...OF_A_CHANGE],
  examples: [
    "npm run release -- disable voc --message '의견 접수를 고치고 있습니다.' --until 2026-11-25T18:00",
  ],
  async run(context) {
    const { store, channel, values, args } = context;
    const name = partIn(context, args[0] ?? '');
    const message = values.message?.trim();
    if (!message) throw new UsageError('disable needs --message TEXT, which customers read');
    const until = untilOf(values);
    const openTabs = openTabsOf(context);
    const { expected, by } = changeOf(context, `disable ${name}`);
    const pin = await disableRemote(store, channel, expected, {
      name,
      message,
      until,
      ...openTabs,
      ...by,
    });
    return sayDone(context, `disabled   ${name} in`, pin);
  },
};

export const enable: Verb = {
  name: 'enable',
  args: 'NAME',
  count: [1, 1],
  does: 'gives customers the pages of a disabled remote again',
  options: ['open-tabs', ...OF_A_CHANGE],
  examples: ['npm run release -- enable voc'],
  async run(context) {
    const { store, channel, args } = context;
    const name = partIn(context, args[0] ?? '');
    const openTabs = openTabsOf(context);
    const { expected, by } = changeOf(context, `enable ${name}`);
    const pin = await enableRemote(store, channel, expected, { name, ...openTabs, ...by });
    return sayDone(context, `enabled    ${name} in`, pin);
  },
};

export const freeze = freezeVerb(
  {
    name: 'freeze',
    does: 'keeps the channel at its set: deliver, pin and rollback are refused',
    examples: ["npm run release -- freeze --channel production --expect 12 --reason 'holidays'"],
  },
  'frozen    ',
  freezeChannel,
);

export const unfreeze = freezeVerb(
  {
    name: 'unfreeze',
    does: 'lets the channel change its set again',
    examples: ["npm run release -- unfreeze --channel production --expect 13 --reason 'back'"],
  },
  'unfrozen  ',
  unfreezeChannel,
);
