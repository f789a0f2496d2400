import { expect, test } from '@jest/globals';
import { paths } from '@portal/paths';
import { canonicalOf } from './canonical.ts';

test.each([
  [paths.faq, '/guide/faq', '/guide/faq'],
  [paths.faq, '/guide/faq?product=w&page=2', '/guide/faq?product=w&page=2'],
  [paths.faq, '/guide/faq?page=2&product=w', '/guide/faq?product=w&page=2'],
  [paths.faq, '/guide/faq?product=a&type=all&page=1', '/guide/faq'],
  [paths.faq, '/guide/faq?product=w&q=%EB%AC%BC&faq=1001', '/guide/faq?product=w'],
  [paths.faq, '/guide/faq?site_type=KC&utm_source=n&userIdx=1001', '/guide/faq'],
  [paths.video, '/guide/video?product=w&page=2&bbsIdx=2004', '/guide/video?bbsIdx=2004'],
  [paths.notice, '/customer/notice/4010?utm_source=x', '/customer/notice/4010'],
  [paths.praise, '/voc/praise?step=2', '/voc/praise'],
  [paths.qna, '/customer/qna?result=10001', '/customer/qna'],
  [paths.privacy, '/policy/privacy?version=3', '/policy/privacy'],
  [paths.search, '/search?searchStr=x&classification=faq', '/search?classification=faq'],
])('of %p the canonical address of %s is %s', ({ canonicalDefaults }, address, expected) => {
  const { pathname, search } = new URL(address, 'http://portal.test');
  expect(canonicalOf({ canonical: canonicalDefaults }, { pathname, search })).toBe(expected);
});

test('an address without a page keeps its path', () => {
  expect(canonicalOf(null, { pathname: '/none', search: '?a=b' })).toBe('/none');
});
