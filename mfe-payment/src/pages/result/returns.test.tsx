import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { moid, open, paid } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const show = (answers: Answers) =>
  renderPage(section, `/payment/pay_result?moid=${moid}`, { answers, session: people.haneul });

/** The channel between the pages and documents of this origin; jsdom has none. */
class Channel extends EventTarget {
  static all: Channel[] = [];
  postMessage = jest.fn();
  close = () => {};
  constructor() {
    super();
    Channel.all.push(this);
  }
}
const says = (data: object) =>
  act(async () => {
    for (const channel of Channel.all) channel.dispatchEvent(new MessageEvent('message', { data }));
  });

beforeEach(() => {
  Channel.all = [];
  Object.assign(window, { BroadcastChannel: Channel });
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

test('a result of the card window that cannot be read is not taken for the customer closing the window', async () => {
  const popup = { postMessage: jest.fn(), close: jest.fn(), closed: false };
  window.open = (() => popup) as unknown as typeof window.open;
  const page = await show({
    payResult: open,
    payRequest: { moid, action: 'https://portal.test/return', charset: 'euc-kr', fields: {} },
    payHashString: { EdiDate: '20261122140300', SignData: 'ab'.repeat(32) },
    closePayment: { moid, outcome: 'cancelled' },
  });
  await page.user.click(page.getByRole('button', { name: '이어서 결제하기' }));
  await says({ type: 'payment-returned', moid });
  expect(Channel.all.some(({ postMessage }) => postMessage.mock.calls.length > 0)).toBe(true);
  // The window closes because this page answered.
  popup.closed = true;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page.calls.filter(({ kind }) => kind === 'closePayment')).toEqual([]);
  expect(
    page.getByText(/결제 창이 보낸 결과를 확인하지 못했습니다. 결제되지 않았습니다/),
  ).toBeTruthy();
});

test.each(['NETWORK', 'ERR_UNAVAILABLE', 'ERR_INTERNAL'] as const)(
  'while the API answers %s the page says what that means for the money, and asks again by itself',
  async (code) => {
    let down = true;
    jest.useFakeTimers({ advanceTimers: true });
    const page = await show({ payResult: () => (down ? refusal(code) : paid) });
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
      '결제 결과를 아직 확인하지 못했습니다',
    );
    expect(page.getByRole('main').textContent).toContain('다시 결제하지 마세요.');
    down = false;
    await act(async () => void jest.advanceTimersByTime(6000));
    await waitFor(() =>
      expect(page.getByRole('heading', { level: 1 }).textContent).toBe('결제를 마쳤습니다'),
    );
    page.takeComplaints();
  },
);
