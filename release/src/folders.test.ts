import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

const MOST = 15;

/** Flat lists of one kind, which stay easy to search however long they get. */
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
  'shell/server/fonts': 'a part of the web font a file',
};

const SKIPPED = /^(node_modules|\.git|\.cache|\.data|test-results)$/;
/** Files that belong to a neighbour are not counted. */
const BESIDE = /\.(test|suite)\.tsx?$/;

function countFiles(folder: string, counts: Map<string, number>): Map<string, number> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !BESIDE.test(entry.name));
  // The top level holds configuration where each tool expects it.
  if (folder !== '') counts.set(folder, files.length);
  for (const entry of entries)
    if (entry.isDirectory() && !SKIPPED.test(entry.name))
      countFiles(join(folder, entry.name), counts);
  return counts;
}
const counts = countFiles('', new Map());

test(`no folder has more than ${MOST} files, unless it is a flat list of one kind`, () => {
  const full = [...counts].filter(([folder, files]) => files > MOST && !(folder in LISTS));
  // Group files that belong together in a folder, or add the folder to LISTS with its one kind.
  expect(full).toEqual([]);
});

test('each list that is named exists', () => {
  expect(Object.keys(LISTS).filter((folder) => !counts.has(folder))).toEqual([]);
});
