import { expect, test } from '@jest/globals';
import { Cipher, type Sealed } from './cipher.ts';

const key = (letter: string) => `${letter}:${Buffer.alloc(32, letter).toString('base64')}`;
const old = new Cipher(key('a'));
const rotated = new Cipher(`${key('b')},${key('a')}`);
const other = new Cipher(key('c'));

test.each(['김하늘', '', '010-0000-1001', '😀\n'.repeat(50)])(
  'opens what it sealed: %j',
  (text) => {
    expect(old.open('member.name', old.seal('member.name', text))).toBe(text);
  },
);

test('writes version, key id and three parts that differ every time', () => {
  const values = [old.seal('member.name', '김하늘'), old.seal('member.name', '김하늘')];
  for (const value of values) expect(value).toMatch(/^v1:a:[\w-]{16}:[\w-]{22}:[\w-]+$/);
  const [one = [], two = []] = values.map((value) => value.split(':').slice(2));
  for (const [i, part] of one.entries()) expect(part).not.toBe(two[i]);
});

test('opens what an earlier key sealed, and seals with the first', () => {
  const value = old.seal('member.phone', '01000001001');
  expect(rotated.open('member.phone', value)).toBe('01000001001');
  expect([rotated.isCurrent(value), rotated.isCurrent(rotated.seal('member.phone', ''))]).toEqual([
    false,
    true,
  ]);
});

const value = old.seal('member.name', '김하늘');
const flipped = (at: number) => {
  const parts = value.split(':');
  const bytes = Buffer.from(parts[at] ?? '', 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return parts.with(at, bytes.toString('base64url')).join(':');
};
test.each([
  ['another key', value, other],
  ['an unknown version', value.replace('v1', 'v2'), old],
  ['the wrong key under the right name', other.seal('member.name', 'x').replace(':c:', ':a:'), old],
  ['a changed iv', flipped(2), old],
  ['a changed tag', flipped(3), old],
  ['changed data', flipped(4), old],
  ['a shortened tag', value.replace(/:([\w-]{6})[\w-]{16}:/, ':$1:'), old],
  ['plain text', '김하늘', old],
  ['nothing', '', old],
])('opens %s as an empty string, and does not throw', (_, text, cipher) => {
  expect(cipher.open('member.name', text as Sealed<'member.name'>)).toBe('');
});

test('does not open one column’s value as another’s', () => {
  const moved = old.seal('member.ci', 'secret') as unknown as Sealed<'member.name'>;
  expect(old.open('member.name', moved)).toBe('');
});

test('makes an index that reveals neither value nor column', () => {
  const index = old.index('member.phone', '010-0000-1001');
  expect(index).toBe(old.index('member.phone', '01000001001'));
  expect(index).toMatch(/^v1:a:[\w-]{43}$/);
  expect(index).not.toBe(old.index('certification.phone', '01000001001'));
  expect(old.index('member.name', ' 가'.normalize('NFD'))).toBe(old.index('member.name', '가'));
  expect(old.index('member.ci', 'Ab')).not.toBe(old.index('member.ci', 'ab'));
});

test('makes an index per key, for rows under either', () => {
  expect(rotated.indexes('member.ci', 'x')).toEqual([
    rotated.index('member.ci', 'x'),
    old.index('member.ci', 'x'),
  ]);
});

// Plain text instead of a sealed value is a type error; tsc checks the expected errors below.
test('refuses by type what was not sealed for the column', () => {
  const open = (given: Sealed<'member.name'>) => old.open('member.name', given);
  // @ts-expect-error: plain text
  expect(open('김하늘')).toBe('');
  // @ts-expect-error: another column's
  expect(open(old.seal('member.phone', '010'))).toBe('');
});
