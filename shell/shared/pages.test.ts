import { expect, test } from '@jest/globals';
import type { PageRecord } from '@portal/release-store';
import { pagesOf } from './pages.ts';
import type { ReleasedSection } from './route-match.ts';

const row = (pattern: string, own: Partial<PageRecord>) => ({
  pattern,
  title: `${pattern}의 제목`,
  description: '하는 일입니다.',
  nav: null,
  task: null,
  words: [],
  webView: false,
  ...own,
});
const section = (pages: object[], own: object = {}) => ({ pages, ...own }) as ReleasedSection;

test('pages in menus or with words are offered, with the text of their task', () => {
  const service = section([
    row('/service/transfer', {
      words: ['이사'],
      task: { label: '옮기기', text: '옮겨 드립니다.' },
    }),
    row('/service/info', { nav: { label: '안내', order: 1 } }),
    row('/service/result', {}),
    row('/membership/info', { words: ['안내'], webView: true }),
  ]);
  expect(pagesOf([service])).toEqual([
    {
      label: '/service/transfer의 제목',
      text: '옮겨 드립니다.',
      href: '/service/transfer',
      words: ['이사'],
    },
    { label: '/service/info의 제목', text: '하는 일입니다.', href: '/service/info', words: [] },
  ]);
});

test('a disabled part offers none', () => {
  expect(pagesOf([section([row('/voc/praise', { words: ['칭찬'] })], { disabled: true })])).toEqual(
    [],
  );
});
