import { expect, test } from '@jest/globals';
import { DISCOUNT_RATES, type Price } from '@portal/contract';
import { earlyEnd } from './filters.ts';
import { checkPlace } from './places.ts';
import { afterServicePrice, assemblePrice, membershipPrice, transferPrice } from './prices.ts';
import { tariffOf } from './tariff.ts';

const tariff = tariffOf([
  { code: 'visit', bf: 30_000, l: 31_000, w: 20_000 },
  { code: 'transfer', bf: 120_000, l: 150_000, w: 60_000 },
  { code: 'otherRegion', bf: 80_000, l: 100_000, w: 30_000 },
  { code: 'ferry', bf: 90_000, l: 110_000, w: 40_000 },
  { code: 'disassemble', bf: 70_000, l: 60_000, w: 25_000 },
  { code: 'assemble', bf: 71_000, l: 61_000, w: 26_000 },
]);
const SEOUL = '서울 중구 나리대로 110';
const BUSAN = '부산 중구 나리대로 110';
const JEJU = '제주특별자치도 제주시 첨단로 242';
const noLadder = { from: false, to: false };

const linesOf = ({ lines }: Price) => lines.map(({ label, amount }) => `${label} ${amount}`);
const move = (from: string, to: string, ladders = noLadder) =>
  linesOf(transferPrice(tariff, 'bf', { from, to }, ladders));

test('a tariff has one price for each service and product, and names what is missing', () => {
  expect([tariff('visit', 'l'), tariff('assemble', 'w')]).toEqual([31_000, 26_000]);
  expect(() => tariffOf([])('ferry', 'bf')).toThrow('the tariff has no ferry');
});

test.each([
  [
    'nothing',
    30_000,
    '방문한 날 현장에서 받습니다',
    /^부품을 교체하면 현장에서 안내하고 받습니다$/,
  ],
  ['contract', 0, '렌탈 계약 기간에는 받지 않습니다', /계약 기간 동안 받지 않습니다. 소모품은/],
  ['warranty', 0, '무상 보증 기간에는 받지 않습니다', /보증 기간 동안 받지 않습니다. 소모품은/],
  [
    'unknown',
    30_000,
    '방문한 날 현장에서 받습니다. 무상 보증과 렌탈 계약 기간에는 받지 않습니다',
    /소모품/,
  ],
] as const)('a repair covered by %s costs a visit of %i won', (kind, amount, condition, parts) => {
  const { lines, ...terms } = afterServicePrice(tariff, 'bf', kind);
  expect(lines[0]).toMatchObject({ code: 'visit', amount, condition });
  expect(lines[1]).toMatchObject({ code: 'onSite', amount: null });
  expect(lines[1]?.condition).toMatch(parts);
  const discountRate = DISCOUNT_RATES.after;
  expect(terms).toEqual({ discountRate, needsConsent: true, paidLater: true });
});

test.each([
  ['in one region', SEOUL, SEOUL, ['운송비 0']],
  ['to another region', SEOUL, BUSAN, ['운송비 80000']],
  ['to Jeju', SEOUL, JEJU, ['운송비 80000', '제주 도선료 90000']],
  ['from Jeju', JEJU, BUSAN, ['운송비 80000', '제주 도선료 90000']],
  ['on Jeju', JEJU, JEJU, ['운송비 0']],
])('a transfer %s costs its work and transport', (_, from, to, lines) => {
  expect(move(from, to)).toEqual(['회수·설치 작업비 120000', ...lines]);
});

test('a transfer says whether it goes to another region', () => {
  const condition = (to: string) =>
    transferPrice(tariff, 'bf', { from: SEOUL, to }, noLadder).lines[1]?.condition;
  expect([condition(SEOUL), condition(BUSAN)]).toEqual([
    '같은 지역은 받지 않습니다',
    '다른 지역으로 옮깁니다',
  ]);
});

test('each home that needs a ladder truck has a line for it', () => {
  const one = move(SEOUL, SEOUL, { from: true, to: false });
  expect(one.slice(2)).toEqual(['사다리차 (회수할 곳) null']);
  const two = move(SEOUL, SEOUL, { from: true, to: true });
  expect(two.slice(2)).toEqual(['사다리차 (회수할 곳) null', '사다리차 (설치할 곳) null']);
  expect(move(SEOUL, SEOUL, { from: false, to: true })).toHaveLength(3);
});

test('a transfer and an assembly are paid before, and are discounted with the consent', () => {
  const { lines, ...assembly } = assemblePrice(tariff, 'l');
  const terms = { needsConsent: true, paidLater: false };
  expect(assembly).toEqual({ ...terms, discountRate: DISCOUNT_RATES.assemble_disassemble });
  expect(transferPrice(tariff, 'bf', { from: SEOUL, to: SEOUL }, noLadder)).toMatchObject({
    ...terms,
    discountRate: DISCOUNT_RATES.transfer,
  });
  expect(lines.map(({ amount }) => amount)).toEqual([60_000, 61_000]);
});

test('a filter membership of two terms has a monthly fee for 24 months, and no discount', () => {
  expect(membershipPrice(2)).toMatchObject({
    lines: [{ amount: 14_900, condition: '매달 자동 납부, 24개월 약정' }],
    discountRate: 0,
    needsConsent: false,
    paidLater: true,
  });
});

test('an early end costs the filters that came less the fees that were paid', () => {
  const filters = [
    { name: '세디먼트', price: 10_000, everyMonths: 4 },
    { name: '멤브레인', price: 68_000, everyMonths: 12 },
  ];
  expect(earlyEnd(filters)).toEqual({ months: 6, supplied: 88_000, paid: 89_400, penalty: 0 });
  expect(earlyEnd(filters, 5)).toEqual({
    months: 5,
    supplied: 88_000,
    paid: 74_500,
    penalty: 13_500,
  });
  expect(earlyEnd(filters, 4).supplied).toBe(78_000);
});

test('nobody is sent to an address that is not served', () => {
  expect(() => checkPlace('addr', SEOUL)).not.toThrow();
  expect(() => checkPlace('addr', '제주 제주시 우도면 우도로 1')).toThrow(
    expect.objectContaining({ code: 'ERR_INVALID_INPUT' }),
  );
});
