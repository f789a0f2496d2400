import { expect, test } from '@jest/globals';
import { hrefIn, productsOf } from './views.ts';

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
  expect(productsOf('portal')[0]).toBe('a');
  expect(productsOf('membership')).not.toContain('a');
});
