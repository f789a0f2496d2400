import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import {
  cancelled,
  checking,
  deposit,
  failed,
  masked,
  moid,
  open,
  paid,
  refunded,
} from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const BRIDGE = 'http://127.0.0.1:3000';
const show = (payResult: Answers['payResult'], more: Answers = {}, options: PageOptions = {}) =>
  renderPage(section, `/payment/pay_result?moid=${moid}`, {
    answers: { payResult, ...more } as Answers,
    session: people.haneul,
    ...options,
  });
const titleOf = (page: Awaited<ReturnType<typeof show>>) =>
  page.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.print = jest.fn();
});

test.each([
  ['paid', paid, '결제를 마쳤습니다'],
  ['in escrow', { ...paid, escrow: true }, '[에스크로]결제를 마쳤습니다'],
  ['left before escrow', { ...open, escrow: true }, '결제를 아직 마치지 않으셨습니다'],
  ['failed', failed, '결제되지 않았습니다'],
  ['cancelled', cancelled, '결제가 취소 되었습니다'],
  ['refunded', refunded, '결제하신 금액을 돌려 드렸습니다'],
  ['checked', checking, '결제를 확인하고 있습니다'],
  ['waiting for its deposit', deposit, '입금을 기다리고 있습니다'],
  ['left', open, '결제를 아직 마치지 않으셨습니다'],
])('a payment that is %s says so, with its amount', async (_, payment, title) => {
  const page = await show(payment);
  expect(titleOf(page)).toBe(title);
  expect(page.getAllByText('160,000원').length).toBeGreaterThan(0);
});

test('a completed payment has a receipt to print, and links to the request', async () => {
  const page = await show(paid);
  const receipt = page.getByRole('region', { name: '영수증' });
  expect(receipt.textContent).toContain(`결제 번호${moid}`);
  expect(receipt.textContent).toContain('결제한 때2026.11.22(일) 14:03');
  expect(receipt.textContent).toContain('결제 수단신용카드 · 가나카드');
  expect(receipt.textContent).toContain('결제 금액160,000원');
  expect(receipt.textContent).toContain('공급가액145,455원부가세14,545원');
  expect(receipt.textContent).toContain('접수 번호200017내신 분김하늘');
  await page.user.click(page.getByRole('button', { name: '영수증 인쇄하기' }));
  expect(window.print).toHaveBeenCalled();
  expect(page.getByRole('link', { name: '진행 상황 보기' }).getAttribute('href')).toBe(
    '/service/service_order_detail?service=transfer&id=200017',
  );
});

test('the server draws the result of a payment for its payer, and the browser does not ask again once it has ended', async () => {
  const page = await show(paid);
  expect(page.drawn?.html).toContain('결제를 마쳤습니다');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.calls).toEqual([]);
});

test('a completed payment names the days that were chosen', async () => {
  const page = await show(paid);
  expect(page.getByRole('main').textContent).toContain(
    '회수 날짜2026.12.01(화)설치 날짜2026.12.08(화)',
  );
});

test.each([
  ['failed', failed],
  ['cancelled', cancelled],
])(
  'of one that %s the customer learns that nothing was charged, and pays again',
  async (_, payment) => {
    const page = await show(payment);
    expect(page.getAllByText(/결제되지 않았습니다/).length).toBeGreaterThan(0);
    expect(page.getByText(payment.reason)).toBeTruthy();
    expect(page.getByText(/포인트는 그대로 돌아왔습니다/)).toBeTruthy();
    expect(page.getByRole('link', { name: '다시 결제하기' }).getAttribute('href')).toBe(
      '/payment?ordNbr=200017',
    );
  },
);

test('a failed payment of bills leads to the bills', async () => {
  const page = await show({ ...failed, jobKind: 'bill', ordNbr: null, service: null, point: 0 });
  expect(page.getByRole('link', { name: '다시 결제하기' }).getAttribute('href')).toBe('/payment');
  expect(page.getByText('HB-700').parentElement?.textContent).toBe(
    '요금 납부 · 편안 안마의자 HB-700',
  );
});

test('offers no second payment while the first is being checked', async () => {
  const page = await show(checking);
  expect(page.getByText('확인 중입니다. 다시 결제하지 마세요.')).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
  expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1577-0000',
    '처음으로',
  ]);
});

test('shows a deposit account’s bank, number, amount, name and deadline, to copy, save and print', async () => {
  const page = await show(deposit);
  const main = page.getByRole('main').textContent;
  for (const fact of ['가나은행', '110-0000-000123', '주식회사 가나', '2026.11.25(수) 23:59까지'])
    expect(main).toContain(fact);
  await page.user.click(page.getByRole('button', { name: '번호 복사' }));
  expect(await navigator.clipboard.readText()).toBe('110-0000-000123');
  let file: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => ((file = blob), 'blob:file');
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
  await page.user.click(page.getByRole('button', { name: '기한을 달력에 저장하기' }));
  const text = await new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(file as Blob);
  });
  expect(text).toContain('DTSTART;VALUE=DATE:20261125');
  expect(text.replaceAll('\r\n ', '')).toContain('가나은행 110-0000-000123 주식회사 가나');
  await page.user.click(page.getByRole('button', { name: '인쇄하기' }));
  expect(window.print).toHaveBeenCalled();
});

