import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './parts.ts';

/** The table 'One Korean word for each' of the glossary: what is written, and what for it is not. */
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('## One Korean word for each')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| (.*?) +\| (.*?) +\|$/gm);
const words = [...(rows ?? [])]
  .slice(2)
  .flatMap(([, written = '', others = '']) =>
    others.split(', ').map((other) => ({ other, instead: written })),
  );

const rules = [
  ...words.map(({ other, instead }) => ({ pattern: new RegExp(other), instead })),
  { pattern: /\d ?포인트/, instead: '2,000점' },
  { pattern: /(?<![\d.~-])-(\d[\d,]*원|\$?\{formatWon)/, instead: '−2,000원' },
  { pattern: /([.{]main|[pP]hone)\)?\}(<\/a>)?[로으은는을를이가]/, instead: '1577-0000번으로' },
  { pattern: /\b1[568]\d\d-\d{4}[로으은는을를이가]/, instead: '1577-0000번으로' },
];

/** Folders without texts of ours, and what searches are tried with. */
const SKIPPED = [
  'node_modules',
  '.git',
  '.cache',
  '.data',
  'docs',
  'test-results',
  'server/content/terms',
  'server/src/db',
  'server/src/modules/search',
  'server/src/testing/contracts',
  // Queries as customers spell them, also wrongly.
  'server/src/testing/search-quality',
];
const SKIPPED_FILES = ['server/content/synonym.json', 'release/src/korean-words.test.ts'];

function* textsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.includes(path) && !SKIPPED.includes(entry.name)) yield* textsIn(path);
    } else if (/\.(tsx?|json|html)$/.test(entry.name) && !SKIPPED_FILES.includes(path)) yield path;
  }
}

test('the glossary names the words', () => {
  expect(words).toContainEqual({ other: '상담사', instead: '상담원' });
});

test('customers read one word for each thing', () => {
  const found: string[] = [];
  for (const path of textsIn(''))
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .forEach((line, i) => {
        for (const { pattern, instead } of rules) {
          const match = pattern.exec(line);
          if (match) found.push(`${path}:${i + 1} ${match[0]} -> ${instead}`);
        }
      });
  expect(found).toEqual([]);
});
