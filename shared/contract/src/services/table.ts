import { after, afterMenu, afterNext, afterPage } from './after.ts';
import { assemble, assembleMenu, assembleNext, assemblePage } from './assemble.ts';
import type { ServiceKind, VisitKind } from './codes.ts';
import { filter, filterMenu, filterNext, filterPage } from './filter.ts';
import { seat, seatMenu, seatNext, seatPage } from './seat.ts';
import type { Days, NextStep, Service, ServiceMenu, ServicePage } from './service.ts';
import { transfer, transferMenu, transferNext, transferPage } from './transfer.ts';

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

export const servicePages: Readonly<Record<ServiceKind, ServicePage>> = {
  after: afterPage,
  seat: seatPage,
  transfer: transferPage,
  assemble_disassemble: assemblePage,
  w_filter: filterPage,
};

/** What follows each stage but the last. */
export const serviceNext: Readonly<Record<ServiceKind, readonly NextStep[]>> = {
  after: afterNext,
  seat: seatNext,
  transfer: transferNext,
  assemble_disassemble: assembleNext,
  w_filter: filterNext,
};
