import type { ReleaseStore, SetRecord } from '@portal/release-store';
import { UsageError, versionOf, type Verb } from './verb.ts';

/**
 * A base set with some versions replaced; null is the empty set.
 * @param words such as `voc@1.0.4`
 * @throws UsageError, or ReleaseError if a set or a version is missing
 */
export function composed(
  store: ReleaseStore,
  base: string | null,
  words: readonly string[],
  without: string | undefined,
): SetRecord['parts'] {
  const own = base === null ? {} : store.set(base).record.parts;
  if (without !== undefined && !own[without])
    throw new UsageError(`the base set has no ${without}`);
  const parts: SetRecord['parts'] = Object.fromEntries(
    Object.entries(own).filter(([name]) => name !== without),
  );
  for (const { name, version } of words.map(versionOf))
    parts[name] = { version, sha384: store.version(name, version).sha384 };
  return parts;
}

export const setCreate: Verb = {
  name: 'set create',
  args: 'NAME@VERSION...',
  count: [0, 100],
  does: 'makes a set: a base set with these versions in place of its own',
  options: ['base', 'without', 'note'],
  examples: [
    'npm run release -- set create voc@1.0.4 guide@1.1.0 --base 12 --note "new year"',
    'npm run release -- set create --without event --base 12',
  ],
  async run({ store, channel, values, args, actor, say, took }) {
    const { without } = values;
    if (args.length === 0 && without === undefined)
      throw new UsageError('set create needs NAME@VERSION, or --without NAME');
    const parent = values.base ?? store.pin(channel)?.set ?? null;
    const parts = composed(store, parent, args, without);
    // Do not create a set that could never be pinned.
    await store.checkParts(parts);
    const createdAt = new Date().toISOString();
    const note = values.note ?? [...args, ...(without ? [`without ${without}`] : [])].join(' ');
    const { record } = await store.createSet({ parent, parts, note, author: actor, createdAt });
    say(`created    set ${record.id} from ${parent ?? 'nothing'}: ${note}  (${took()})`);
    return record;
  },
};
