import { afterEach, expect, test } from '@jest/globals';
import { noteSiteType, siteTypeOf } from './site-type.ts';

afterEach(() => sessionStorage.clear());
const kept = () => sessionStorage.getItem('BF_SITE_TYPE');

test.each([
  ['KC', null, 'KC'],
  ['WM', 'KC', 'WM'],
  [null, 'MA', 'MA'],
  [null, null, 'CS'],
  ['kc', 'MA', 'CS'],
  ['', 'MA', 'CS'],
  ['toString', null, 'CS'],
  [null, 'nonsense', 'CS'],
] as const)('given %j with %j stored is %s', (given, stored, expected) => {
  expect(siteTypeOf(given, stored)).toBe(expected);
});

test('keeps the type of an address until another address has one', () => {
  noteSiteType('?site_type=BB');
  noteSiteType('?product=w');
  expect(kept()).toBe('BB');
  noteSiteType('?site_type=AC');
  expect(kept()).toBe('AC');
});
