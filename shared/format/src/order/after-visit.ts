import { formatFarDay } from '../date.ts';

/** Parts that were used, in one line; empty if there were none. */
export const partsText = (parts: readonly { name: string; count: number }[]): string =>
  parts.map(({ name, count }) => `${name} ${count}개`).join(', ');

/** Until when the work of a visit is warranted, for lists; null where it is not. */
export const workWarrantyText = (until: string | null | undefined): string | null =>
  until ? `작업 보증 ${formatFarDay(until)}까지` : null;
