import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { returnUrl } from './return-url.ts';

const ORIGIN = 'https://help.example';

test.each([
  '/',
  '/guide/faq?product=w#q-1',
  '/service/service_seat?step=3&site_type=KC',
  '/customer/notice/12?q=%EB%AC%BC',
])('%s is a valid return address', (path) => {
  expect(returnUrl(path, ORIGIN)).toBe(path);
});

test.each([
  null,
  undefined,
  7,
  '',
  'guide/faq',
  'https://help.example/guide/faq',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/%0d%0aset-cookie:a=b\r\n',
  '/.//evil.example',
  '/a/..//evil.example',
  '/login?ticket=1',
  '/login',
  '/api/member/logout',
  '/bridge/identity',
])('%j becomes the start page', (given) => {
  expect(returnUrl(given, ORIGIN)).toBe('/');
});

/** Pieces that attackers build addresses from. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['/', '\\', '//', '/.', '/..', '.', ':', '@', '?', '#', '&', '=', '%2f', '%5c', '%09'],
        ...['\t', '\n', '\r', ' ', '\0', '\u00a0', '\u2028', '\u3000', '／', '＼', '。', '⁄'],
        ...['https:', 'http:', 'javascript:', 'data:', 'blob:', 'evil.example', 'help.example'],
        ...['user:pw@', '[::1]', '127.0.0.1', 'guide', 'faq', '가', '\ud800', 'login', 'LOGIN'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 9 },
  )
  .map((pieces) => pieces.join(''));

test('10,000 hostile values stay on the portal’s origin', () => {
  fc.assert(
    fc.property(fc.boolean(), hostile, (rooted, tail) => {
      const path = returnUrl(rooted ? `/${tail}` : tail, ORIGIN);
      // As parsed from the address bar, and from a header or a form.
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/[\r\n\t\\]/);
      expect(new URL(path, ORIGIN).pathname).not.toBe('/login');
    }),
    { numRuns: 10_000 },
  );
});
