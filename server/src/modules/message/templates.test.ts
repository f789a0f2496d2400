import { expect, test } from '@jest/globals';
import { filled, templates, variablesOf, type Template, type ValuesOf } from './templates.ts';

const all: [string, Template][] = Object.entries(templates);

test.each(all)('%s can be registered at the provider', (_, { code, title, text, buttons }) => {
  expect(code).toMatch(/^[A-Z0-9_]{1,20}$/);
  expect(title.length).toBeLessThanOrEqual(40);
  expect(text.length).toBeLessThanOrEqual(1000);
  expect(buttons.length).toBeLessThanOrEqual(5);
  for (const { name } of buttons) expect(name.length).toBeLessThanOrEqual(14);
  expect([...text.matchAll(/#\{/g)]).toHaveLength([...text.matchAll(/#\{\w+\}/g)].length);
});

test('no two messages have one code', () => {
  expect(new Set(all.map(([, { code }]) => code)).size).toBe(all.length);
});

test('no message advertises: such a one needs a consent, a mark and the hours of the law', () => {
  for (const [, { text }] of all) expect(text).not.toMatch(/광고|할인|혜택|이벤트|쿠폰|특가/);
});

// A test of shared/paths holds these addresses: they are printed and bookmarked too.
test('buttons open pages of the portal', () => {
  const values = { kind: 'after', linkToken: '200001_abc' };
  const opened = [templates.received, templates.paid, templates.planned].map(({ buttons }) =>
    filled(buttons[0].path, values),
  );
  expect(opened).toEqual([
    '/service/order_check?service=after#o=200001_abc',
    '/payment/pay_result#o=200001_abc',
    '/product/product_delivery#o=200001_abc',
  ]);
});

test('replaces variables, in addresses too', () => {
  expect([...variablesOf(templates.paid)].sort()).toEqual([
    'amount',
    'centrePhone',
    'goods',
    'linkToken',
    'way',
  ]);
  expect(filled('#{name}님, #{name}', { name: '최민지' })).toBe('최민지님, 최민지');
});

test('types refuse an event whose values are not exactly the variables of its template', () => {
  const own = { goods: '', amount: '' };
  const complete: ValuesOf<'paid'> = { ...own, way: '' };
  // @ts-expect-error -- a variable of the template is missing
  const short: ValuesOf<'paid'> = own;
  // @ts-expect-error -- the template has no such variable
  const long: ValuesOf<'paid'> = { ...own, way: '', bank: '' };
  expect([complete, short, long]).toHaveLength(3);
});
