import { expect, test } from '@jest/globals';
import { formatBusinessNumber, isBusinessNumber } from './business-number.ts';

test.each([
  ['1234567891', true],
  ['1234567890', false],
  // A single digit that differs, and two neighbours that changed places.
  ['1234567991', false],
  ['1243567891', false],
  ['0000000000', true],
  ['123456789', false],
  ['12345678911', false],
  ['123-45-67891', false],
  ['１２３４５６７８９１', false],
  ['', false],
])('%s is a business number: %s', (digits, is) => {
  expect(isBusinessNumber(digits)).toBe(is);
});

test('each digit but the check digit is checked', () => {
  for (let at = 0; at < 9; at += 1)
    expect(isBusinessNumber(`${'1234567891'.slice(0, at)}0${'1234567891'.slice(at + 1)}`)).toBe(
      false,
    );
});

test('is written in three groups', () => {
  expect(formatBusinessNumber('1234567891')).toBe('123-45-67891');
});
