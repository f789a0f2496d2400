import type { Cipher } from '../../personal-data/cipher.ts';
import { daysBefore } from '../../calendar/clock.ts';
import type { Member } from '../../modules/member/rules.ts';

/** How many rows a member gets in each list. */
export interface Counts {
  orders: number;
  inquiries: number;
  voices: number;
  registrations: number;
  points: number;
  /** With 0 the member keeps the products that the membership service has. */
  products: number;
  deliveries: number;
  visits: number;
}

/** Whose rows, and as of which day. Each of the rows contains the member's name. */
export interface Of {
  member: Member;
  cipher: Cipher;
  today: string;
  counts: Counts;
}

/** The rows are spread over this many days; the last of them is yesterday. */
const SPREAD_DAYS = 1_500;

/** The day of one of `count` rows. */
export const dayOf = (today: string, i: number, count: number): string =>
  daysBefore(today, SPREAD_DAYS - Math.floor((i / count) * (SPREAD_DAYS - 1)));

export const rowsOf = <T>(count: number, row: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => row(i));
