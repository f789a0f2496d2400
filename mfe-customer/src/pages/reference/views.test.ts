import { expect, test } from '@jest/globals';
import { hrefIn } from './views.ts';

test.each([
  ['portal', {}, '/customer/reference'],
  ['portal', { product: 'a', type: 'app' }, '/customer/reference?type=app'],
  ['portal', { product: 'bf', type: 'all', page: 2 }, '/customer/reference?product=bf&page=2'],
  ['membership', { product: 'a' }, '/membership/reference'],
  ['membership', { product: 'bf' }, '/membership/reference?product=bf'],
  ['membership', { product: 'w', type: 'emi' }, '/membership/reference?product=w&type=emi'],
] as const)('in the %s view, %j is at %s', (view, params, expected) => {
  expect(hrefIn(view, params)).toBe(expected);
});
