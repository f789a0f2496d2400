import { expect, jest, test } from '@jest/globals';
import { leftPages } from './left-pages.ts';
import type { Loaded } from './routes.ts';

const page = (answer: object = {}, personal = false) =>
  ({
    page: null,
    answer: { params: {}, title: '', description: '', data: null, status: 200, ...answer },
    failure: null,
    reads: { kinds: new Set(['faqList']), personal },
  }) as Loaded;

test('keeps a page for ten minutes', () => {
  jest.useFakeTimers();
  try {
    const pages = leftPages();
    const faq = page();
    pages.keep('a', faq);
    jest.advanceTimersByTime(599_999);
    expect(pages.find('a')).toBe(faq);
    jest.advanceTimersByTime(1);
    expect(pages.find('a')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('forgets what a call made stale, and all once somebody signs in', () => {
  const pages = leftPages();
  pages.keep('a', page());
  pages.forget(['noticeList']);
  expect(pages.find('a')).not.toBeNull();
  pages.forget(['faqList']);
  expect(pages.find('a')).toBeNull();
  pages.keep('b', page());
  pages.forget();
  expect(pages.find('b')).toBeNull();
});

test.each([
  ['about a person', page({}, true)],
  ['that nobody found', page({ status: 404 })],
  ['of which a part is missing', page({ partial: true })],
  ['that waits for a member', page({ needsMember: true })],
])('never keeps a page %s, also where one stood there before', (_, loaded) => {
  const pages = leftPages();
  pages.keep('a', page());
  pages.keep('a', loaded);
  expect(pages.find('a')).toBeNull();
});

test('keeps ten pages, the newest', () => {
  const pages = leftPages();
  for (let n = 1; n <= 11; n++) pages.keep(`${n}`, page());
  expect(pages.find('1')).toBeNull();
  expect(pages.find('2')).not.toBeNull();
});
