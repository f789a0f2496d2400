import { expect, test } from '@jest/globals';
import type { PageRecord, SectionRecord } from '@portal/release-store';
import { canonicalOf } from './canonical.ts';
import { menuOf } from './menu.ts';
import { awaitedOf, knownSection, matchRoute } from './route-match.ts';
import { tasksOf } from './tasks.ts';

const section = (name: string, prefix: string | null, patterns: Record<string, boolean>) =>
  ({
    name,
    prefix,
    pages: Object.entries(patterns).map(([pattern, webView]) => ({
      id: pattern,
      pattern,
      webView,
    })),
  }) as SectionRecord;

const shell = section('shell', null, { '/': false, '/membership/reference': true });
const member = section('mypage', '/member', { '/member/info': false });
const customer = section('customer', '/customer', {
  '/customer/reference': false,
  '/membership/reference': true,
  '/member/info': true,
  '/sitemap': false,
});
const ownerOf = (pathname: string, ...sections: SectionRecord[]) => {
  const { section: owner, page } = matchRoute(sections, pathname);
  return [owner.name, page?.pattern ?? null];
};

test('an address belongs to the section whose prefix it has, by whole segments', () => {
  expect(ownerOf('/member/info', shell, member)).toEqual(['mypage', '/member/info']);
  expect(ownerOf('/member/none', shell, member)).toEqual(['mypage', null]);
  expect(ownerOf('/membership/reference', shell, member)).toEqual([
    'shell',
    '/membership/reference',
  ]);
  expect(ownerOf('/memberinfo', shell, member)).toEqual(['shell', null]);
});

test('a remote’s web view wins over the shell’s page of that address', () => {
  expect(ownerOf('/membership/reference', shell, member, customer)).toEqual([
    'customer',
    '/membership/reference',
  ]);
});

test('a web view cannot take another section’s address, and only web views may leave the prefix', () => {
  expect(ownerOf('/member/info', shell, customer, member)).toEqual(['mypage', '/member/info']);
  expect(ownerOf('/sitemap', shell, customer)).toEqual(['shell', null]);
});

const page: PageRecord = {
  id: 'faq',
  pattern: '/guide/faq',
  title: '자주 묻는 질문',
  description: '제품마다 많이 묻는 질문과 답입니다.',
  indexable: true,
  access: 'public',
  nav: { label: '자주 묻는 질문', order: 1 },
  task: { label: '질문 찾기', text: '답을 찾습니다', home: 1 },
  words: [],
  skeleton: 'list',
  render: 'server',
  webView: false,
  forMember: false,
  query: ['product'],
  canonical: { product: '' },
};
const plain: PageRecord = {
  ...page,
  id: 'video',
  pattern: '/guide/video',
  nav: null,
  task: null,
  canonical: {},
};
const guide = {
  name: 'guide',
  prefix: '/guide',
  label: '문제 해결',
  order: 1,
  pages: [page, plain],
};
const home = { ...guide, name: 'shell', prefix: null, pages: [{ ...plain, pattern: '/' }] };

test('a browser makes of the tables that it knows what the server makes of the whole ones', () => {
  const whole = [home, guide];
  // As it comes out of the document.
  const known = JSON.parse(JSON.stringify(whole.map(knownSection))) as typeof whole;
  expect(menuOf(known)).toEqual(menuOf(whole));
  expect(tasksOf(known)).toEqual(tasksOf(whole));
  for (const address of ['/', '/guide/faq?product=w', '/guide/video?product=w', '/guide/none']) {
    const url = new URL(address, 'https://portal.test');
    const [here, there] = [known, whole].map((tables) => matchRoute(tables, url.pathname));
    expect(here && awaitedOf(here)).toEqual(there && awaitedOf(there));
    expect(canonicalOf(here?.page ?? null, url)).toBe(canonicalOf(there?.page ?? null, url));
  }
});

test('the tables that every document has are without what only the server reads', () => {
  expect(knownSection(guide).pages[1]).toEqual({
    id: 'video',
    pattern: '/guide/video',
    title: '자주 묻는 질문',
    access: 'public',
    skeleton: 'list',
    render: 'server',
  });
  expect(JSON.stringify(knownSection(guide))).not.toContain(page.description);
  expect(knownSection({ ...guide, disabled: true }).disabled).toBe(true);
});
