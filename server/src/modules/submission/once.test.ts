import { expect, test } from '@jest/globals';
import { fingerprintOf } from './once.ts';

const input = { title: '소음 문의', text: '소리가 납니다', photos: ['x', 'y'] };
const print = fingerprintOf('key', input);

test('is the same with another order of fields', () => {
  const reversed = Object.fromEntries(Object.entries(input).reverse());
  expect(fingerprintOf('key', reversed)).toBe(print);
});

test.each([
  ['another value', { ...input, title: '소음 문의 ' }],
  ['a field more', { ...input, productIdx: '1' }],
  ['a field less', { ...input, text: undefined }],
  ['another order of photos', { ...input, photos: ['y', 'x'] }],
])('differs with %s', (_, other) => {
  expect(fingerprintOf('key', other)).not.toBe(print);
});

test('depends on the secret', () => {
  expect(print).toMatch(/^[\w-]{43}$/);
  expect(fingerprintOf('another key', input)).not.toBe(print);
});
