import { expect, test } from '@jest/globals';
import { unsupportedSyntax } from './supported-syntax.ts';

test.each([
  ['class A { #x = 1; has(o) { return #x in o; } }', 0],
  ['const a = b?.c ?? d; a ||= 1;', 0],
  ['/(?:a)(?=b)/.test(c)', 0],
  ['class A { static { f(); } }', 1],
  ['/(?<=a)b/.test(c)', 1],
  ['/(?<!a)b/.test(c)', 1],
  ['/[a--b]/v.test(c)', 1],
  ['using a = b;', 1],
])('%s: %d places that the oldest browser cannot parse', (code, count) => {
  expect(unsupportedSyntax('x.js', code)).toHaveLength(count);
});
