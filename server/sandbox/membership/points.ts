import { daysAfter } from '../../src/calendar/clock.ts';
import { readRecords } from '../records/read.ts';

/** Points that the service gave to a customer, or that expired. src/modules/member/membership.ts reads these. */
export interface PointRecord {
  entryNo: string;
  type: 'EARN' | 'EXPIRED';
  amount: number;
  /** `2026-11-21` */
  on: string;
  text: string;
  /** Null for an `EXPIRED` entry, and for points that never expire. */
  expiresOn: string | null;
}

/** Entries by customer number, oldest first, in memory. */
export type PointRecords = Map<string, PointRecord[]>;

/** `days` and `expiresIn` count from the day on which the sandbox starts, so that some points always expire soon. */
type DatedEntry = Pick<PointRecord, 'type' | 'amount' | 'text'> & {
  days: number;
  expiresIn: number | null;
};

/** The entries of the fixture people; their days are counted from `today`. @param open false for a service without customers */
export const pointRecords = (open: boolean, today: string): PointRecords =>
  new Map(
    Object.entries(open ? readRecords<DatedEntry>('points.json') : {}).map(([userIdx, entries]) => [
      userIdx,
      entries.map(({ days, expiresIn, ...entry }, i) => ({
        ...entry,
        entryNo: `p-${userIdx}-${i + 1}`,
        on: daysAfter(today, days),
        expiresOn: expiresIn === null ? null : daysAfter(today, expiresIn),
      })),
    ]),
  );

/** All earned points less the expired ones. */
export const pointsLeft = (entries: readonly PointRecord[] = []): number =>
  entries.reduce((sum, { type, amount }) => sum + (type === 'EARN' ? amount : -amount), 0);

/** The entries after the one with this number; all entries if the number is null or unknown. */
export const entriesAfter = (entries: readonly PointRecord[] = [], entryNo: string | null) =>
  entries.slice(entries.findIndex((entry) => entry.entryNo === entryNo) + 1);
