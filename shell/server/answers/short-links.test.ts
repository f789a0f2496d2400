import { expect, test } from '@jest/globals';
import type { SectionRecord } from '@portal/release-store';
import { shortLinkTarget } from './short-links.ts';

const section = (prefix: string | null, patterns: string[]) =>
  ({
    name: prefix?.slice(1) ?? 'shell',
    prefix,
    pages: patterns.map((pattern) => ({ pattern, webView: false })),
  }) as SectionRecord;
const shell = section(null, ['/', '/sms/se']);
const all = [
  shell,
  section('/service', [
    '/service/service_seat',
    '/service/service_transfer',
    '/service/service_assemble_disassemble',
    '/service/order_check',
  ]),
  section('/product', ['/product/product_delivery_info', '/product/product_delivery']),
  section('/member', ['/member/service_order_info']),
];
const to = (pathname: string, search = '', sections = all, isMember = false) =>
  shortLinkTarget(sections, { pathname, search }, isMember);

// Specification, 2, Other.
test.each([
  ['/sms/se', '/service/service_seat'],
  ['/sms/tr', '/service/service_transfer'],
  ['/sms/st', '/service/order_check'],
  ['/sms/ad', '/service/service_assemble_disassemble'],
  ['/sms/de', '/product/product_delivery_info'],
])('%s leads to %s, with its query', (from, target) => {
  expect(to(from)).toBe(target);
  expect(to(from, '?site_type=KC&x=%20')).toBe(`${target}?site_type=KC&x=%20`);
});

test('members are sent to their own lists of requests and deliveries, if the set has them', () => {
  expect(to('/sms/de', '', all, true)).toBe('/product/product_delivery');
  expect(to('/sms/st', '', all, true)).toBe('/member/service_order_info');
  expect(to('/sms/st', '', all.slice(0, 3), true)).toBe('/service/order_check');
});

test('returns null while no part has the target, and for any other address', () => {
  expect(to('/sms/se', '', [shell])).toBeNull();
  expect(to('/sms/xx')).toBeNull();
  expect(to('/sms/se/1')).toBeNull();
});
