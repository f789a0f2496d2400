import {
  disable as disableRemote,
  enable as enableRemote,
  freeze as freezeChannel,
  unfreeze as unfreezeChannel,
} from '@portal/release-store';
import { changeOf, OF_A_CHANGE, UsageError, type Verb } from './verb.ts';

export const disable: Verb = {
  name: 'disable',
  args: 'NAME --message TEXT',
  count: [1, 1],
  does: 'gives customers a message instead of the pages of a remote',
  options: ['message', ...OF_A_CHANGE],
  examples: ["npm run release -- disable voc --message '오후 6시까지 점검합니다.'"],
  run(context) {
    const { store, channel, values, args, say, took } = context;
    const [name = ''] = args;
    const message = values.message?.trim();
    if (!message) throw new UsageError('disable needs --message TEXT, which customers read');
    const { expected, by } = changeOf(context, `disable ${name}`);
    const pin = disableRemote(store, channel, expected, { name, message, ...by });
    say(`disabled   ${name} in ${channel}, revision ${pin.revision}  (${took()})`);
    return pin;
  },
};

export const enable: Verb = {
  name: 'enable',
  args: 'NAME',
  count: [1, 1],
  does: 'gives customers the pages of a disabled remote again',
  options: OF_A_CHANGE,
  examples: ['npm run release -- enable voc'],
  run(context) {
    const { store, channel, args, say, took } = context;
    const [name = ''] = args;
    const { expected, by } = changeOf(context, `enable ${name}`);
    const pin = enableRemote(store, channel, expected, { name, ...by });
    say(`enabled    ${name} in ${channel}, revision ${pin.revision}  (${took()})`);
    return pin;
  },
};

export const freeze: Verb = {
  name: 'freeze',
  args: '',
  count: [0, 0],
  does: 'keeps the channel at its set: deliver, pin and rollback are refused',
  options: OF_A_CHANGE,
  examples: ["npm run release -- freeze --channel production --expect 12 --reason 'holidays'"],
  run(context) {
    const { store, channel, say, took } = context;
    const { expected, by } = changeOf(context, 'freeze');
    const pin = freezeChannel(store, channel, expected, by);
    say(`frozen     ${channel}, revision ${pin.revision}  (${took()})`);
    return pin;
  },
};

export const unfreeze: Verb = {
  name: 'unfreeze',
  args: '',
  count: [0, 0],
  does: 'ends that',
  options: OF_A_CHANGE,
  examples: ["npm run release -- unfreeze --channel production --expect 13 --reason 'back'"],
  run(context) {
    const { store, channel, say, took } = context;
    const { expected, by } = changeOf(context, 'unfreeze');
    const pin = unfreezeChannel(store, channel, expected, by);
    say(`unfrozen   ${channel}, revision ${pin.revision}  (${took()})`);
    return pin;
  },
};
