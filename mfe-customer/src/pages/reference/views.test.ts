import { expect, test } from '@jest/globals';
import { hrefIn, productsOf, type View } from './views.ts';

test.each([
  ['portal', {}, '/customer/reference'],
  ['portal', { product: 'a', type: 'app' }, '/customer/reference?type=app'],
  ['portal', { product: 'bf', type: 'all', page: 2 }, '/customer/reference?product=bf&page=2'],
  ['membership', { product: 'bf' }, '/membership/reference'],
  ['membership', { product: 'w', type: 'emi' }, '/membership/reference?product=w&type=emi'],
] as const)('in the %s view, %j is at %s', (view, params, expected) => {
  expect(hrefIn(view, params)).toBe(expected);
});

test('the membership app has no choice of all products', () => {
  const codes = (view: View) => productsOf(view).map(({ value }) => value);
  expect(codes('portal')).toEqual(['a', 'bf', 'l', 'w', 'o']);
  expect(codes('membership')).toEqual(['bf', 'l', 'w', 'o']);
});
