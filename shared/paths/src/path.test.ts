import { expect, test } from '@jest/globals';
import { definePath, matchPattern } from './path.ts';
import * as paths from './paths.ts';

const notice = definePath(
  '/customer/notice/{bbsIdx}?type={all|emi|app}&page={number}&q={text}&id={digits}',
);
const at = (url: string) => notice.read(new URL(url, 'http://portal.test'));

test('builds an address and leaves defaults out', () => {
  expect(notice({ bbsIdx: '12' })).toBe('/customer/notice/12');
  expect(notice({ bbsIdx: '12', type: 'all', page: 1, q: '', id: null })).toBe(
    '/customer/notice/12',
  );
  expect(notice({ bbsIdx: '12', type: 'app', page: 3, q: '물 & 필터', id: '007' })).toBe(
    '/customer/notice/12?type=app&page=3&q=%EB%AC%BC+%26+%ED%95%84%ED%84%B0&id=007',
  );
});

test('reads what it builds', () => {
  const params = { bbsIdx: '12', type: 'app', page: 3, q: '물 & 필터', id: '007' } as const;
  expect(at(notice(params))).toEqual({ params, replaceWith: null });
});

test('returns defaults for missing parameters', () => {
  expect(at('/customer/notice/12')).toEqual({
    params: { bbsIdx: '12', type: 'all', page: 1, q: '', id: null },
    replaceWith: null,
  });
});

test.each([
  ['an unknown value', '?type=none', ''],
  ['a value in another case', '?type=APP', ''],
  ['page zero', '?page=0', ''],
  ['a page that is no number', '?page=1e3', ''],
  ['full-width digits', '?id=１２', ''],
  ['a signed number', '?id=%2B12', ''],
  ['an empty number', '?id=', ''],
  ['letters', '?id=12a', ''],
])('replaces %s with the default', (_, query, expected) => {
  const { params, replaceWith } = at(`/customer/notice/12${query}`);
  expect(params).toEqual({ bbsIdx: '12', type: 'all', page: 1, q: '', id: null });
  expect(replaceWith).toBe(`/customer/notice/12${expected}`);
});

test.each([
  ['', 1],
  ['?step=3', 3],
  ['?step=abc', 1_000_000],
  ['?step=0', 1_000_000],
  ['?step=', 1_000_000],
  ['?step=1e3', 1_000_000],
  ['?step=２', 1_000_000],
])('reads the step of "%s" as the form needs it', (query, step) => {
  const { params, replaceWith } = paths.qna.read(
    new URL(`http://portal.test/customer/qna${query}`),
  );
  expect([params.step, replaceWith]).toEqual([step, null]);
});

test('keeps valid and unknown parameters when it removes an invalid one', () => {
  expect(at('/customer/notice/12?site_type=KC&type=none&page=2#a').replaceWith).toBe(
    '/customer/notice/12?site_type=KC&page=2#a',
  );
});

test('a segment that is not a number reads as null, as its type says', () => {
  const { bbsIdx } = at('/customer/notice/abc').params;
  expect(bbsIdx).toBeNull();
  // Only compiled, never called: an address is built from a string alone.
  // @ts-expect-error -- bbsIdx may be null
  void (() => notice({ bbsIdx }));
  // @ts-expect-error -- bbsIdx is missing
  void (() => notice());
  // @ts-expect-error -- there is no such type
  void (() => notice({ bbsIdx: '1', type: 'none' }));
});

test('a remote can add its own parameters to an address of the table', () => {
  const own = definePath(`${paths.memberInfo.template}&result={digits}`);
  const { params } = own.read(new URL('http://portal.test/member/member_info?step=2&result=7'));
  const { step, result }: { step: number; result: string | null } = params;
  expect({ step, result }).toEqual({ step: 2, result: '7' });
  expect(own({ result: '7' })).toBe('/member/member_info?result=7');
});

test.each([
  ['/guide/faq', '/guide/faq', {}],
  ['/guide/faq', '/guide/faq/', {}],
  ['/guide/faq', '/guide/faqs', null],
  ['/guide/faq', '/guide', null],
  ['/', '/', {}],
  ['/customer/notice/{bbsIdx}', '/customer/notice/12', { bbsIdx: '12' }],
  ['/customer/notice/{bbsIdx}', '/customer/notice/１２', null],
  ['/customer/notice/{bbsIdx}', '/customer/notice/abc', null],
])('%s matches %s as %j', (pattern, pathname, expected) => {
  expect(matchPattern(pattern, pathname)).toEqual(expected);
});
