import { expect, test } from '@jest/globals';
import { serialIn } from './serial-in.ts';

test.each([
  ['C2504001234', 'C2504001234'],
  ['c2504 001234', 'C2504001234'],
  ['https://hangyeol.example/p?sn=C2504001234&m=HB-700', 'C2504001234'],
  ['8801234567893', null],
  ['C25040012345', null],
  ['ABC2504001234', null],
])('a code that says %s has the serial number %s', (text, serial) => {
  expect(serialIn(text)).toBe(serial);
});
