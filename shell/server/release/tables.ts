import type { VersionRecord } from '@portal/release-store';
import type { CommonPortal } from '../../shared/common-portal.ts';
import type { PartTable } from '../../shared/inlined-portal.ts';
import { knownSection } from '../../shared/route-match.ts';

function tableOf({ name, version, files, section }: VersionRecord): PartTable {
  const found = Object.entries(files).find(([, { kind }]) => kind === 'entry');
  if (!found) throw new Error(`${name}@${version} has no entry`);
  const [file, { sha384 }] = found;
  return { entry: { file, sha384 }, section: knownSection(section) };
}

/**
 * Returns what browsers have to know of each version, by the part's name.
 * @throws Error for a version without an entry file, which no build makes
 */
export const tablesOf = (records: readonly VersionRecord[]): CommonPortal['tables'] =>
  Object.fromEntries(records.map((record) => [record.name, tableOf(record)]));
