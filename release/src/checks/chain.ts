import type { ReleaseStore, VersionRecord } from '@portal/release-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Check } from './check.ts';

/** Faults in a version's hashes: its record must have the entry's hash, and the entry those of all other scripts. */
function faultsOf(store: ReleaseStore, record: VersionRecord): string[] {
  const { name, version, files, preload, server } = record;
  const ofKind = (kind: string) => Object.keys(files).filter((file) => files[file]?.kind === kind);
  const [entry, ...others] = ofKind('entry');
  if (entry === undefined || others.length > 0) return ['it has not one entry'];
  const text = readFileSync(join(store.clientFolder(name, version), entry), 'utf8');
  const faults = ofKind('chunk')
    .filter((file) => !text.includes(`"${file}":"${files[file]?.sha384}"`))
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
