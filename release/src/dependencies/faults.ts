import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRange } from '@portal/release-store';
import type { Installed } from './installed.ts';

interface Event {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

/** What we read of an advisory in the format of OSV (ossf.github.io/osv-schema), which GitHub and OSV publish. */
interface Advisory {
  id: string;
  summary?: string;
  withdrawn?: string;
  affected?: {
    package?: { ecosystem: string; name: string };
    versions?: string[];
    ranges?: { type: string; events: Event[] }[];
  }[];
}

export interface Fault {
  id: string;
  summary: string;
  name: string;
  version: string;
  /** The first version without the fault; null if there is none yet. */
  fixed: string | null;
}

/**
 * The event that ends the part of a range in which a version lies; an empty one where nothing ends it, null if the version is not
 * affected. @param events in the order of their versions
 */
function eventOf(events: readonly Event[], version: string): Event | null {
  let from: string | undefined;
  for (const each of events) {
    if (each.introduced !== undefined) {
      from = each.introduced === '0' ? '0.0.0-0' : each.introduced;
      continue;
    }
    const to = each.fixed === undefined ? `<=${each.last_affected}` : `<${each.fixed}`;
    if (from !== undefined && inRange(`>=${from} ${to}`, version)) return each;
    from = undefined;
  }
  return from !== undefined && inRange(`>=${from}`, version) ? {} : null;
}

/**
 * Known faults of these packages, from a folder of advisories.
 * @throws Error if a file is no advisory, or there is none
 */
export function faultsOf(packages: readonly Installed[], folder: string): Fault[] {
  const files = globSync('**/*.json', { cwd: folder });
  if (files.length === 0) throw new Error(`${folder} has no advisories (*.json)`);
  const found: Fault[] = [];
  for (const file of files) {
    const read = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<Advisory>;
    const { id, summary = '', withdrawn, affected = [] } = read;
    if (typeof id !== 'string') throw new Error(`${file} is no advisory in the format of OSV`);
    if (withdrawn !== undefined) continue;
    for (const { package: of, versions = [], ranges = [] } of affected)
      for (const { name, version } of packages) {
        if (of?.ecosystem !== 'npm' || of.name !== name) continue;
        const hits = ranges
          .filter(({ type }) => type === 'SEMVER')
          .flatMap(({ events }) => eventOf(events, version) ?? []);
        if (hits.length > 0 || versions.includes(version))
          found.push({ id, summary, name, version, fixed: hits[0]?.fixed ?? null });
      }
  }
  return found.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
