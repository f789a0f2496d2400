import { expect, test } from '@jest/globals';
import { isOneKeyOff, meantBy } from './typo.ts';

test.each([
  ['filter', 'filter', true],
  ['filter', 'fulter', true],
  ['filter', 'filtter', true],
  ['filter', 'fiter', true],
  ['filter', 'filtre', true],
  ['filter', 'folder', false],
  ['filter', 'fi', false],
  ['', 'a', true],
])('%s and %s are one key apart: %s', (a, b, near) => {
  expect([isOneKeyOff(a, b), isOneKeyOff(b, a)]).toEqual([near, near]);
});

const known = new Map(['필터', '교체', '정수기', '리모컨', '물'].map((word) => [word, []]));
test.each([
  ['정슈기', ['정수기']],
  ['필타교체', ['필터', '교체']],
  ['필터교채', ['필터', '교체']],
  ['flahzjs', ['리모컨']],
  ['풀', null],
  ['리모걸', null],
  ['자동차', null],
])('%s was meant to be %j', (typed, meant) => {
  expect(meantBy(typed, known)).toEqual(meant);
});
