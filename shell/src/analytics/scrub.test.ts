import { expect, test } from '@jest/globals';
import { people } from '@portal/testing/people';
import { scrubAddress, scrubFields, scrubText } from './scrub.ts';

const at = (path: string) => `https://portal.example${path}`;
const locationOf = (path: string) => scrubAddress(at(path)).location;

test.each([
  ['/', '/'],
  ['/guide/faq?product=bf&type=trouble&page=2', '/guide/faq?product=bf&type=trouble&page=2'],
  ['/guide/video?bbsIdx=1024', '/guide/video?bbsIdx=1024'],
  ['/customer/notice/731', '/customer/notice/731'],
  ['/?site_type=KC', '/?site_type=KC'],
  ['/?utm_source=naver&utm_campaign=2025_summer', '/?utm_source=naver&utm_campaign=2025_summer'],
  ['/product/showroom?date=2025-08-07', '/product/showroom?date=2025-08-07'],
  ['/guide/faq?product=bf#answer-12', '/guide/faq?product=bf'],
])('%s is not personal and becomes %s', (path, kept) => {
  expect(locationOf(path)).toBe(at(kept));
});

test.each([
  ['name', 'kim'],
  ['userName', 'kim'],
  ['custName', 'lee'],
  ['phone', '1234'],
  ['userPhone', '1234'],
  ['phoneNum', '1234'],
  ['ordNbr', 'A1'],
  ['orderNo', 'A1'],
  ['ORDERNO', 'A1'],
  ['payOrdNo', 'A1'],
  ['serviceIdx', '7'],
  ['encSeq', 'x'],
  ['id', '12345'],
  ['idx', '12345'],
  ['serialNo', 'C123'],
  ['searchStr', 'filter'],
  ['q', 'filter'],
  ['returnUrl', '/x?name=kim'],
])('removes %s whatever its value', (name, value) => {
  const query = new URLSearchParams({ step: '2', [name]: value });
  expect(locationOf(`/service/order_check?${query}`)).toBe(at('/service/order_check?step=2'));
});

test.each([
  ['a phone number', '010-1234-5678'],
  ['a phone number with spaces', '010 1234 5678'],
  ['a phone number in full-width digits', '０１０１２３４５６７８'],
  ['a landline', '02.123.4567'],
  ['an order number', 'P20250807000123'],
  ['an order number that begins like a day', '20250807123'],
  ['a mail address', 'haneul@example.com'],
  ['a name', people.haneul.name],
  ['a name with a space', '김 하늘'],
  ['a name that was encoded twice', encodeURIComponent(people.haneul.name)],
  ['a name in single letters', 'ㄱㅎㄴ'],
  ['a name in parts', '김하늘'.normalize('NFD')],
  ['an address of its own', `/x?to=${people.junho.phone}`],
])('removes %s whatever the parameter’s name', (_, value) => {
  const query = new URLSearchParams({ a: value, product: 'bf' });
  expect(locationOf(`/online?${query}`)).toBe(at('/online?product=bf'));
});

test('decides about each value of a repeated parameter', () => {
  expect(locationOf('/x?v=one&v=01012345678&v=two')).toBe(at('/x?v=one&v=two'));
});

test('removes names and numbers from the path, and returns them', () => {
  const path = `/customer/delivery/20250807000123/${encodeURIComponent('김하늘')}`;
  expect(scrubAddress(at(`${path}?q=${people.junho.phone}`))).toEqual({
    location: at('/customer/delivery/_/_'),
    path: '/customer/delivery/_/_',
    taken: [people.junho.phone, '20250807000123', '김하늘'],
  });
});

test('accepts a percent sign that encodes nothing', () => {
  expect(locationOf('/x?a=100%25&b=%2501012345678')).toBe(at('/x?a=100%25'));
});

test.each([
  ['자주 묻는 질문 | 한결 고객센터', '자주 묻는 질문 | 한결 고객센터'],
  ['주문 P20250807000123', '주문 P#'],
  ['010-1234-5678로 연락', '#로 연락'],
  ['haneul@example.com', '#'],
  ['2025-08-07', '2025-08-07'],
  ['14,900원, 1년', '14,900원, 1년'],
])('the text %s becomes %s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('removes known names from a text', () => {
  expect(scrubText('김하늘님의 제품', [' 김하늘 ', '', '님'])).toBe('#님의 제품');
});

test('removes personal fields from an event', () => {
  expect(
    scrubFields(
      { userName: '김하늘', orderNo: 'A1', product: '안마의자', memo: '김하늘 010-0000-1001' },
      ['김하늘'],
    ),
  ).toEqual({ product: '안마의자', memo: '# #' });
});
