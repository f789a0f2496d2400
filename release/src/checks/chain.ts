import { sha384, type ReleaseStore, type VersionRecord } from '@portal/release-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Check } from './check.ts';

/** The list of hashes that an entry of a later build names with its hash; earlier entries contain the hashes. */
const LIST = /^hashes\.[0-9a-f]{8}\.json$/;

/**
 * Faults in a version's hashes: its record must have the entry's hash, and the entry those of all other scripts, itself
 * or in its list.
 */
function faultsOf(store: ReleaseStore, record: VersionRecord): string[] {
  const { name, version, files, preload, server } = record;
  const ofKind = (kind: string) => Object.keys(files).filter((file) => files[file]?.kind === kind);
  const [entry, ...others] = ofKind('entry');
  if (entry === undefined || others.length > 0) return ['it has not one entry'];
  const textOf = (file: string) =>
    readFileSync(join(store.clientFolder(name, version), file), 'utf8');
  const text = textOf(entry);
  const lists = ofKind('asset')
    .filter(
      (file) =>
        LIST.test(file) && [file, files[file]?.sha384].every((one = '') => text.includes(one)),
    )
    .map((file) => ({ file, list: textOf(file) }))
    .filter(({ file, list }) => sha384(list) === files[file]?.sha384)
    .map(({ list }) => list);
  const faults = ofKind('chunk')
    .filter(
      (file) => ![text, ...lists].some((one) => one.includes(`"${file}":"${files[file]?.sha384}"`)),
    )
    .map((file) => `its ${entry} does not have the hash of ${file}`);
  for (const [page, list] of Object.entries(preload))
    for (const file of list.filter((each) => !files[each]))
      faults.push(`its page ${page} loads ${file}, which is none of its files`);
  try {
    if (server) store.serverCode(record);
  } catch (error) {
    faults.push((error as Error).message);
  }
  return faults;
}

export const chain: Check = {
  does: 'each entry has the hash of every chunk, and the server’s code is what was declared',
  isFast: true,
  isWaivable: false,
  run: ({ store, versions }) => ({
    faults: [...versions.values()].flatMap((record) =>
      faultsOf(store, record).map((fault) => `${nameOf(record)}: ${fault}: deliver it again`),
    ),
  }),
};
