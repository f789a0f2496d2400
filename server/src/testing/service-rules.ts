import {
  afterServiceFields,
  cancelRepair,
  cancelAssembly,
  cancelSeatReplacement,
  filterMembershipFields,
  listRepairs,
  cancelTransfer,
  orderTypeOf,
  serviceNotices,
  serviceProducts,
  type OwnedProduct,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import { phonePatterns, regionOf, unservedAddress } from '@portal/format';
import * as v from 'valibot';
import { makeClock } from '../calendar/clock.ts';
import { closedReason, type Visit } from '../modules/service-quote/days.ts';
import { servedProduct } from '../modules/service-order/file-order.ts';
import { membershipRefusal } from '../modules/service-order/membership.ts';
import { mayDo, moveOf, type Move } from '../modules/service-order/rules.ts';
import { serviceCostRules, type Rule } from './service-cost-rules.ts';

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
const cancels = [cancelRepair, cancelTransfer, cancelAssembly, cancelSeatReplacement];
const tells = (notice: RegExp) => serviceNotices.some((said) => notice.test(said));
const person = { corporate: false };
const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const offers = (service: ServiceKind, product: ServiceProduct) =>
  serviceProducts[service].includes(product);
/** Every rule of the specification's sections 4, 5 and 9 about services: a case that it lets pass, and one that it refuses. */
export const serviceRules: readonly Rule[] = [
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
    rule: '4 a cancellation that finds the request cancelled counts as done',
    passes: () => cancels.every(({ accepts = [] }) => accepts.includes('510')),
    refuses: () => goes('after', 'CANCEL', 'cancel', 'CANCEL'),
  },
  {
    rule: '4 a changed address means to cancel and request again',
    passes: () => mayDo('transfer', '1').changeAddress === 'again',
    refuses: () => mayDo('transfer', '2').changeAddress === 'again',
  },
  {
    rule: '4 a list is filtered by the stages of its own service',
    passes: () => accepts(listRepairs.input, { status: 'RECEIVE' }),
    refuses: () => accepts(listRepairs.input, { status: '1' }),
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
    rule: '5 inaccurate information may cancel a request or delay it',
    passes: () => tells(/사실과 다르면 접수가 취소되거나 늦어질 수 있습니다/),
    refuses: () => tells(/사실과 다르면 접수가 취소됩니다/),
  },
  {
    rule: '5 an unpaid balance may restrict requests',
    passes: () => tells(/미납 금액이 있으면 접수가 제한될 수 있습니다/),
    refuses: () => tells(/미납 금액이 있으면 접수하실 수 없습니다/),
  },
  {
    rule: '5 consumables may be charged even during the warranty',
    passes: () => tells(/보증 기간에도 소모품 비용은 받을 수 있습니다/),
    refuses: () => tells(/보증 기간에는 소모품 비용을 받지 않습니다/),
  },
  {
    rule: '9 seats are delivered in one to four weeks',
    passes: () => open(visit('seat'), '2026-11-28'),
    refuses: () => open(visit('seat'), '2026-11-27'),
  },
  {
    rule: '9 a filter membership has one term or two',
    passes: () => accepts(filterMembershipFields.terms, 2),
    refuses: () => accepts(filterMembershipFields.terms, 3),
  },
  ...serviceCostRules,
];
