import { people } from '@portal/testing/people';
import { daysAfter } from '../../src/clock.ts';

/** What happened to points in the service's books; src/modules/member/membership.ts reads it. */
export interface PointRecord {
  entryNo: string;
  type: 'EARN' | 'EXPIRED';
  amount: number;
  /** `2026-11-21` */
  on: string;
  text: string;
  /** Null for what has expired, and for what never will. */
  expiresOn: string | null;
}

/** Entries by customer number, in memory, the oldest first. */
export type PointRecords = Map<string, PointRecord[]>;

/** Days count from the day on which the service starts, so that a demo always has points that expire soon. */
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

/** What happened to the points of the fixture people until a day. */
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

/** Points that were given and have not expired. */
export const pointsLeft = (entries: readonly PointRecord[] = []): number =>
  entries.reduce((sum, { type, amount }) => sum + (type === 'EARN' ? amount : -amount), 0);

/** The entries after one; all of them where nobody knows it. */
export const entriesAfter = (
  entries: readonly PointRecord[] = [],
  entryNo: string | null,
): PointRecord[] => entries.slice(entries.findIndex((entry) => entry.entryNo === entryNo) + 1);
