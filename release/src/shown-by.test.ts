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

/** The table of e2e/README.md: what is walked, by whom, and what shows it on a phone by keyboard and at a desk by mouse. */
const walks = [
  ...readFileSync(join(root, 'e2e/README.md'), 'utf8').matchAll(
    /^\| (.+?) +\| (a member|a guest|a company) +\| (.+?) +\| (.+?) +\|$/gm,
  ),
].map(([, what = '', who = '', ...shown]) => ({
  what,
  who,
  ways: shown.slice(0, 2).map((cell) => cell.split('<br>')),
}));

/** What is wrong with what shows an item; null for nothing. */
function problemOf(shown: string): string | null {
  if (/^by hand, 20\d\d-\d\d-\d\d: ./.test(shown)) return null;
  const [, file, name = ''] = /^`([^`]+)`: (.+)$/.exec(shown) ?? [];
  if (file === undefined) return `neither a test nor a check by hand with its day: ${shown}`;
  if (!existsSync(join(root, file))) return `no such file: ${file}`;
  // The table may cut a test's title short, so its text is looked for right after an opening quote.
  const isThere = ["'", '"', '`'].some((quote) =>
    readFileSync(join(root, file), 'utf8').includes(`${quote}${name}`),
  );
  return isThere ? null : `no test of ${file} begins with: ${name}`;
}

test('each item is shown by tests that exist, or by a check by hand with its day', () => {
  expect(rows.flatMap(({ shown }) => shown.map(problemOf)).filter(Boolean)).toEqual([]);
});

test('e2e/README.md has everything walked by everybody, on a phone and at a desk', () => {
  const everybody = ['a member', 'a guest', 'a company'];
  const parts = [...new Set(walks.map(({ what }) => what))];
  expect(parts).toHaveLength(4);
  expect(walks.map(({ what, who }) => [what, who])).toEqual(
    parts.flatMap((what) => everybody.map((who) => [what, who])),
  );
});

/** Why somebody cannot walk a part at all, or not in this way. */
const isReason = (shown: string) => /^none: ./.test(shown);

test('each walk is shown by a journey that exists and says its way, or says why there is none', () => {
  const marks = ['by keyboard at 375', 'by mouse at 1280'];
  const wrong = walks.flatMap(({ ways }) =>
    ways.flatMap((cell, i) =>
      cell
        .filter((shown) => !isReason(shown))
        .map((shown) =>
          shown.includes(marks[i] ?? '') ? problemOf(shown) : `not ${marks[i]}: ${shown}`,
        ),
    ),
  );
  expect(wrong.filter(Boolean)).toEqual([]);
});

test.each([
  ['`release/src/shown-by.test.ts`: each item is shown', null],
  ['`release/src/shown-by.test.ts`: no test of this name', /^no test/],
  ['`release/src/gone.test.ts`: each item', /^no such file/],
  ['looked at it', /^neither/],
])('%s', (shown, problem) => {
  const found = problemOf(shown);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});
