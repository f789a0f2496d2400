import { expect, test } from '@jest/globals';
import {
  clockInSeoul,
  fixedTexts,
  formatBytes,
  formatDay,
  formatDistance,
  formatInstant,
  formatDuration,
  formatPhone,
  formatPoints,
  formatWon,
  spokenDuration,
  spokenHour,
  withoutVat,
} from './index.ts';

test.each([
  ['2025-08-07', '2025.08.07(목)'],
  ['2024-02-29', '2024.02.29(목)'],
  ['2026-01-01', '2026.01.01(목)'],
])('%s is written %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

test('refuses text that is not a day', () => {
  expect(() => formatDay('2025-13-40')).toThrow(RangeError);
});

test.each([
  [9, '0:09', '9초'],
  [65.4, '1:05', '1분 5초'],
  [600, '10:00', '10분 0초'],
])('%d seconds are %s, read %s', (seconds, text, spoken) => {
  expect(formatDuration(seconds)).toBe(text);
  expect(spokenDuration(seconds)).toBe(spoken);
});

test.each([
  [10, '1KB'],
  [358_400, '350KB'],
  [1_258_291, '1.2MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

// Repeats the specification's bytes on purpose.
test('fixed texts are the specification’s', () => {
  expect({ ...fixedTexts }).toEqual({
    notFound: '페이지를 찾을 수 없습니다.',
    notFoundHome: '메인화면 바로가기',
    noOptions: 'No options',
    loadingOptions: 'Loading...',
    invalidPhone: 'Invalid phone number',
    postcodeFailed: 'Postcode API load failed',
    devtoolsFound: '개발자 도구가 감지되었습니다.',
    passwordSpace: '{field}에 공백은 사용할 수 없습니다. ',
    passwordCapitals: '{field}에는 소문자만 사용가능합니다.',
    residentNumber: '주민등록번호 형식으로 입력하실 수 없습니다.',
    passportNumber: '여권번호 형식으로 입력하실 수 없습니다.',
    licenceNumber: '운전면허번호 형식으로 입력하실 수 없습니다.',
    cardNumber: '신용카드번호 형식으로 입력할 수 없습니다.',
    insuranceNumber: '건강보험번호 형식으로 입력할 수 없습니다.',
    voicesOfToday:
      '당일 이용 가능 횟수를 초과하여 접수가 불가하오니 추가 접수는 익일 재이용 부탁드립니다. 감사합니다.',
    paymentCancelled: '결제가 취소 되었습니다',
    noBills: '납부할 정보가 없습니다.',
    noShowrooms: '매장정보가 없습니다.',
    noRequests: '접수 내역이 없습니다.',
    noRegistrations: '등록 내역이 없습니다.',
    noProducts: '제품 사용 정보가 없습니다.',
    noInquiries: '문의 내역이 없습니다.',
    noEntries: '내역이 없습니다.',
  });
});

test.each([
  ['2026-11-22T05:03:59Z', '2026.11.22(일) 14:03'],
  ['2026-12-31T15:00:00.000Z', '2027.01.01(금) 00:00'],
  ['2026-11-24T23:59:59+09:00', '2026.11.24(화) 23:59'],
])('the instant %s is %s in Seoul', (instant, text) => {
  expect(formatInstant(instant)).toBe(text);
});

test.each([
  ['2026-11-27T05:59:59Z', '11월 27일 오후 2시'],
  ['2026-12-31T15:10:00.000Z', '1월 1일 오전 12시'],
  ['2026-11-27T03:00:00Z', '11월 27일 오후 12시'],
  ['2026-11-26T23:05:00Z', '11월 27일 오전 8시'],
])('the instant %s is said as %s', (instant, text) => {
  expect(spokenHour(instant)).toBe(text);
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['021234567', 'Invalid phone number'],
  ['15770000', 'Invalid phone number'],
  ['', 'Invalid phone number'],
])('the phone number %s is shown as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});

test.each([
  [0, '0원'],
  [900, '900원'],
  [40_000, '40,000원'],
  [1_234_567, '1,234,567원'],
])('%d won are written %s', (won, text) => {
  expect(formatWon(won)).toBe(text);
});

test.each([
  [0, '0 m'],
  [846, '850 m'],
  [996, '1.0 km'],
  [2_340, '2.3 km'],
  [123_456, '123 km'],
])('%d metres are %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});

test('day and time are those in Seoul', () => {
  expect(clockInSeoul(new Date('2026-11-22T15:30:00Z'))).toEqual({
    day: '2026-11-23',
    time: '00:30',
  });
});

test('a deduction has the sign of mathematics', () => {
  expect(formatWon(-18_000)).toBe('−18,000원');
  expect(formatWon(0)).toBe('0원');
});

test('groups points as won', () => {
  expect(formatPoints(1_000_000)).toBe('1,000,000점');
});

test.each([
  [110, 100, 10],
  [104_500, 95_000, 9_500],
  [160_000, 145_455, 14_545],
  [39_900, 36_273, 3_627],
  [0, 0, 0],
])('of %i won, %i are the supply and %i its tax', (won, supply, vat) => {
  expect(withoutVat(won)).toEqual({ supply, vat });
});
