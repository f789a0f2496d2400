import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

const MOST = 15;

/** Flat lists of one kind: a longer list is no harder to find one's way in. */
const LISTS: Record<string, string> = {
  'docs/content-sources/clips': 'a clip and its captions',
  'docs/decisions': 'a decision a file, by number',
  'e2e/journeys': 'a journey a file',
  'e2e/platform': 'a promise of the platform a file',
  'server/content': 'a kind of content a file',
  'server/content/media': 'the files that the demo content names',
  'server/migrations': 'a migration a file, by number',
  'server/src/testing/content': 'the same, for tests',
  'shared/contract/src': 'a noun of the API a file',
};

const SKIPPED = /^(node_modules|\.git|\.cache|\.data|test-results)$/;
/** What stands beside a file because of it is not counted. */
const BESIDE = /\.(test|suite)\.tsx?$/;

function countFiles(folder: string, counts: Map<string, number>): Map<string, number> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !BESIDE.test(entry.name));
  // At the top stand the tools' configurations, where each tool wants its own.
  if (folder !== '') counts.set(folder, files.length);
  for (const entry of entries)
    if (entry.isDirectory() && !SKIPPED.test(entry.name))
      countFiles(join(folder, entry.name), counts);
  return counts;
}
const counts = countFiles('', new Map());

test(`no folder has more than ${MOST} files, unless it is a flat list of one kind`, () => {
  const full = [...counts].filter(([folder, files]) => files > MOST && !(folder in LISTS));
  // Group what belongs together in folders of their own, or name the folder in LISTS with its one kind.
  expect(full).toEqual([]);
});

test('each list that is named exists', () => {
  expect(Object.keys(LISTS).filter((folder) => !counts.has(folder))).toEqual([]);
});
