import { describe, expect, test } from '@jest/globals';
import { fixedTexts, sensitiveNumber } from './index.ts';

const { residentNumber, passportNumber, licenceNumber, cardNumber, insuranceNumber } = fixedTexts;

const kinds: [name: string, sentence: string, texts: string[]][] = [
  [
    'a resident or foreigner number',
    residentNumber,
    [
      '900101-1234567',
      '9001011234567',
      '000229-3234567',
      '제 번호는 621231-2000000입니다',
      '주민번호900101-1234567',
      '900101 - 1234567',
      '(901130-8999999)',
      '9001015234567',
      '９００１０１－１２３４５６７',
      '900101–1234567',
      '900101—1234567',
      '900101−1234567',
      '900101‑1234567',
      '900101ㅡ1234567',
      '900\u200b101-1\u200d234\ufeff567',
      '900101\u00ad1234567',
      '①②0101-1234567',
      '999999-1234567 900101-1234567',
      '900101 1234567',
      '900101　1234567',
      '900101\n1234567',
      'C9001011234567',
      'c900101-1234567',
      'C900101 1234567',
      '제품번호 C9001011234567입니다',
    ],
  ],
  [
    'a passport number',
    passportNumber,
    [
      'M12345678',
      'm12345678',
      '여권 S12345678 입니다',
      'R12345678',
      'O12345678',
      'D12345678',
      'G12345678',
      'T12345678',
      'M123A4567',
      'm123a4567',
      'Ｍ１２３４５６７８',
      '여권번호는M12345678이고',
      'M1234\u200b5678',
    ],
  ],
  [
    'a driver licence number',
    licenceNumber,
    [
      '11-12-345678-90',
      '28-12-345678-90',
      '26 12 345678 90',
      '서울 12-345678-90',
      '서울12-345678-90',
      '경기남부-12-345678-90',
      '11–12–345678–90',
      '１１-１２-３４５６７８-９０',
      '11.12.345678.90',
      '면허번호 111234567890',
      '면허 2종 111234567890',
      '111234567890은 제 운전면허입니다',
    ],
  ],
  [
    'a card number',
    cardNumber,
    [
      '1234-5678-9012-3456',
      '1234 5678 9012 3456',
      '카드 4000-0000-0000-0000로 결제',
      '1234.5678.9012.3456',
      '1234 - 5678 - 9012 - 3456',
      '3782-822463-10005',
      '3782 822463 10005',
      '4111111111111111',
      '5555555555554444',
      '3530111333300000',
      '378282246310005',
      '30569309025904',
      '카드번호4111111111111111번',
      '４１１１１１１１１１１１１１１１',
      '1234–5678–9012–3456',
      '4111\u200b1111\u200b1111\u200b1111',
      'C4111111111111111',
    ],
  ],
  [
    'a health insurance number',
    insuranceNumber,
    [
      '12345678901',
      '91234567890',
      '1-2345678901',
      '건강보험증 1-2345678901 번',
      '증번호12345678901입니다',
      '１２３４５６７８９０１',
      '1–2345678901',
      '-12345678901',
      '123456\u200b78901',
      'C12345678901',
    ],
  ],
];

describe.each(kinds)('%s', (_, sentence, texts) => {
  test.each(texts)('is found in "%s"', (text) => {
    expect(sensitiveNumber(text)).toBe(sentence);
  });
});

test.each([
  ['an empty text', ''],
  ['a mobile number', '010-1234-5678'],
  ['a mobile number without hyphens', '01012345678'],
  ['an old mobile number', '0111234567'],
  ['a mobile number with spaces', '010 1234 5678로 연락 주세요'],
  ['a mobile number from abroad', '+82 10-1234-5678'],
  ['the same in one', '+821012345678'],
  ['a land line', '02-123-4567'],
  ['a land line without hyphens', '0212345678'],
  ['a number of the internet', '070-0000-0000'],
  ['a virtual number', '0505-1234-5678'],
  ['the main line', '1577-0000'],
  ['the main line without a hyphen', '15770000'],
  ['two lines in a row', '1577-0000 1588-0000'],
  ['two lines with a comma', '1577-0000, 1588-0000'],
  ['a day', '2026-11-21'],
  ['a day in one', '20261121'],
  ['a day with points', '2026.11.21'],
  ['a span of days', '2026-11-21 - 2026-11-28'],
  ['a time', '2026-11-21 12:30:45'],
  ['a birthday', '900101'],
  ['a month that is none', '901301-1234567'],
  ['a day that is none', '900132-1234567'],
  ['the thirtieth of February', '900230-1234567'],
  ['a seventh digit that is none', '900101-9234567'],
  ['thirteen digits in a longer row', '12900101123456789'],
  ['a serial', 'C12345678'],
  ['a serial of ten digits', 'C2405700123'],
  ['a serial beside a phone number', 'C2405700123 010-1234-5678'],
  ['two serials', 'C2403520771, C2403520772'],
  ['a serial with letters', 'C2310A00123'],
  ['a serial in a sentence', '제품번호는 C2310001234567890입니다'],
  ['a letter that no passport has', 'A12345678'],
  ['a model', 'HB-700'],
  ['a word before its digits', 'ROOM12345678'],
  ['a price', '1,234,567원'],
  ['a great price', '12,345,678,901원'],
  ['an address', '서울특별시 가나구 다라로 123, 101동 1203호'],
  ['a postcode', '(06236) 서울 강남구'],
  ['an order number', '주문번호 2026112100012가 아직 안 왔습니다'],
  ['an order number in groups', '주문 20261121-0001'],
  ['an order number of three groups', '2026-1121-0001'],
  ['twelve digits away from the word', '송장번호 111234567890'],
  ['a region that is none', '27-12-345678-90'],
  ['sixteen digits of no issuer', '1111111111111111'],
  ['sixteen digits without the check digit', '4111111111111112'],
  ['eleven digits from 0', '01234567890'],
  ['ten digits', '1234567890'],
  ['words', '안마의자에서 소리가 납니다'],
])('allows %s: "%s"', (_, text) => {
  expect(sensitiveNumber(text)).toBeNull();
});

test.each([
  ['12345678901 M12345678 900101-1234567', residentNumber],
  ['12345678901 4111111111111111 M12345678', passportNumber],
  ['4111111111111111 11-12-345678-90', licenceNumber],
  ['12345678901 4111111111111111', cardNumber],
])('reports the first kind in their order: "%s"', (text, sentence) => {
  expect(sensitiveNumber(text)).toBe(sentence);
});

test('stays fast on a text built to be slow', () => {
  const texts = [
    '1'.repeat(40_000),
    '면허'.repeat(20_000),
    '1 '.repeat(20_000),
    'c1'.repeat(20_000),
  ];
  // The processor's time: other work on the machine does not count.
  const from = process.cpuUsage();
  for (const text of texts) sensitiveNumber(text);
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(1_000);
});
