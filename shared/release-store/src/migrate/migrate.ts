import { ReleaseError } from '../release-error.ts';
import { CONTENT, type End } from './ends.ts';

/** The order of records: each comes after those that it refers to, so that a partial copy has no dangling reference. */
const ORDER = ['versions', 'sets', 'checks', 'statuses', 'desk', 'counts', 'channels'];
const rankOf = (path: string) =>
  CONTENT.test(path) ? -1 : ORDER.indexOf(path.slice(0, path.indexOf('/')));
const inOrder = (paths: Iterable<string>) =>
  [...paths].sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b, 'en', { numeric: true }));

/** Files that only one side may have: those that `gc` deleted on the other, and figures of the portals that use it. */
const mayBeSurplus = (path: string) => CONTENT.test(path) || path.startsWith('counts/');

const SHOWN = 5;
function listOf(paths: readonly string[]): string {
  const more = paths.length - SHOWN;
  return `${paths.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export interface Migrated {
  /** How many files both sides have with the same bytes afterwards. */
  same: number;
  copied: number;
  bytes: number;
}

/** @throws ReleaseError 'check' if what is there contradicts what would be copied */
function checkTarget(
  from: End,
  to: End,
  source: ReadonlyMap<string, string>,
  target: ReadonlyMap<string, string>,
): void {
  if (source.size === 0)
    throw new ReleaseError('check', `${from.name} has no store: check DATA_DIR and the direction`);
  const others = [...target].filter(([path, hash]) => (source.get(path) ?? hash) !== hash);
  if (others.length > 0)
    throw new ReleaseError(
      'check',
      `${to.name} has other bytes as ${listOf(others.map(([path]) => path))}: find out with release audit verify which of them are right, and move the others away`,
    );
  const surplus = [...target.keys()].filter((path) => !source.has(path) && !mayBeSurplus(path));
  if (surplus.length > 0)
    throw new ReleaseError(
      'check',
      `${to.name} has ${listOf(surplus)}, which ${from.name} lacks: somebody releases there already, so migrate the other way, or begin with an empty one`,
    );
}

/**
 * Copies every file that `to` lacks, and compares all with those of `from`. Changes nothing that is there, so it may
 * be interrupted and run again, also while others write to `from`: what they write meanwhile is for the next run.
 * @param progress called after each file
 * @throws ReleaseError 'check' if `to` has other records or bytes, or not the same afterwards
 */
export async function migrate(
  from: End,
  to: End,
  progress: (done: number, all: number) => void = () => {},
): Promise<Migrated> {
  const source = await from.hashes();
  const target = await to.hashes();
  checkTarget(from, to, source, target);
  const wanted = inOrder(source.keys()).filter((path) => !target.has(path));
  let copied = 0;
  let bytes = 0;
  await from.read(wanted, async (path, content) => {
    await to.create(path, content);
    copied += 1;
    bytes += content.length;
    progress(copied, wanted.length);
  });
  const written = await to.hashes();
  let differing = [...source.keys()].filter((path) => written.get(path) !== source.get(path));
  if (differing.length > 0) {
    // gc may have deleted some, or a repair replaced some, since we read them.
    const now = await from.hashes();
    differing = differing.filter((path) => now.has(path) && now.get(path) !== written.get(path));
  }
  if (differing.length > 0)
    throw new ReleaseError(
      'check',
      `${to.name} does not have ${listOf(differing)} as ${from.name} has: run it again`,
    );
  return { same: source.size, copied, bytes };
}
