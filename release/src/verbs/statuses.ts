import { type StatusRecord } from '@portal/release-store';
import { versionNamed } from './names/known.ts';
import { reasonOf, type Verb } from './verb.ts';

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
      return record;
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
