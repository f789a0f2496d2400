import {
  channels,
  offerOf,
  type Channel,
  type ReleaseStore,
  type StatusRecord,
} from '@portal/release-store';
import { versionNamed } from './names/known.ts';
import { reasonOf, type Verb } from './verb.ts';

/** A group of customers whose set has the version, and which version they get instead; null for the card. */
interface Affected {
  channel: Channel;
  set: string;
  cohort: 'base' | 'canary';
  served: string | null;
}

function affectedBy(store: ReleaseStore, name: string, version: string): Affected[] {
  return channels.flatMap((channel) =>
    (['base', 'canary'] as const).flatMap((cohort) => {
      const pin = store.pin(channel);
      const set = cohort === 'base' ? pin?.set : pin?.canary?.set;
      if (set === undefined || store.set(set).record.parts[name]?.version !== version) return [];
      // Customers of a canary without a shell get the base set.
      const offer = offerOf(store, channel, cohort) ?? offerOf(store, channel, 'base');
      const part = offer?.parts.get(name);
      const served = part && !part.disabled ? part.record.version : null;
      return [{ channel, set, cohort, served }];
    }),
  );
}

/** The result of `block`, `deprecate` and `allow`. */
export interface StatusChange extends StatusRecord {
  affected: Affected[];
}

/** A verb that sets a version's status; `done` is the past participle to print. */
function statusVerb(
  name: string,
  status: StatusRecord['status'],
  done: string,
  does: string,
): Verb {
  return {
    name,
    args: 'NAME@VERSION --reason TEXT',
    count: [1, 1],
    does,
    options: ['reason'],
    examples: [`npm run release -- ${name} voc@1.0.3 --reason 'it loses photos'`],
    async run({ store, values, args, actor, say, took }) {
      const part = versionNamed(store, args[0] ?? '');
      const reason = reasonOf(values, name);
      const at = new Date().toISOString();
      const record = await store.setStatus({ ...part, status, actor, reason, at });
      say(`${done.padEnd(10)} ${part.name}@${part.version}  (${took()})`);
      const affected = affectedBy(store, part.name, part.version);
      for (const { channel, set, cohort, served } of affected) {
        const whose = cohort === 'base' ? 'customers' : 'customers of the canary';
        const what =
          served === null ? 'a card in the place of its pages' : `${part.name}@${served}`;
        say(`live       in ${channel}, set ${set}: ${whose} now get ${what}`);
      }
      if (affected.length === 0) say('live       nowhere');
      return { ...record, affected } satisfies StatusChange;
    },
  };
}

export const block = statusVerb(
  'block',
  'blocked',
  'blocked',
  'a version is pinned and served nowhere: customers get the last good one, or a card',
);
export const deprecate = statusVerb(
  'deprecate',
  'deprecated',
  'deprecated',
  'a version should be replaced; it is served and can be pinned',
);
export const allow = statusVerb(
  'allow',
  'available',
  'allowed',
  'takes a block or a deprecation back',
);
