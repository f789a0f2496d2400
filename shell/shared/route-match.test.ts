import { expect, test } from '@jest/globals';
import type { SectionRecord } from '@portal/release-store';
import { matchRoute } from './route-match.ts';

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
