import { expect, test } from '@jest/globals';
import { medians } from '../report/figures.ts';
import type { Load } from '../visits/visit.ts';
import { picture } from './picture.ts';

const load = (ready: number, usable: number) => medians([{ ready, usable } as Load]);
const row = (part: string, path: string, usable: number, member?: string) => ({
  page: { name: `${part} page`, part, path, ...(member && { member }) },
  figures: { first: load(400, usable), second: load(300, usable / 2) },
});
const ROWS = [
  row('shell', '/', 1400),
  row('guide', '/guide/faq', 1450),
  row('customer', '/customer/notice/4010', 1300),
  row('customer', '/customer/qna', 1300, 'haneul'),
  row('mypage', '/member/voc?idx=7&a=1', 1600, 'haneul'),
];
const drawn = () => picture(ROWS, { usable: 1312 }, new Date('2026-11-27T00:00:00Z'));
const numbersOf = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(` ${name}="(-?[\\d.]+)"`, 'g'))].map(([, number]) => Number(number));

test('each page has its label under its part; a member’s page says so, or its part where all are', () => {
  const said = [...drawn().matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  const labels = ['shell', '/', 'guide', 'faq', 'customer', 'page', 'qna · members'];
  for (const text of [...labels, 'mypage · members', 'voc']) expect(said).toContain(text);
  expect(said).toContain('Every page on a slow phone and line: 5 pages');
});

test('is well-formed, and draws nothing outside of itself', () => {
  const svg = drawn();
  const opened = svg.match(/<\w+/g)?.length ?? 0;
  expect((svg.match(/<\/\w+>|\/>/g) ?? []).length).toBe(opened);
  expect(svg).not.toMatch(/NaN|undefined|&(?!amp;|lt;)/);
  const [, , width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  for (const name of ['cx', 'x1', 'x2', 'x'])
    expect(Math.max(...numbersOf(svg, name))).toBeLessThanOrEqual(width);
  for (const name of ['cy', 'y1', 'y2', 'y'])
    expect(Math.max(...numbersOf(svg, name))).toBeLessThanOrEqual(height);
});

test('a later page stands further to the right than an earlier one', () => {
  const [first = 0, second = 0] = [...drawn().matchAll(/class="dot" cx="([\d.]+)"/g)]
    .slice(1)
    .map(([, x]) => Number(x));
  // Both columns begin at their own left side: these two share one.
  expect(second).toBeGreaterThan(first);
});

test('is legible in the dark too', () => {
  expect(drawn()).toContain('@media (prefers-color-scheme: dark)');
});
