import { expect, jest, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { act, waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { delivery, installDays, shipment } from '../../testing/deliveries.ts';

const answers: Answers = { delivery, deliveryDays: installDays };
const one = `?orderNo=${delivery.orderNo}`;
const open = (query: string, more: PageOptions = {}) =>
  renderPage(section, `/product/product_delivery${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const openOne = (...shipments: (typeof delivery)['shipments']) =>
  open(one, { answers: { ...answers, delivery: { ...delivery, shipments } } });

test('a member moves the day in place; without one, or with the same, nothing is sent', async () => {
  const moved = shipment('PREPARE', {
    day: 'confirmed',
    installOn: '2026-12-04',
    hours: '09:00~12:00',
  });
  const own: Answers = {
    ...answers,
    changeDelivery: () => (own.delivery = { ...delivery, shipments: [moved] }),
  };
  const page = await open(one, { answers: own });
  await page.user.click(await page.findByRole('button', { name: '다른 날로 바꾸기' }));
  await page.user.keyboard('{Escape}');
  expect(page.queryByRole('group', { name: '설치일 바꾸기' })).toBeNull();
  await page.user.click(await page.findByRole('button', { name: '다른 날로 바꾸기' }));
  const move = await page.findByRole('button', { name: '이 날로 바꾸기' });
  await page.findByText('준비하는 기간');
  expect(page.getByText(/새 날이 정해질 때까지 지금 설치일은 그대로 있습니다/)).toBeTruthy();
  await page.user.click(move);
  expect(page.getByText('새 설치일을 골라 주세요.')).toBeTruthy();
  expect(page.calls.find(({ kind }) => kind === 'deliveryDays')?.input).toEqual({
    shippingSeq: '500001',
  });
  await page.user.click(page.getByRole('button', { name: '다음 달' }));
  await page.user.click(page.getByRole('button', { name: '2026.12.1(화)' }));
  await page.user.click(move);
  expect(page.getByText(/지금 설치일과 같습니다/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '2026.12.4(금)' }));
  expect(page.getByText('날짜를 바꾸셔도 비용은 그대로입니다.')).toBeTruthy();
  expect(page.getByRole('radio', { name: /오후 1시~4시/ })).toHaveProperty('disabled', true);
  await page.user.click(page.getByRole('radio', { name: /오전 9시~낮 12시/ }));
  await page.user.click(move);
  expect(await page.findByText('오전 9시~낮 12시')).toBeTruthy();
  expect(page.host.notify).toHaveBeenCalledWith('설치일을 바꾸었습니다.');
  expect(page.calls.find(({ kind }) => kind === 'changeDelivery')?.input).toEqual({
    shippingSeq: '500001',
    wants: 'move',
    installOn: '2026-12-01',
    moveOn: '2026-12-04',
    window: '09:00~12:00',
  });
  expect(document.activeElement?.textContent).toContain('2026.12.04(금)');
});

test('a window that was taken meanwhile is told, and the calendar is asked again', async () => {
  const page = await open(one, {
    answers: { ...answers, changeDelivery: refusal('ERR_WINDOW_FULL') },
  });
  await page.user.click(await page.findByRole('button', { name: '다른 날로 바꾸기' }));
  await page.user.click(await page.findByRole('button', { name: '다음 달' }));
  await page.user.click(page.getByRole('button', { name: '2026.12.4(금)' }));
  await page.user.click(page.getByRole('button', { name: '이 날로 바꾸기' }));
  await waitFor(() =>
    expect(page.calls.filter(({ kind }) => kind === 'deliveryDays')).toHaveLength(2),
  );
  expect(page.host.dialogs.alert.mock.calls[0]?.[0]).toContain('방금 마감되었습니다');
  expect(page.getByText('오후 1시~4시', { selector: 'strong *' })).toBeTruthy();
});

test('until when the day can be moved here is said; after it, by phone', async () => {
  const until = { moveUntil: '2026-11-30T03:00:00.000Z' };
  const page = await openOne(shipment('PREPARE', until));
  expect(await page.findByText(/^2026.11.30\(월\) 12:00 전까지 여기서/)).toBeTruthy();
  const late = { day: 'confirmed', may: { confirm: false, move: false }, moveUntil: null } as const;
  const after = await openOne(shipment('DISPATCH', late));
  expect(await after.findByText(/에서 바꾸어 드립니다/)).toBeTruthy();
  expect(after.queryByText(/전까지 여기서/)).toBeNull();
});

test('if the day has changed meanwhile, the page says so and shows the new one', async () => {
  const own: Answers = {
    ...answers,
    changeDelivery: () => {
      const replanned = shipment('PREPARE', { installOn: '2026-12-10' });
      own.delivery = { ...delivery, shipments: [replanned] };
      return refusal('ERR_DELIVERY_STAGE');
    },
  };
  const page = await open(one, { answers: own });
  await page.user.click(await page.findByRole('button', { name: '이 날로 확정하기' }));
  expect(await page.findByText(/2026.12.10\(목\)/)).toBeTruthy();
  expect(page.host.dialogs.alert.mock.calls[0]?.[0]).toContain('설치일이 바뀌었습니다');
});

test('if a change gets no answer, the page says so, and the day can still be confirmed', async () => {
  const page = await open(one, { answers: { ...answers, changeDelivery: refusal('NETWORK') } });
  const confirm = await page.findByRole('button', { name: '이 날로 확정하기' });
  await page.user.click(confirm);
  expect(page.host.dialogs.alert.mock.calls[0]?.[0]).toContain('지원 번호 ABC234');
  expect(confirm.isConnected).toBe(true);
});

test('a change without an answer for ten seconds is sent again', async () => {
  const own: Answers = { ...answers, changeDelivery: () => new Promise<never>(() => {}) };
  const page = await open(one, { answers: own });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await page.user.click(await page.findByRole('button', { name: '이 날로 확정하기' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await page.findByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    own.changeDelivery = delivery;
    await page.user.click(page.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(page.host.notify.mock.calls).toEqual([['설치일을 확정했습니다.']]));
  } finally {
    jest.useRealTimers();
  }
  const [first, second] = page.calls.filter(({ kind }) => kind === 'changeDelivery');
  expect(second?.input).toEqual(first?.input);
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});
