import type { ServiceKind } from '@portal/contract';
import type { Finished } from '../modules/service-order/after-visit/report.ts';
import { daysAfter } from '../calendar/clock.ts';

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
