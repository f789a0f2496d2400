import type { ServiceKind } from '@portal/contract';
import type { Finished } from '../../modules/service-order/after-visit/report.ts';
import { daysAfter } from '../../calendar/clock.ts';
import type { Store } from '../../parts.ts';

const works: Partial<Record<ServiceKind, Finished['report'] & { warrantyDays: number | null }>> = {
  after: {
    work: '전원 기판을 바꾸고 30분 동안 작동을 확인했습니다.',
    parts: [
      { name: '전원 기판', count: 1 },
      { name: '연결선', count: 2 },
    ],
    charge: 0,
    warrantyDays: 90,
  },
  seat: {
    work: '새 시트를 씌우고 지퍼를 확인했습니다.',
    parts: [{ name: '시트', count: 1 }],
    charge: 0,
    warrantyDays: null,
  },
};

/** What was done at a visit of a demo; null for services whose visits have no report there. */
export function demoWork(service: ServiceKind, on: string): Finished | null {
  const known = works[service];
  if (!known) return null;
  const { warrantyDays, ...report } = known;
  return { report, warrantyUntil: warrantyDays === null ? null : daysAfter(on, warrantyDays) };
}

/** Rates the visit of a replaced seat; that of a repair is still asked about. */
export async function demoRating(
  { db, cipher }: Store,
  of: { ordNbr: string; memberId: string; service: ServiceKind; at: number },
): Promise<void> {
  if (of.service !== 'seat') return;
  const text = cipher.seal('visit_rating.text', '시간에 맞춰 오셨고 설명도 친절했습니다.');
  await db
    .insertInto('visit_rating')
    .values({
      ord_nbr: Number(of.ordNbr),
      member_id: of.memberId,
      score: 3,
      text,
      rated_at: of.at,
    })
    .execute();
}
