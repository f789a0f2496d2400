import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { overview } from '../../testing/things.ts';

test('a visit whose hours are over says so, after the engineer who is on the way', async () => {
  const today = '2026-11-24';
  const due = { today: true, engineer: '오기사', arrival: { time: '14:50', minutes: 20 } };
  const own: typeof overview = {
    ...overview,
    visit: overview.visit && {
      ...overview.visit,
      visitOn: today,
      visitWindow: '09:00~12:00',
      over: true,
      coming: { ...due, arrival: { time: '11:30', minutes: 0 } },
    },
    delivery: overview.delivery && {
      ...overview.delivery,
      installOn: today,
      hours: '13:00~16:00',
      over: false,
      coming: due,
    },
  };
  const page = await renderPage(section, '/member', {
    answers: { overview: own },
    session: people.haneul,
  });
  const heading = await page.findByRole('heading', { name: '다음 일정' });
  const rows = [...(heading.closest('section')?.querySelectorAll('li > *') ?? [])];
  expect(rows.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    '2026.11.24(화) 설치 (오후 1시~4시)편안 모션베드 · 출고 · 방문 기사 오기사 · 기사가 출발했습니다. 14:50쯤, 약 20분 뒤 도착합니다.',
    '2026.11.24(화) 14:00 매장 방문강남 매장',
    '오늘 오전 9시~낮 12시 방문 시간이 지났습니다편안 정수기 수리 · 기사배정 · 방문 기사 오기사',
    '2026.12.07(월) 출금 89,800원편안 안마의자 외 1건 요금',
  ]);
});
