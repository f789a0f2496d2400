import type { VersionRecord } from '@portal/release-store';
import { nameOf, type Check, type Versions } from './check.ts';

const majorOf = (version: string) => Number(version.split('.')[0]);
const patternsOf = ({ section }: VersionRecord) => section.pages.map(({ pattern }) => pattern);

/** What others use of a version: its pages, and the modules that a shell provides. */
const exportsOf = (record: VersionRecord): string[] => [
  ...patternsOf(record).map((pattern) => `page ${pattern}`),
  ...(record.name === 'shell'
    ? Object.entries(record.shared).map(([module, version]) => `${module} ${majorOf(version)}`)
    : []),
];

/** What a version removes of what customers and remotes have now. */
function removedOf(before: VersionRecord, now: VersionRecord, all: Versions): string[] {
  const own = exportsOf(now);
  // A page may have moved to another part.
  const anywhere = [...all.values()].flatMap(patternsOf).map((pattern) => `page ${pattern}`);
  return exportsOf(before).filter((one) => !own.includes(one) && !anywhere.includes(one));
}

const addedOf = (before: VersionRecord, now: VersionRecord) => {
  const known = exportsOf(before);
  return exportsOf(now).filter((one) => !known.includes(one));
};

export const contract: Check = {
  does: 'a version that takes away a page or a shared module has a new major number',
  isFast: true,
  isWaivable: true,
  run({ versions, base }) {
    if (!base) return { notes: ['there is no set to compare with'] };
    const faults: string[] = [];
    const notes: string[] = [];
    for (const before of base.values()) {
      const now = versions.get(before.name);
      if (!now) {
        const count = before.section.pages.length;
        faults.push(
          `${nameOf(before)} is left out with its ${count} pages: waive it if that is meant`,
        );
        continue;
      }
      const removed = removedOf(before, now, versions);
      const isMajor = majorOf(now.version) > majorOf(before.version);
      for (const one of removed)
        if (isMajor) notes.push(`${nameOf(now)} takes ${one} away`);
        else
          faults.push(
            `${nameOf(now)} takes ${one} away, which ${nameOf(before)} has: keep it, or deliver it as ${majorOf(before.version) + 1}.0`,
          );
      notes.push(...addedOf(before, now).map((one) => `${nameOf(now)} adds ${one}`));
    }
    return { faults, notes };
  },
};
