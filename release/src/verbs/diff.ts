import {
  ReleaseError,
  type ReleaseStore,
  type SetRecord,
  type VersionRecord,
} from '@portal/release-store';
import { composed } from './set-create.ts';
import { setNamed } from './names/known.ts';
import { UsageError, type Verb } from './verb.ts';

/** Size of a version's scripts and style sheets in bytes, uncompressed; images and fonts do not count. */
const bytesOf = (version: VersionRecord | null) =>
  Object.values(version?.files ?? {})
    .filter(({ kind }) => kind !== 'asset')
    .reduce((sum, { bytes }) => sum + bytes, 0);

const pagesOf = (version: VersionRecord | null) =>
  version?.section.pages.map(({ pattern }) => pattern) ?? [];

/** The shared modules whose version, or range in a remote, differs; null if a version does not use the module. */
function sharedDiff(from: VersionRecord | null, to: VersionRecord | null) {
  if (!from || !to) return [];
  const names = [...new Set([from, to].flatMap(({ shared }) => Object.keys(shared)))];
  return names
    .map((name) => ({
      name,
      from: from.shared[name] ?? null,
      to: to.shared[name] ?? null,
    }))
    .filter((module) => module.from !== module.to);
}

/** What changed in one part; `from` or `to` is null if that set does not have it. */
function partDiff(name: string, from: VersionRecord | null, to: VersionRecord | null) {
  const before = pagesOf(from);
  const after = pagesOf(to);
  return {
    name,
    from: from?.version ?? null,
    to: to?.version ?? null,
    added: after.filter((page) => !before.includes(page)),
    removed: before.filter((page) => !after.includes(page)),
    bytes: { from: bytesOf(from), to: bytesOf(to) },
    shared: sharedDiff(from, to),
  };
}

type Parts = SetRecord['parts'];

/** The parts that differ. @throws ReleaseError if a version is missing */
function diffOf(store: ReleaseStore, before: Parts, after: Parts) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const read = (parts: Parts, name: string) => {
    const part = parts[name];
    return part ? store.version(name, part.version, part.sha384).record : null;
  };
  return names
    .filter((name) => before[name]?.version !== after[name]?.version)
    .map((name) => partDiff(name, read(before, name), read(after, name)));
}

/** What the verb returns; `to` is null for a set that does not exist yet. */
export interface SetDiff {
  from: string;
  to: string | null;
  parts: ReturnType<typeof diffOf>;
  /** Why `to` could not be pinned; null if it could. */
  refused: string | null;
}

/** Why these parts could not be pinned; null if they could. */
async function refusalOf(store: ReleaseStore, parts: Parts): Promise<string | null> {
  try {
    await store.checkParts(parts);
    return null;
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

const signed = (bytes: number) => `${bytes < 0 ? '-' : '+'}${Math.abs(bytes)}`;

export const diff: Verb = {
  name: 'diff',
  args: 'SET SET | SET [NAME@VERSION...]',
  count: [1, 100],
  does: 'what differs between two sets, or a set and the one that set create would make of it',
  options: ['without'],
  access: 'read',
  examples: ['npm run release -- diff 3 4', 'npm run release -- diff 3 voc@1.0.4'],
  async run({ store, args, values: { without }, say }) {
    const [given = '', ...words] = args;
    const from = setNamed(store, given);
    const [set, ...more] = words.filter((word) => !word.includes('@'));
    if (set !== undefined && (more.length > 0 || words.length > 1 || without !== undefined))
      throw new UsageError('diff takes SET SET, or SET NAME@VERSION...');
    const after =
      set === undefined
        ? composed(store, from, words, without)
        : store.set(setNamed(store, set)).record.parts;
    const to = set ?? null;
    const parts = diffOf(store, store.set(from).record.parts, after);
    const refused = await refusalOf(store, after);
    for (const part of parts) {
      const bytes = signed(part.bytes.to - part.bytes.from);
      say(`${part.name}  ${part.from ?? 'none'} -> ${part.to ?? 'none'}  ${bytes} bytes`);
      for (const page of part.added) say(`  + ${page}`);
      for (const page of part.removed) say(`  - ${page}`);
      for (const module of part.shared)
        say(`  ${module.name} ${module.from ?? 'none'} -> ${module.to ?? 'none'}`);
    }
    if (parts.length === 0)
      say(`set ${from} and ${to ? `set ${to}` : 'that'} have the same versions`);
    if (refused) say(`refused    ${refused}`);
    return { from, to, parts, refused } satisfies SetDiff;
  },
};
