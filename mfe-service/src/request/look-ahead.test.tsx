import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { people, type Person } from '@portal/testing/people';
import { waitFor, within } from '@testing-library/react';
import { section } from '../routes.tsx';
import { decide, goTo } from '../testing/form.ts';
import { requests, walk, type Request } from '../testing/requests.ts';

/** Labels of the days, and what is to be paid: null where the step shows it without being asked for. */
const seen = {
  after: { days: ['방문 날짜'], cost: '방문 때 내실 금액20,000원' },
  seat: { days: ['방문 날짜'], cost: null },
  transfer: { days: ['회수할 날짜', '설치할 날짜'], cost: null },
  assemble_disassemble: { days: ['분해할 날짜', '조립할 날짜'], cost: '내실 금액154,000원' },
} as const;

const opener = /먼저 보기$/;
const open = ({ path, answers }: Request, session: Person | 'visitor') =>
  renderPage(section, path, { answers, session });

test.each(['after', 'seat', 'transfer', 'assemble_disassemble'] as const)(
  '%s: a visitor sees the days with their reasons and the cost before the login, and keeps the day that was chosen',
  async (service) => {
    const request = requests[service];
    const { days, cost } = seen[service];
    const page = await open(request, 'visitor');
    await walk(page, request, 0, request.productAt);
    expect(await page.findByText(/^로그인하시면 내 제품/)).toBeTruthy();
    await decide(page, ['button', opener]);
    for (const label of days) {
      const calendar = within(await page.findByRole('group', { name: label }));
      expect(calendar.getByRole('term').textContent).toBe('11.22(일) ~ 11.24(화)');
      expect(calendar.getByRole('definition').textContent).toBe('3일 이내 불가');
      await page.user.click(calendar.getByRole('button', { name: '2026.11.26(목)' }));
    }
    // What was chosen is there when the customer looks again. Both calendars request their days then, and both are answered.
    await decide(page, ['button', opener], ['button', opener]);
    await waitFor(() =>
      expect(page.getAllByRole('button', { name: '2026.11.26(목)', pressed: true })).toHaveLength(
        days.length,
      ),
    );
    const asked = page.calls.filter(({ kind }) => kind === 'erpHoliday').map(({ input }) => input);
    expect(asked[0]).toMatchObject({ holidayType: service });
    expect(asked.slice(1)).toMatchObject(days.slice(1).map(() => ({ firstOn: '2026-11-26' })));
    if (cost !== null)
      expect((await page.findByRole('region', { name: '비용' })).textContent).toContain(cost);
    expect(page.calls.some(({ kind }) => kind === 'myAllProductList')).toBe(false);

    await page.become(people.haneul);
    expect(await page.findByRole('radio', { name: /편안/, checked: true })).toBeTruthy();
    expect(page.queryByRole('button', { name: opener })).toBeNull();
    expect(page.queryByRole('group', { name: days[0] ?? '' })).toBeNull();
    if (service !== 'assemble_disassemble') return;
    await decide(page, ['button', '방문할 곳 주소 찾기']);
    await goTo(page, '분해·조립 날짜');
    expect(
      await page.findAllByRole('button', { name: '2026.11.26(목)', pressed: true }),
    ).toHaveLength(2);
  },
);

test('a member without the identity check sees the days too', async () => {
  const page = await open(requests.seat, people.jiwoo);
  await decide(page, ['button', opener]);
  expect(await page.findByRole('group', { name: '방문 날짜' })).toBeTruthy();
});
