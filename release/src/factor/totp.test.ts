import { expect, test } from '@jest/globals';
import { base32, codeAt, linkOf, makeSecret, stepAt, stepOf } from './totp.ts';

const secret = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, for SHA-1: eight digits, of which ours are the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is the end of %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(-6));
});

// RFC 4226, appendix D.
test('the codes of the first ten counters', () => {
  const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489';
  expect(Array.from({ length: 10 }, (_, step) => codeAt(secret, step)).join(' ')).toBe(codes);
});

test('accepts the code of now and of the steps beside it, and no other', () => {
  const now = 1_234_567_890_000;
  const current = stepAt(now);
  for (const step of [current - 1, current, current + 1])
    expect(stepOf(secret, codeAt(secret, step), now)).toBe(step);
  for (const step of [current - 2, current + 2])
    expect(stepOf(secret, codeAt(secret, step), now)).toBeNull();
  expect(stepOf(secret, '', now)).toBeNull();
});

test('a secret has 160 bits, and the link names it for the app', () => {
  const made = makeSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(made);
  expect(linkOf(made, 'jihye', 'desk.example:3003')).toBe(
    `otpauth://totp/desk.example%3A3003:jihye?secret=${made}&issuer=desk.example%3A3003&algorithm=SHA1&digits=6&period=30`,
  );
});
