import {
  afterServiceFields,
  DISCOUNT_RATES,
  filterMembershipFields,
  getAfterServiceList,
  orderTypeOf,
  quoteOf,
  replacementPrice,
  SEAT_VISIT_FEE,
  serviceProducts,
  type OwnedProduct,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import { phonePatterns, regionOf, unservedAddress } from '@portal/format';
import * as v from 'valibot';
import { makeClock } from '../clock.ts';
import { closedReason, type Visit } from '../modules/service-quote/days.ts';
import { earlyEnd } from '../modules/service-quote/filters.ts';
import {
  afterServicePrice,
  assemblePrice,
  membershipPrice,
  transferPrice,
} from '../modules/service-quote/prices.ts';
import { tariffOf } from '../modules/service-quote/tariff.ts';
import { servedProduct } from '../modules/service-order/file-order.ts';
import { membershipRefusal } from '../modules/service-order/membership.ts';
import { mayDo, moveOf, type Move } from '../modules/service-order/rules.ts';

const today = '2026-11-21';
const holidays = ['2026-12-25'];
const visit = (service: Visit['service'], change: Partial<Visit> = {}): Visit => ({
  service,
  product: 'bf',
  today,
  holidays,
  apart: false,
  ...change,
});
const open = (of: Visit, day: string, reason: string | null = null) =>
  closedReason(of, day) === reason;
const goes = (service: ServiceKind, from: string, move: Move, to: string) => {
  const outcome = moveOf(service, from, move);
  return 'to' in outcome && outcome.to === to;
};
const chair: OwnedProduct = {
  productIdx: '1',
  goodsCd: 'HB-700',
  goodsName: '한결 안마의자 프리미엄 HB-700',
  product: 'bf',
  ordNo: '2024051300012',
  serialNo: null,
  orderKind: '1',
  installedOn: '2024-05-20',
  verified: true,
  contractHolder: true,
};
const serves = (service: ServiceKind, product: OwnedProduct) => {
  try {
    return servedProduct(service, product, '').product === product.product;
  } catch {
    return false;
  }
};
const person = { corporate: false };
const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const offers = (service: ServiceKind, product: ServiceProduct) =>
  serviceProducts[service].includes(product);
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
const totalOf = (price: ReturnType<typeof assemblePrice>, consentMarketing: 'Y' | 'N') =>
  quoteOf(price, { consentMarketing }).total;

/** Every rule of the specification's sections 4, 5 and 9 about services: a case that it lets pass, and one that it refuses. */
export const serviceRules: readonly {
  rule: string;
  passes(): boolean;
  refuses(): boolean;
}[] = [
  {
    rule: '4 after-service passes RECEIVE, CONFIRM, ENGINEER, COMPLETE',
    passes: () => goes('after', 'CONFIRM', 'advance', 'ENGINEER'),
    refuses: () => goes('after', 'RECEIVE', 'advance', 'ENGINEER'),
  },
  {
    rule: '4 a seat replacement passes 1 to 4',
    passes: () => goes('seat', '3', 'advance', '4'),
    refuses: () => goes('seat', '4', 'advance', '4'),
  },
  {
    rule: '4 a transfer passes 1 to 4',
    passes: () => goes('transfer', '2', 'advance', '3'),
    refuses: () => goes('transfer', '2', 'advance', '4'),
  },
  {
    rule: '4 a disassembly passes 1 to 4',
    passes: () => goes('assemble_disassemble', '1', 'advance', '2'),
    refuses: () => goes('assemble_disassemble', 'CANCEL', 'advance', '2'),
  },
  {
    rule: '4 a request at the confirmed stage is cancelled through the call centre',
    passes: () =>
      goes('seat', '1', 'cancel', 'CANCEL') && goes('seat', '2', 'cancelByCentre', 'CANCEL'),
    refuses: () => goes('seat', '2', 'cancel', 'CANCEL'),
  },
  {
    rule: '4 a changed address means to cancel and request again',
    passes: () => mayDo('transfer', '1').changeAddress === 'again',
    refuses: () => mayDo('transfer', '2').changeAddress === 'again',
  },
  {
    rule: '4 a list is filtered by the stages of its own service',
    passes: () => accepts(getAfterServiceList.input, { status: 'RECEIVE' }),
    refuses: () => accepts(getAfterServiceList.input, { status: '1' }),
  },
  {
    rule: '4 the order type of a transfer is 3, 4 or 5, of a disassembly 6, of seats 8',
    passes: () =>
      [
        orderTypeOf('transfer', 'bf'),
        orderTypeOf('transfer', 'l'),
        orderTypeOf('transfer', 'w'),
        orderTypeOf('assemble_disassemble', 'l'),
        orderTypeOf('seat', 'bf'),
      ].join() === '3,4,5,6,8',
    refuses: () => orderTypeOf('transfer', 'bf') === orderTypeOf('transfer', 'w'),
  },
  {
    rule: '5 a product’s usage has to be verified',
    passes: () => serves('after', chair),
    refuses: () => serves('after', { ...chair, verified: false }),
  },
  {
    rule: '5 a product of another group is for the customer centre',
    passes: () => serves('transfer', { ...chair, product: 'l' }),
    refuses: () => serves('transfer', { ...chair, product: 'o' }),
  },
  {
    rule: '5 a filter membership is for the holder of the contract',
    passes: () => membershipRefusal(person, chair) === null,
    refuses: () => membershipRefusal(person, { ...chair, contractHolder: false }) === null,
  },
  {
    rule: '5 a filter membership is for persons',
    passes: () => membershipRefusal(person, chair) === null,
    refuses: () => membershipRefusal({ corporate: true }, chair) === null,
  },
  {
    rule: '5 free text has no number of an identity card',
    passes: () => accepts(afterServiceFields.text, '전화는 010-0000-1001입니다'),
    refuses: () => accepts(afterServiceFields.text, '900101-1234567'),
  },
  {
    rule: '5 seats of massage chairs alone are replaced',
    passes: () => offers('seat', 'bf'),
    refuses: () => offers('seat', 'l'),
  },
  {
    rule: '5 chairs, beds and purifiers alone are transferred',
    passes: () => offers('transfer', 'w'),
    refuses: () => (serviceProducts.transfer as readonly string[]).includes('o'),
  },
  {
    rule: '5 of Jeju the main island alone is served',
    passes: () => unservedAddress('제주특별자치도 제주시 첨단로 242') === null,
    refuses: () => unservedAddress('제주 제주시 우도면 우도로 1') === null,
  },
  {
    rule: '5 an address names its region',
    passes: () => regionOf('경기 광주시 행정로 50') === '41',
    refuses: () => unservedAddress('행정로 50') === null,
  },
  {
    rule: '5 in another region a transfer is installed seven days after pickup',
    passes: () => open(visit('transfer', { firstOn: '2026-11-24', apart: true }), '2026-12-01'),
    refuses: () => open(visit('transfer', { firstOn: '2026-11-24', apart: true }), '2026-11-30'),
  },
  {
    rule: '5 in the same region a transfer is installed from the day of pickup on',
    passes: () => open(visit('transfer', { firstOn: '2026-11-24' }), '2026-11-24'),
    refuses: () => open(visit('transfer', { firstOn: '2026-11-24' }), '2026-11-23'),
  },
  {
    rule: '5 a chair is disassembled from seven days after the request on',
    passes: () => open(visit('assemble_disassemble'), '2026-11-28'),
    refuses: () => open(visit('assemble_disassemble'), '2026-11-27'),
  },
  {
    rule: '5 up to three days the reason says so, then the day from which it is possible',
    passes: () =>
      open(visit('assemble_disassemble'), '2026-11-24', '3일 이내 불가') &&
      open(visit('assemble_disassemble'), '2026-11-25', '7일 이후부터 가능'),
    refuses: () => open(visit('assemble_disassemble'), '2026-11-25', '3일 이내 불가'),
  },
  {
    rule: '5 a bed is disassembled from five days after the request on',
    passes: () => open(visit('assemble_disassemble', { product: 'l' }), '2026-11-26'),
    refuses: () => open(visit('assemble_disassemble', { product: 'l' }), '2026-11-25'),
  },
  {
    rule: '5 a bed is not disassembled on a Sunday',
    passes: () => open(visit('assemble_disassemble', { product: 'l' }), '2026-11-30'),
    refuses: () => open(visit('assemble_disassemble', { product: 'l' }), '2026-11-29'),
  },
  {
    rule: '5 nobody is sent on a holiday',
    passes: () => open(visit('after'), '2026-12-24'),
    refuses: () => open(visit('after'), '2026-12-25'),
  },
  {
    rule: '5 the day is Seoul’s',
    passes: () => makeClock('2026-11-20T15:00:00Z').today() === today,
    refuses: () => makeClock('2026-11-20T14:59:59Z').today() === today,
  },
  {
    rule: '5 a guest’s number begins with 010',
    passes: () => phonePatterns.mobile010.test('010-0000-1001'),
    refuses: () => phonePatterns.mobile010.test('011-000-1001'),
  },
  {
    rule: '9 an online request with the consent to marketing has 10 % off',
    passes: () => totalOf(assemblePrice(tariff, 'bf'), 'Y') === 126_000,
    refuses: () => totalOf(assemblePrice(tariff, 'bf'), 'N') === 126_000,
  },
  {
    rule: '9 a seat replacement has 5 % off, without a consent',
    passes: () => totalOf(seats(['sole-l', 'sole-r']), 'N') === 114_000,
    refuses: () => totalOf(seats(['sole-l']), 'N') === 114_000,
  },
  {
    rule: '9 seats are delivered in one to four weeks',
    passes: () => open(visit('seat'), '2026-11-28'),
    refuses: () => open(visit('seat'), '2026-11-27'),
  },
  {
    rule: '9 a ladder truck is an extra that is paid on site',
    passes: () =>
      transferPrice(tariff, 'bf', home, { from: true, to: false }).lines.some(
        ({ code, amount }) => code === 'onSite' && amount === null,
      ),
    refuses: () =>
      transferPrice(tariff, 'bf', home, { from: false, to: false }).lines.some(
        ({ code }) => code === 'onSite',
      ),
  },
  {
    rule: '9 a filter membership costs 14,900 won a month, however long its term',
    passes: () => totalOf(membershipPrice(2), 'Y') === 14_900,
    refuses: () => quoteOf(membershipPrice(1), { consentMarketing: 'Y' }).payable > 0,
  },
  {
    rule: '9 a filter membership has one term or two',
    passes: () => accepts(filterMembershipFields.terms, 2),
    refuses: () => accepts(filterMembershipFields.terms, 3),
  },
  {
    rule: '9 an early end of a membership costs the filters less the fees, and never less than nothing',
    passes: () => earlyEnd([filter], 1).penalty === 68_000 - 14_900,
    refuses: () => earlyEnd([filter], 12).penalty !== 0,
  },
  {
    rule: '9 a visit to a rented product is free',
    passes: () => totalOf(afterServicePrice(tariff, 'bf', '1'), 'N') === 0,
    refuses: () => totalOf(afterServicePrice(tariff, 'bf', '0'), 'N') === 0,
  },
];
