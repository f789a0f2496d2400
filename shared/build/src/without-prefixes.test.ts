/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import withoutPrefixes, { EMOTION_CACHE } from './without-prefixes.ts';

const dist = dirname(createRequire(import.meta.url).resolve('@emotion/cache'));
const builds = readdirSync(dist)
  .map((file) => join(dist, file))
  .filter((file) => EMOTION_CACHE.test(file));

interface Built {
  default: (options: { key: string }) => {
    insert: (selector: string, styles: object, sheet: object, cache: boolean) => string | undefined;
  };
}

/** What emotion's build for a server makes of a style. */
function inserted(source: string): string | undefined {
  const module = { exports: {} as Built };
  const require = createRequire(join(dist, 'index.js'));
  new Function('require', 'exports', source)(require, module.exports);
  const cache = module.exports.default({ key: 'a' });
  return cache.insert('.a', { name: 'a', styles: 'user-select:none;' }, {}, false);
}

test('emotion leaves styles as they are written', () => {
  const file = builds.find((name) => name.endsWith('/emotion-cache.cjs.js')) ?? '';
  const source = readFileSync(file, 'utf8');
  expect(inserted(source)).toContain('-webkit-user-select');
  expect(inserted(withoutPrefixes(source))).toBe('.a{user-select:none;}');
});

test('each build of the library has the line, and a library without it fails the build', () => {
  expect(builds.length).toBeGreaterThan(4);
  for (const file of builds)
    expect(() => withoutPrefixes(readFileSync(file, 'utf8'))).not.toThrow();
  expect(() => withoutPrefixes('var plugins = [prefixer];')).toThrow('elsewhere');
});
