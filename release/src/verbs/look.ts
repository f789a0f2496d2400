import { channels, type Channel, type ReleaseStore } from '@portal/release-store';
import { olderPin } from '../pin-versions.ts';
import type { Verb } from './verb.ts';

/** The channels whose set has a version. */
function channelsWith(store: ReleaseStore, name: string, version: string): Channel[] {
  return channels.filter((channel) => {
    const pin = store.pin(channel);
    return pin && store.set(pin.set).record.parts[name]?.version === version;
  });
}

export const live: Verb = {
  name: 'live',
  args: '',
  count: [0, 0],
  does: 'what customers of the channel get',
  options: [],
  examples: ['npm run release -- live', 'npm run release -- live --channel production --json'],
  run({ store, channel, say }) {
    const pin = store.pin(channel);
    if (!pin) {
      say(`${channel}: nothing is pinned`);
      return { channel, pin };
    }
    const { parts: pinned } = store.set(pin.set, pin.setSha384).record;
    const served = store.served(channel);
    const parts = Object.entries(pinned).map(([name, { version }]) => {
      const part = served.get(name);
      const blocked = store.statuses().isBlocked(name, version);
      const disabled = part?.disabled ?? null;
      return { name, version, served: disabled ? null : part?.record.version, blocked, disabled };
    });
    say(
      `${channel}: set ${pin.set}, revision ${pin.revision}, by ${pin.actor} at ${pin.at}: ${pin.reason}`,
    );
    for (const part of parts) {
      const instead =
        part.served === part.version ? '' : `customers get ${part.served ?? 'a card'}`;
      const notes = [part.blocked && 'blocked', part.disabled?.message, instead].filter(Boolean);
      say(`  ${part.name}@${part.version}${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`);
    }
    if (pin.frozen) say(`frozen     ${channel}: ${pin.frozen.reason}`);
    const older = olderPin(store, channel);
    if (older) say(older);
    return { channel, pin, parts };
  },
};

export const versions: Verb = {
  name: 'versions',
  args: '[NAME]',
  count: [0, 1],
  does: 'the versions of a part or of all, with their status and where they are live',
  options: [],
  examples: ['npm run release -- versions voc'],
  run({ store, args, say }) {
    const names = args[0] === undefined ? store.parts() : [args[0]];
    const all = names.flatMap((name) =>
      store.versions(name).map((version) => {
        const { builtAt, commit } = store.version(name, version).record;
        const found = store.statuses().of(name, version);
        const { status, reason } = found ?? { status: 'available', reason: '' };
        const liveIn = channelsWith(store, name, version);
        return { name, version, builtAt, commit, status, reason, liveIn };
      }),
    );
    for (const { name, version, builtAt, status, reason, liveIn } of all)
      say(
        [
          `${name}@${version}`,
          builtAt,
          status === 'available' ? status : `${status} (${reason})`,
          ...(liveIn.length > 0 ? [`live in ${liveIn.join(', ')}`] : []),
        ].join('  '),
      );
    return all;
  },
};

export const sets: Verb = {
  name: 'sets',
  args: '',
  count: [0, 0],
  does: 'every set, the newest last',
  options: [],
  examples: ['npm run release -- sets'],
  run({ store, say }) {
    const all = store.sets().map((id) => store.set(id).record);
    for (const { id, createdAt, parts, note } of all) {
      const list = Object.entries(parts).map(([name, part]) => `${name}@${part.version}`);
      say(`${id}  ${createdAt}  ${list.join(' ')}  ${note}`);
    }
    return all;
  },
};