test('cancels a deposit after a confirmation', async () => {
  const page = await show(deposit, { closePayment: { moid, outcome: 'cancelled' } });
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(page.getByRole('button', { name: '입금하지 않고 취소하기' }));
  expect(page.calls.some(({ kind }) => kind === 'closePayment')).toBe(false);
  await page.user.click(page.getByRole('button', { name: '입금하지 않고 취소하기' }));
  expect(page.calls.find(({ kind }) => kind === 'closePayment')?.input).toEqual({
    moid,
    deposit: 'Y',
  });
});

/** The API's next answers about the payment. */
const following = (first: typeof open) => {
  const now = { payment: first };
  return { now, answer: () => now.payment };
};

test('a cancelled payment shows as cancelled', async () => {
  const { now, answer } = following(open);
  const page = await show(answer, {
    closePayment: () => {
      now.payment = cancelled;
      return { moid, outcome: 'cancelled' };
    },
  });
  await page.user.click(page.getByRole('button', { name: '결제 그만두기' }));
  expect(await page.findByRole('heading', { name: '결제가 취소 되었습니다' })).toBeTruthy();
});

test.each([
  ['the bridge', BRIDGE, moid, true],
  ['another origin', 'https://elsewhere.test', moid, false],
  ['another payment', BRIDGE, '20261122-ZZZZZZZZZZZZZZZZ', false],
])('a window that %s says is closed ends the payment: %s %s %s', async (_, origin, of, ends) => {
  const { now, answer } = following(open);
  const page = await show(answer, {
    closePayment: () => {
      now.payment = cancelled;
      return { moid, outcome: 'cancelled' };
    },
  });
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { origin, data: { type: 'card-closed', moid: of } }),
    );
  });
  if (ends) await page.findByRole('heading', { name: '결제가 취소 되었습니다' });
  expect(page.calls.some(({ kind }) => kind === 'closePayment')).toBe(ends);
});

test('replacing the card window does not cancel the payment', async () => {
  const popup = { closed: false, close: () => {}, postMessage: () => {} } as unknown as Window;
  window.open = () => popup;
  const page = await show(open, { payRequest: () => new Promise(() => {}) });
  await page.user.click(page.getByRole('button', { name: '이어서 결제하기' }));
  await act(async () => {
    const data = { type: 'card-closed', moid };
    window.dispatchEvent(new MessageEvent('message', { origin: BRIDGE, data }));
  });
  expect(page.calls.some(({ kind }) => kind === 'closePayment')).toBe(false);
  expect(titleOf(page)).toBe('결제를 아직 마치지 않으셨습니다');
});

test('polls when the tab is shown again, and focuses the outcome', async () => {
  const { now, answer } = following(checking);
  const page = await show(answer);
  now.payment = paid;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const heading = await page.findByRole('heading', { name: '결제를 마쳤습니다' });
  expect(document.activeElement?.contains(heading)).toBe(true);
});

test('reports a poll without an answer, until the next one succeeds', async () => {
  const lost = /지금 상태를 가져오지 못하고 있습니다/;
  let down = false;
  const page = await show(() => (down ? refusal('ERR_UNAVAILABLE') : checking));
  const lookAgain = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page.queryByText(lost)).toBeNull();
  down = true;
  await lookAgain();
  expect(await page.findByText(lost)).toBeTruthy();
  expect(titleOf(page)).toBe('결제를 확인하고 있습니다');
  down = false;
  await lookAgain();
  await waitFor(() => expect(page.queryByText(lost)).toBeNull());
});

test('does not poll a settled payment', async () => {
  const page = await show(paid);
  const before = page.calls.length;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page.calls).toHaveLength(before);
});

test('continuing opens the card window for the same payment, and closing it cancels the payment', async () => {
  const popup = { postMessage: jest.fn(), close: jest.fn(), closed: false };
  window.open = jest.fn(() => popup) as unknown as typeof window.open;
  const page = await show(open, {
    payRequest: { moid, action: 'https://portal.test/return', charset: 'euc-kr', fields: {} },
    payHashString: { EdiDate: '20261122140300', SignData: 'ab'.repeat(32) },
    closePayment: { moid, outcome: 'cancelled' },
  });
  await page.user.click(page.getByRole('button', { name: '이어서 결제하기' }));
  expect(window.open).toHaveBeenCalledTimes(1);
  expect(page.calls.find(({ kind }) => kind === 'payHashString')?.input).toEqual({
    page: 'pc',
    jobKind: 'order',
    amount: '160000',
    ordNbr: moid,
  });
  const closings = () => page.calls.filter(({ kind }) => kind === 'closePayment');
  const lookAgain = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await lookAgain();
  expect(closings()).toEqual([]);
  popup.closed = true;
  await lookAgain();
  await lookAgain();
  expect(closings()).toHaveLength(1);
});

test.each([
  ['paid', paid],
  ['deposit', deposit],
  ['refunded', refunded],
])(
  'whoever is not the payer learns the outcome of a %s one and nothing else',
  async (_, payment) => {
    const page = await show(masked(payment), {}, { session: 'visitor' });
    const main = page.getByRole('main').textContent ?? '';
    expect(main).toContain('160,000원');
    for (const personal of ['안마의자', '가나카드', '110-0000', '200017', moid])
      expect(main).not.toContain(personal);
    await page.user.click(page.getByRole('button', { name: '로그인' }));
    expect(page.host.session.login).toHaveBeenCalled();
  },
);

test.each(['ERR_NOT_FOUND', 'ERR_INVALID_INPUT'] as const)(
  '%s shows that there is no such payment',
  async (code) => {
    const page = await show(refusal(code));
    expect(page.getByRole('heading', { name: '결제 내역을 찾을 수 없습니다.' })).toBeTruthy();
  },
);
