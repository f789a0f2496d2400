import { expect, jest, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { act, waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { visit } from '../../testing/showrooms.ts';

const over = { ...visit, visitIdx: '900002', visitOn: '2026-11-02', may: { cancel: false } };
const cancelled = { ...over, visitIdx: '900003', status: 'CANCEL' as const, name: '해운대점' };
const answers: Answers = {
  visitList: listOf(visit, over, cancelled),
  cancelVisit: { ...visit, status: 'CANCEL', may: { cancel: false } },
};
const open = (more: PageOptions = {}) =>
  renderPage(section, '/product/showroom_visits', {
    answers: { ...answers },
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;
const cancelButton = (page: Page) =>
  page.findByRole('button', { name: '2026.12.03(목) 강남점 예약 취소하기' });

test('a visitor is asked to log in', async () => {
  const page = await open({ session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});

test('each booking says when, where and how it stands', async () => {
  const page = await open();
  const rows = (await page.findAllByRole('listitem')).map((one) => one.textContent);
  expect(rows[0]).toContain(
    '2026.12.03(목) 14:00강남점편안 안마의자 · 2명 · 예약 번호 900001예약됨',
  );
  expect(rows[1]).toContain('지난 예약');
  expect(rows[2]).toContain('취소됨');
  expect(page.getByRole('link', { name: '2026.12.03(목) 14:00' }).getAttribute('href')).toBe(
    '/product/showroom_visit?result=900001',
  );
  expect(page.getAllByRole('button', { name: '달력에 저장하기' })).toHaveLength(1);
  expect(page.getByRole('link', { name: '해운대점 다시 예약하기' })).toBeTruthy();
});

test('a booking is saved to a calendar with the length of the visit', async () => {
  const saved = new FileReader();
  // The address must stay on this page: jsdom logs an error for a press on any other link.
  URL.createObjectURL = (file) => {
    saved.readAsText(file as Blob);
    return '#saved';
  };
  URL.revokeObjectURL = () => {};
  const page = await open();
  await page.user.click(await page.findByRole('button', { name: '달력에 저장하기' }));
  await waitFor(() => expect(saved.result).toContain('DTSTART:20261203T050000Z'));
  expect(saved.result).toContain('DTEND:20261203T053000Z');
});

test('a booking is cancelled after a question, and not without it', async () => {
  const now: Answers = { ...answers };
  const page = await open({ answers: now });
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(await cancelButton(page));
  expect(page.calls.some(({ kind }) => kind === 'cancelVisit')).toBe(false);
  now.visitList = listOf(over, cancelled);
  await page.user.click(await cancelButton(page));
  expect(page.host.notify).toHaveBeenCalledWith('방문 예약을 취소했습니다.');
  expect(page.calls.find(({ kind }) => kind === 'cancelVisit')?.input).toEqual({
    visitIdx: '900001',
  });
  expect(page.calls.some(({ kind }) => kind === 'visitList')).toBe(true);
});

test('a booking whose time has come cannot be cancelled, and the refusal says so', async () => {
  const now: Answers = { ...answers, cancelVisit: refusal('ERR_VISIT_OVER') };
  const page = await open({ answers: now });
  await page.user.click(await cancelButton(page));
  expect(page.host.dialogs.alert).toHaveBeenCalledWith('방문 시각이 지나 취소할 수 없습니다.');
});

test('without bookings it says so, and leads to the showrooms', async () => {
  const page = await open({ answers: { visitList: listOf() } });
  expect(await page.findByRole('heading', { name: '내역이 없습니다.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '매장 찾기' }).getAttribute('href')).toBe(
    '/product/showroom',
  );
});

test('a list that cannot be loaded says so', async () => {
  const page = await open({ answers: { visitList: refusal('ERR_INTERNAL') } });
  expect((await page.findByRole('alert')).textContent).toContain('내용을 가져오지 못했습니다.');
});

test('a cancellation without an answer for ten seconds is sent again', async () => {
  const now: Answers = { ...answers, cancelVisit: () => new Promise<never>(() => {}) };
  const page = await open({ answers: now });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await page.user.click(await cancelButton(page));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await page.findByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    Object.assign(now, answers);
    await page.user.click(page.getByRole('button', { name: '다시 시도' }));
    await waitFor(() =>
      expect(page.host.notify.mock.calls).toEqual([['방문 예약을 취소했습니다.']]),
    );
  } finally {
    jest.useRealTimers();
  }
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});
