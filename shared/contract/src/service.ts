// Names and figures without schemas: pages that only tell of services need no library of schemas.
import type { ProductCode } from './product.ts';

/** What can be requested, by the codes that addresses have (specification, 2). */
export const serviceNames = {
  after: '수리',
  seat: '시트 교체',
  transfer: '이전설치',
  assemble_disassemble: '분해·조립',
  w_filter: '필터 멤버십',
} as const;
export type ServiceKind = keyof typeof serviceNames;

/** One of the product groups that services are for. */
export type ServiceProduct = Exclude<ProductCode, 'c' | 'o'>;

/** The product groups that each service can be requested for online (specification, 5). */
export const serviceProducts: Record<ServiceKind, readonly ServiceProduct[]> = {
  after: ['bf', 'l', 'w'],
  seat: ['bf'],
  transfer: ['bf', 'l', 'w'],
  assemble_disassemble: ['bf', 'l', 'w'],
  w_filter: ['w'],
};

/**
 * The stages of a request in their order: status code and name (specification, 4). A code is unique within its service. Before
 * the first a request may wait for its payment (`WAIT`); at any time before the last it may be cancelled (`CANCEL`).
 */
export const serviceStages = {
  after: { RECEIVE: '접수중', CONFIRM: '접수확인', ENGINEER: '기사배정', COMPLETE: '방문완료' },
  seat: { '1': '접수중', '2': '접수확인', '3': '기사배정', '4': '방문완료' },
  transfer: { '1': '접수중', '2': '접수확인', '3': '회수완료', '4': '재설치완료' },
  assemble_disassemble: { '1': '접수중', '2': '접수확인', '3': '분해완료', '4': '조립완료' },
  w_filter: { '1': '접수중', '2': '접수확인', '3': '이용중' },
} as const satisfies Record<ServiceKind, Record<string, string>>;

/** States that stand beside the stages of every service. */
export const besideStages = { WAIT: '결제 대기', CANCEL: '취소됨' } as const;

/** The states of a request that all services share, with their names. Each service's own statuses map to one of them. */
export const orderStates = {
  WAIT: '결제 대기',
  OPEN: '진행 중',
  DONE: '완료',
  CANCEL: '취소됨',
} as const;
export type OrderState = keyof typeof orderStates;

/** The name of a status, whatever the service; empty where it has none. */
export const serviceStatusName = (service: ServiceKind, status: string): string => {
  const names: Record<string, string> = { ...serviceStages[service], ...besideStages };
  return names[status] ?? '';
};

/** Order types (specification, 4): 3, 4 and 5 are transfers of a chair, a bed and a purifier. */
export const orderTypeOf = (service: ServiceKind, product: ServiceProduct): OrderType => {
  if (service === 'transfer') return ({ bf: '3', l: '4', w: '5' } as const)[product];
  return ({ assemble_disassemble: '6', seat: '8', after: 'after', w_filter: 'w_filter' } as const)[
    service
  ];
};
export const orderTypes = ['3', '4', '5', '6', '8', 'after', 'w_filter'] as const;
export type OrderType = (typeof orderTypes)[number];

/** The discount of an online request in percent (specification, 9); requests by phone have none. */
export const DISCOUNT_RATES: Record<Exclude<ServiceKind, 'w_filter'>, number> = {
  after: 10,
  transfer: 10,
  assemble_disassemble: 10,
  seat: 5,
};

/** Days from pickup to installation where the two are in different regions (specification, 5). */
export const APART_DAYS = 7;
/** Days from the request to disassembly, by product group (readings of the specification). */
export const ASSEMBLE_DAYS: Record<ServiceProduct, number> = { bf: 7, l: 5, w: 7 };
/** Weeks within which seats are delivered. */
export const SEAT_WEEKS = { from: 1, to: 4 } as const;

/** Won that the visit for a seat replacement may cost. */
export const SEAT_VISIT_FEE = 30_000;

/** Won that a ladder truck costs on site, and what the country adds at most. */
export const LADDER_TRUCK = { from: 70_000, to: 100_000, countryside: 50_000 } as const;

/** The filter membership: won a month, months of a term, and terms at most. */
export const FILTER_MEMBERSHIP = { fee: 14_900, months: 12, terms: 2 } as const;

/** What every request tells before it is sent (specification, 5). */
export const serviceNotices = [
  '입력하신 내용이 사실과 다르면 접수가 취소되거나 늦어질 수 있습니다.',
  '미납 금액이 있으면 접수가 제한될 수 있습니다.',
  '무상 보증 기간에도 소모품 비용은 받을 수 있습니다.',
] as const;
/** Said wherever a discount is. */
export const NO_DISCOUNT_BY_PHONE = '전화로 접수하시면 할인되지 않습니다.';
