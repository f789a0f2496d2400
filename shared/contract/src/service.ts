// Names and figures without schemas, so that pages that only mention services do not load the schema library.
import type { Service, ServiceProduct } from './services/service.ts';
import {
  serviceKinds,
  visitKinds,
  type OrderType,
  type ServiceKind,
  type VisitKind,
} from './services/codes.ts';
import { services } from './services/table.ts';

export type { Days, Service, ServiceProduct } from './services/service.ts';
export { ASSEMBLE_DAYS } from './services/assemble.ts';
export { FILTER_MEMBERSHIP, membershipTotal } from './services/filter.ts';
export { SEAT_VISIT_FEE, SEAT_WEEKS } from './services/seat.ts';
export { APART_DAYS, LADDER_TRUCK } from './services/transfer.ts';
export * from './services/codes.ts';
export * from './services/table.ts';

type Services = typeof services;
type Each<P extends keyof Services[ServiceKind]> = { [K in ServiceKind]: Services[K][P] };

/** One property of every service. Marked pure below, so that a part gets only the properties that it names. */
const each = <P extends keyof Services[ServiceKind]>(property: P) =>
  Object.fromEntries(serviceKinds.map((kind) => [kind, services[kind][property]])) as Each<P>;

export const serviceNames = /* #__PURE__ */ each('name');
export const serviceStages = /* #__PURE__ */ each('stages');
export const serviceProducts: Readonly<Record<ServiceKind, readonly ServiceProduct[]>> =
  /* #__PURE__ */ each('products');

/** States that every service has beside its stages. */
export const besideStages = { WAIT: '결제 대기', CANCEL: '취소됨' } as const;

/** The states of a request that all services share, with their names. Each service's own statuses map to one of them. */
export const orderStates = {
  WAIT: '결제 대기',
  OPEN: '진행 중',
  DONE: '완료',
  CANCEL: '취소됨',
} as const;
export type OrderState = keyof typeof orderStates;

/**
 * The name of a service's status; empty if it has none. Before its first stage a request may wait for its payment,
 * and until the last it may be cancelled.
 */
export const serviceStatusName = (service: ServiceKind, status: string): string => {
  const names: Record<string, string> = { ...services[service].stages, ...besideStages };
  return names[status] ?? '';
};

/** Percent off an online request (specification, 9); requests by phone have none. */
export const DISCOUNT_RATES = /* #__PURE__ */ Object.fromEntries(
  visitKinds.map((kind) => [kind, services[kind].discount.rate]),
) as Record<VisitKind, number>;

export const orderTypeOf = (service: ServiceKind, product: ServiceProduct): OrderType => {
  const { orderType } = services[service];
  return typeof orderType === 'string' ? orderType : orderType[product];
};
export const serviceOfType = (orderType: OrderType): ServiceKind =>
  serviceKinds.find((kind) =>
    services[kind].products.some((product) => orderTypeOf(kind, product) === orderType),
  ) ?? 'after';

/** Whether somebody comes. */
export const isVisit = (service: ServiceKind): service is VisitKind =>
  visitKinds.some((kind) => kind === service);

/** The field by which a service's calls name a request. */
export function numberName(service: ServiceKind, call: 'read' | 'cancel'): string {
  const { names = {} }: Service = services[service];
  return names[call] ?? 'ordNbr';
}
