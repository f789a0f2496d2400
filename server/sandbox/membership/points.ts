import { people } from '@portal/testing/people';
import { daysAfter } from '../../src/clock.ts';

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
const earned = (amount: number, days: number, text: string, expiresIn: number) =>
  ({ type: 'EARN', amount, days, text, expiresIn }) as const;
const expired = (amount: number, days: number) =>
  ({ type: 'EXPIRED', amount, days, text: '유효 기간이 지난 포인트', expiresIn: null }) as const;

const histories = {
  [people.haneul.userIdx]: [
    earned(30_000, -800, '회원 가입', -70),
    earned(300_000, -690, '안마의자 렌탈 계약', 30),
    earned(400_000, -300, '정수기 렌탈 계약', 430),
    expired(30_000, -70),
    earned(300_000, -60, '친구 추천', 670),
  ],
  [people.yuna.userIdx]: [
    earned(5_000, -760, '회원 가입', -30),
    earned(8_000, -650, '안마의자 구매', 30),
    earned(12_000, -100, '정품 등록', 630),
    expired(5_000, -30),
  ],
  [people.sora.userIdx]: [
    earned(20_000, -400, '회원 가입', 330),
    earned(30_000, -200, '모션베드 구매', 530),
  ],
};

/** The entries of the fixture people; their days are counted from `today`. @param open false for a service without customers */
export const pointRecords = (open: boolean, today: string): PointRecords =>
  new Map(
    Object.entries(open ? histories : {}).map(([userIdx, entries]) => [
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
export const entriesAfter = (
  entries: readonly PointRecord[] = [],
  entryNo: string | null,
): PointRecord[] => entries.slice(entries.findIndex((entry) => entry.entryNo === entryNo) + 1);
