import type { ReleaseStore, VersionRecord } from '@portal/release-store';
import type { Verb } from './verb.ts';

/** The size of a version's scripts and style sheets in bytes, before compression; images and fonts do not count. */
const bytesOf = (version: VersionRecord | null) =>
  Object.values(version?.files ?? {})
    .filter(({ kind }) => kind !== 'asset')
    .reduce((sum, { bytes }) => sum + bytes, 0);

const pagesOf = (version: VersionRecord | null) =>
  version?.section.pages.map(({ pattern }) => pattern) ?? [];

/** What changed of one part; `from` or `to` is null where a set does not have it. */
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
  };
}

/** The parts that differ between two sets. @throws ReleaseError where a set or version is missing */
function diffOf(store: ReleaseStore, from: string, to: string) {
  const [before, after] = [store.set(from).record.parts, store.set(to).record.parts];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const read = (parts: typeof before, name: string) => {
    const part = parts[name];
    return part ? store.version(name, part.version, part.sha384).record : null;
  };
  return names
    .filter((name) => before[name]?.version !== after[name]?.version)
    .map((name) => partDiff(name, read(before, name), read(after, name)));
}

const signed = (bytes: number) => `${bytes < 0 ? '-' : '+'}${Math.abs(bytes)}`;

export const diff: Verb = {
  name: 'diff',
  args: 'SET SET',
  count: [2, 2],
  does: 'what differs between two sets: versions, pages, bytes of code and styles',
  options: [],
  examples: ['npm run release -- diff 3 4'],
  run({ store, args: [from = '', to = ''], say }) {
    const parts = diffOf(store, from, to);
    for (const part of parts) {
      const bytes = signed(part.bytes.to - part.bytes.from);
      say(`${part.name}  ${part.from ?? 'none'} -> ${part.to ?? 'none'}  ${bytes} bytes`);
      for (const page of part.added) say(`  + ${page}`);
      for (const page of part.removed) say(`  - ${page}`);
    }
    if (parts.length === 0) say(`set ${from} and set ${to} have the same versions`);
    return { from, to, parts };
  },
};
