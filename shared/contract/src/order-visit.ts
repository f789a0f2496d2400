import { services } from './services/table.ts';
import type { ServiceKind } from './services/codes.ts';
import type { Service } from './services/service.ts';

/** The day of a request that counts now. */
export interface OrderVisit {
  /** `2026-11-21` */
  on: string;
  /** What happens on it: 방문, 회수, 설치. */
  what: string;
  /** Its window, `09:00~12:00`, if it has one. */
  window?: string;
  /** Nobody has come yet. */
  isPlanned: boolean;
}

const withWindow = (window: string | null | undefined) => (window ? { window } : {});

/** The days that were chosen for a request, and what happens on each; none where nobody comes. */
export function chosenDays(order: {
  service: ServiceKind;
  visitOn: string | null;
  secondOn: string | null;
  visitWindow?: string | null | undefined;
  secondWindow?: string | null | undefined;
}): { what: string; on: string; window?: string }[] {
  const { days }: Service = services[order.service];
  if (days === null) return [];
  const { visitOn, secondOn, visitWindow, secondWindow } = order;
  return [
    ...(visitOn === null ? [] : [{ what: days.first, on: visitOn, ...withWindow(visitWindow) }]),
    ...(days.second === null || secondOn === null
      ? []
      : [{ what: days.second, on: secondOn, ...withWindow(secondWindow) }]),
  ];
}

/**
 * The visit that a request's row tells: the first, or the second once the first was made; the last one of a request that is
 * done. Null for one that was cancelled, and for a service without visits.
 */
export function orderVisit(order: {
  service: ServiceKind;
  status: string;
  visitOn: string | null;
  secondOn?: string | null | undefined;
  visitWindow?: string | null | undefined;
  secondWindow?: string | null | undefined;
}): OrderVisit | null {
  const { service, status, visitOn, secondOn = null, visitWindow, secondWindow } = order;
  const { days, stages }: Service = services[service];
  if (days === null || visitOn === null || status === 'CANCEL') return null;
  const codes = Object.keys(stages);
  const [reached, last] = [codes.indexOf(status), codes.length - 1];
  const isPlanned = reached < last;
  // The first visit of two is what the last stage but one stands for.
  if (days.second !== null && secondOn !== null && reached >= last - 1)
    return { on: secondOn, what: days.second, ...withWindow(secondWindow), isPlanned };
  return { on: visitOn, what: days.first, ...withWindow(visitWindow), isPlanned };
}
