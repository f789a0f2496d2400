import { expect, test } from '@jest/globals';
import type { SectionRecord } from '@portal/release-store';
import { menuOf } from './menu.ts';

const section = (
  name: string,
  label: string,
  order: number,
  pages: [pattern: string, order: number | null][],
) =>
  ({
    name,
    label,
    order,
    pages: pages.map(([pattern, at]) => ({
      pattern,
      nav: at === null ? null : { label: pattern, order: at },
    })),
  }) as SectionRecord;

const product = section('product', '제품 관리', 3, [
  ['/product/b', 2],
  ['/product/a', 1],
]);
const payment = section('payment', '제품 관리', 3, [['/payment', 10]]);
const voc = section('voc', '고객의 소리', 5, [
  ['/voc/praise', 1],
  ['/voc/result', null],
]);

test('groups and their pages stand in their order; a page without a place is left out', () => {
  expect(menuOf([voc, product])).toEqual([
    {
      name: 'product',
      label: '제품 관리',
      items: [
        { label: '/product/a', href: '/product/a' },
        { label: '/product/b', href: '/product/b' },
      ],
    },
    { name: 'voc', label: '고객의 소리', items: [{ label: '/voc/praise', href: '/voc/praise' }] },
  ]);
});

test('sections with the same label share one group', () => {
  const groups = menuOf([voc, payment, product]);
  expect(groups.map(({ label }) => label)).toEqual(['제품 관리', '고객의 소리']);
  expect(groups[0]?.items.map(({ href }) => href)).toEqual([
    '/product/a',
    '/product/b',
    '/payment',
  ]);
});

test('a section without pages in the menu has no group', () => {
  expect(menuOf([section('idle', '없음', 1, [['/idle', null]])])).toEqual([]);
});
