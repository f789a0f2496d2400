import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './parts.ts';

/** The table of docs/accessibility.md: an item's number and name, and what shows it. */
const rows = [
  ...readFileSync(join(root, 'docs/accessibility.md'), 'utf8').matchAll(
    /^\| (\d\.\d\.\d) (.*?) +\| (.*?) +\|$/gm,
  ),
].map(([, number = '', name = '', shown = '']) => ({ number, name, shown: shown.split('<br>') }));

test('docs/accessibility.md has the 33 items, each once and in their order', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort());
  expect(numbers).toHaveLength(33);
  expect(rows.filter(({ name }) => !/[가-힣]/.test(name))).toEqual([]);
});

/** What is wrong with what shows an item; null for nothing. */
function problemOf(shown: string): string | null {
  if (/^by hand, 20\d\d-\d\d-\d\d: ./.test(shown)) return null;
  const [, file, name = ''] = /^`([^`]+)`: (.+)$/.exec(shown) ?? [];
  if (file === undefined) return `neither a test nor a check by hand with its day: ${shown}`;
  if (!existsSync(join(root, file))) return `no such file: ${file}`;
  // A test is named from its beginning, in any kind of quotes.
  const isThere = ["'", '"', '`'].some((quote) =>
    readFileSync(join(root, file), 'utf8').includes(`${quote}${name}`),
  );
  return isThere ? null : `no test of ${file} begins with: ${name}`;
}

test('each item is shown by tests that exist, or by a check by hand with its day', () => {
  expect(rows.flatMap(({ shown }) => shown.map(problemOf)).filter(Boolean)).toEqual([]);
});

test.each([
  ['`release/src/accessibility.test.ts`: each item is shown', null],
  ['`release/src/accessibility.test.ts`: no test of this name', /^no test/],
  ['`release/src/gone.test.ts`: each item', /^no such file/],
  ['looked at it', /^neither/],
])('%s', (shown, problem) => {
  const found = problemOf(shown);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});
