import {
  DISCOUNT_RATES,
  LADDER_TRUCK,
  NO_DISCOUNT_BY_PHONE,
  quoteOf,
  replacementPrice,
  SEAT_VISIT_FEE,
  type Price,
} from '@portal/contract';
import { earlyEnd } from '../modules/service-quote/filters.ts';
import {
  afterServicePrice,
  assemblePrice,
  membershipPrice,
  transferPrice,
} from '../modules/service-quote/prices.ts';
import { tariffOf } from '../modules/service-quote/tariff.ts';

/** A rule of the specification: a case that it lets pass, and one that it refuses. */
export interface Rule {
  rule: string;
  passes(): boolean;
  refuses(): boolean;
}

const seats = (chosen: string[]) =>
  replacementPrice(
    {
      list: ['sole-l', 'sole-r'].map((goodsIdx) => ({
        goodsIdx,
        code: 'sole',
        goodsName: '발바닥 시트',
        side: null,
        goodsPrice: 45_000,
      })),
      discountRate: DISCOUNT_RATES.seat,
      checkReplacement: 'Y',
      goodsName: '',
      visitFee: SEAT_VISIT_FEE,
    },
    chosen,
  );
const tariff = tariffOf([
  { code: 'visit', bf: 30_000, l: 30_000, w: 20_000 },
  { code: 'transfer', bf: 120_000, l: 150_000, w: 60_000 },
  { code: 'otherRegion', bf: 80_000, l: 100_000, w: 30_000 },
  { code: 'disassemble', bf: 70_000, l: 60_000, w: 25_000 },
  { code: 'assemble', bf: 70_000, l: 60_000, w: 25_000 },
]);
const filter = { name: '멤브레인 필터', price: 68_000, everyMonths: 12 };
const home = { from: '서울 중구 나리대로 110', to: '서울 중구 나리대로 112' };
const totalOf = (price: Price, consentMarketing: 'Y' | 'N') =>
  quoteOf(price, { consentMarketing }).total;
const noLadder = { from: false, to: false };
/** A rate that no service has; 7 % of 10,099 won are 706.93. */
const odd: Price = {
  ...assemblePrice(tariff, 'bf'),
  lines: [{ code: 'work', label: '', amount: 10_099, condition: '' }],
  discountRate: 7,
};
/** Where the discount of a quote comes from; undefined where it has none. */
const discountOf = (price: Price, consentMarketing: 'Y' | 'N') =>
  quoteOf(price, { consentMarketing }).lines.find(({ code }) => code === 'discount')?.condition;
const ladderOf = (ladders: typeof noLadder) =>
  transferPrice(tariff, 'bf', home, ladders).lines.find(({ code }) => code === 'onSite');

/** The rules of the specification's section 9 about what services cost. */
export const serviceCostRules: readonly Rule[] = [
  {
    rule: '9 an online disassembly with the consent to marketing has 10 % off',
    passes: () => totalOf(assemblePrice(tariff, 'bf'), 'Y') === 126_000,
    refuses: () => totalOf(assemblePrice(tariff, 'bf'), 'N') === 126_000,
  },
  {
    rule: '9 a seat replacement has 5 % off, without a consent',
    passes: () => totalOf(seats(['sole-l', 'sole-r']), 'N') === 114_000,
    refuses: () => totalOf(seats(['sole-l']), 'N') === 114_000,
  },
  {
    rule: '9 an online repair with the consent to marketing has 10 % off',
    passes: () => totalOf(afterServicePrice(tariff, 'bf', 'nothing'), 'Y') === 27_000,
    refuses: () => totalOf(afterServicePrice(tariff, 'bf', 'nothing'), 'N') === 27_000,
  },
  {
    rule: '9 an online transfer with the consent to marketing has 10 % off',
    passes: () => totalOf(transferPrice(tariff, 'bf', home, noLadder), 'Y') === 108_000,
    refuses: () => totalOf(transferPrice(tariff, 'bf', home, noLadder), 'N') === 108_000,
  },
  {
    rule: '9 the discount is the server’s, rounded down to a won',
    passes: () => totalOf(odd, 'Y') === 10_099 - 706,
    refuses: () => totalOf(odd, 'Y') === 10_099 - 707,
  },
  {
    rule: '9 a request by phone has no discount',
    passes: () =>
      NO_DISCOUNT_BY_PHONE === '전화로 접수하시면 할인되지 않습니다.' &&
      discountOf(seats(['sole-l']), 'N') === '온라인 접수',
    refuses: () => discountOf(assemblePrice(tariff, 'bf'), 'N') !== undefined,
  },
  {
    rule: '9 the visit for a seat replacement costs 30,000 won',
    passes: () =>
      seats(['sole-l']).lines.some(({ code, amount }) => code === 'visit' && amount === 30_000),
    refuses: () => totalOf(seats(['sole-l']), 'N') === 45_000 * 0.95,
  },
  {
    rule: '9 a ladder truck is an extra that is paid on site',
    passes: () => ladderOf({ from: true, to: false })?.amount === null,
    refuses: () => ladderOf(noLadder) !== undefined,
  },
  {
    rule: '9 a ladder truck costs 70,000 to 100,000 won, and up to 50,000 more in the country',
    passes: () =>
      /70,000원~100,000원.*최대 50,000원 추가/.test(
        ladderOf({ from: true, to: false })?.condition ?? '',
      ),
    refuses: () => LADDER_TRUCK.to > 100_000 || LADDER_TRUCK.countryside > 50_000,
  },
  {
    rule: '9 a filter membership costs 14,900 won a month, however long its term',
    passes: () => totalOf(membershipPrice(2), 'Y') === 14_900,
    refuses: () => quoteOf(membershipPrice(1), { consentMarketing: 'Y' }).payable > 0,
  },
  {
    rule: '9 an early end of a membership costs the filters less the fees, and never less than nothing',
    passes: () => earlyEnd([filter], 1).penalty === 68_000 - 14_900,
    refuses: () => earlyEnd([filter], 12).penalty !== 0,
  },
  {
    rule: '9 a visit to a rented product is free',
    passes: () => totalOf(afterServicePrice(tariff, 'bf', 'contract'), 'N') === 0,
    refuses: () => totalOf(afterServicePrice(tariff, 'bf', 'nothing'), 'N') === 0,
  },
];
