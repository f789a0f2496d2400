import { expect, test } from '@jest/globals';
import { medians } from '../report/figures.ts';
import type { Load } from '../visits/visit.ts';
import { limitsOf, nearest, shareOf, type PageFigures } from './limits.ts';
import type { Page } from './pages.ts';

const page: Page = {
  name: 'guide video',
  part: 'guide',
  path: '/guide/video',
  content: 'main h1',
  taps: {},
  webView: false,
};
const LOAD: Load = {
  ready: 400,
  usable: 1300,
  blocked: 90,
  thread: 800,
  longest: 90,
  shift: 0,
  hops: 1,
  requests: 25,
  requestsBefore: 10,
  kb: 130,
  htmlKb: 9,
  fontKb: 60,
  scriptKb: 90,
  scriptKbBefore: 110,
  scripts: {},
};
const figures = (first: Partial<Load> = {}, second: Partial<Load> = {}): PageFigures => ({
  first: medians([{ ...LOAD, ...first }]),
  second: medians([{ ...LOAD, usable: 600, requestsBefore: 1, scriptKb: 0, ...second }]),
  tap: 90,
  lost: 0,
});
const peer = { kb: 150, usable: 1400, usableAgain: 800, blockedAgain: 100 };
const nearestOf = (of: PageFigures, about: Partial<Page> = {}) => {
  const near = nearest(limitsOf({ ...page, ...about }, of, peer));
  return [near.name, Math.round(shareOf(near) * 100) / 100];
};

test('the figure that takes most of its floor is named', () => {
  expect(nearestOf(figures())).toEqual(['usable', 0.93]);
  expect(nearestOf(figures({ htmlKb: 23 }))).toEqual(['HTML', 1.05]);
});

test('counts are named only where they are missed', () => {
  expect(nearestOf(figures({ hops: 2 }))).toEqual(['hops', 2]);
  expect(nearestOf(figures({}, { requestsBefore: 2 }))).toEqual(['2nd requests', 2]);
  expect(nearestOf(figures({}, { requestsBefore: 2 }), { member: 'haneul' })).toEqual([
    'usable',
    0.93,
  ]);
  expect(nearestOf(figures({}, { scriptKb: 3 }))).toEqual(['2nd script', Infinity]);
});

test('home and FAQ have less room for their documents', () => {
  expect(nearestOf(figures({ htmlKb: 14 }), { path: '/guide/faq' })).toEqual(['HTML', 1.08]);
});
