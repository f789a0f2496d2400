import type { Hashed, ReleaseStore, SetRecord } from '@portal/release-store';
import { oneOf, setNamed, versionNamed } from './names/known.ts';
import { UsageError, type Verb } from './verb.ts';

type Parts = SetRecord['parts'];

/**
 * A base set with some versions replaced; null is the empty set.
 * @param words such as `voc@1.0.4`
 * @throws UsageError if a name is unknown or given twice, or no page could be served
 */
export function composed(
  store: ReleaseStore,
  base: string | null,
  words: readonly string[],
  without: string | undefined,
): Parts {
  const own = base === null ? {} : store.set(setNamed(store, base)).record.parts;
  if (without !== undefined) oneOf('the base set has no part', without, Object.keys(own));
  const parts: Parts = Object.fromEntries(Object.entries(own).filter(([name]) => name !== without));
  const given = words.map((word) => versionNamed(store, word));
  for (const [i, { name, version }] of given.entries()) {
    if (name === without)
      throw new UsageError(`${name} is both named and left out: leave out --without ${name}`);
    if (given.slice(0, i).some((other) => other.name === name))
      throw new UsageError(`${name} is named twice: a set has one version of each part`);
    parts[name] = { version, sha384: store.version(name, version).sha384 };
  }
  if (!parts['shell'])
    throw new UsageError('a set without the shell has no page: add shell@VERSION');
  return parts;
}

/** The newest set with exactly these versions; undefined if there is none. */
function setWith(store: ReleaseStore, parts: Parts): Hashed<SetRecord> | undefined {
  const names = Object.keys(parts);
  return store
    .readableSets()
    .findLast(
      ({ record }) =>
        Object.keys(record.parts).length === names.length &&
        names.every((name) => record.parts[name]?.sha384 === parts[name]?.sha384),
    );
}

/** What the verb returns; not new is a set that had these versions before. */
export interface CreatedSet extends SetRecord {
  isNew: boolean;
}

export const setCreate: Verb = {
  name: 'set create',
  args: 'NAME@VERSION...',
  count: [0, 100],
  does: 'makes a set: a base set with these versions in place of its own; an identical set is returned instead',
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
    // Its evidence holds, so checking a copy of it would be wasted time.
    const same = setWith(store, parts);
    if (same) {
      const { id, note, author, createdAt } = same.record;
      say(`exists     set ${id} has these versions, by ${author} at ${createdAt}: ${note}`);
      return { ...same.record, isNew: false } satisfies CreatedSet;
    }
    const createdAt = new Date().toISOString();
    const note = values.note ?? [...args, ...(without ? [`without ${without}`] : [])].join(' ');
    const { record } = await store.createSet({ parent, parts, note, author: actor, createdAt });
    say(`created    set ${record.id} from ${parent ?? 'nothing'}: ${note}  (${took()})`);
    return { ...record, isNew: true } satisfies CreatedSet;
  },
};
