import { after, afterMenu, afterNext } from './after.ts';
import { assemble, assembleMenu, assembleNext } from './assemble.ts';
import { filter, filterMenu, filterNext } from './filter.ts';
import { seat, seatMenu, seatNext } from './seat.ts';
import type { Days, NextStep, Service, ServiceMenu } from './service.ts';
import { transfer, transferMenu, transferNext } from './transfer.ts';

/** Services with visits, by the codes in addresses (specification, 2). */
export const visitKinds = ['after', 'seat', 'transfer', 'assemble_disassemble'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** All services that can be requested, in the order of menus. */
export const serviceKinds = [...visitKinds, 'w_filter'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Order types (specification, 4). */
export const orderTypes = ['after', '3', '4', '5', '6', '8', 'w_filter'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Every service. */
export const services = {
  after,
  seat,
  transfer,
  assemble_disassemble: assemble,
  w_filter: filter,
} as const satisfies Record<ServiceKind, Service> & Record<VisitKind, { days: Days }>;

export const serviceMenus: Readonly<Record<ServiceKind, ServiceMenu>> = {
  after: afterMenu,
  seat: seatMenu,
  transfer: transferMenu,
  assemble_disassemble: assembleMenu,
  w_filter: filterMenu,
};

/** What follows each stage but the last. */
export const serviceNext: Readonly<Record<ServiceKind, readonly NextStep[]>> = {
  after: afterNext,
  seat: seatNext,
  transfer: transferNext,
  assemble_disassemble: assembleNext,
  w_filter: filterNext,
};
