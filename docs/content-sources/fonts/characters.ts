import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where everything stands that the portal and its demo show: pages, frame, answers, content, people. */
const TEXTS = '{mfe-*,shell,shared,server}/**/*.{ts,tsx,json,html,sql}';
const OTHERS = /node_modules|\/testing\/|\.(test|suite)\.tsx?$/;
/** Tables of letters that no page shows, words that the search knows, and the gallery of components. */
const TABLES =
  /^shared\/(format\/src\/(korean|characters)\.ts|gallery\/)|^server\/(content\/synonym\.json|src\/(korean|modules\/search)\/)/;

/** Basic Latin and every other character of our own texts. */
export function ownCharacters(): number[] {
  const own = new Set(Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
  for (const path of globSync(TEXTS, { cwd: root }))
    if (!OTHERS.test(path) && !TABLES.test(path))
      for (const letter of readFileSync(join(root, path), 'utf8'))
        own.add(letter.codePointAt(0) ?? 0);
  return [...own];
}

/** The characters of each `@font-face` rule. */
export const rangesOf = (css: string): number[][] =>
  [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, list = '']) =>
    list.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    }),
  );
