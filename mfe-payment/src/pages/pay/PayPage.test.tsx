import { beforeEach, expect, jest, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { merchant, moid, open, order, started } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const BRIDGE = 'http://127.0.0.1:3000';
const frozen = { moid, amount: 160_000, point: 2_000 };
const answers: Answers = {
  payIdKey: merchant,
  payOrder: order,
  moid: frozen,
  ...started,
  payResult: open,
};
const openPage = (address: string, more: PageOptions = {}) =>
  renderPage(section, `/payment${address}`, { answers, session: people.haneul, ...more });
const openOrder = (more: Answers = {}) =>
  openPage('?ordNbr=200017', { answers: { ...answers, ...more } });

/** The card window as the page sees it. */
const popup = { postMessage: jest.fn(), close: jest.fn() };
const windowOpen = jest.fn<(url: string, name: string, features: string) => unknown>();
beforeEach(() => {
  jest.clearAllMocks();
  windowOpen.mockReturnValue(popup);
  window.open = windowOpen as unknown as typeof window.open;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

/** Sends the bridge's message that it can take the form. */
const bridgeReady = (origin = BRIDGE) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin,
      source: popup as unknown as Window,
      data: { type: 'card-ready' },
    }),
  );
type Page = Awaited<ReturnType<typeof openPage>>;
const agree = (page: Page) => page.user.click(page.getByRole('checkbox', { name: /동의합니다/ }));
const sent = (page: Page, kind: string) => page.calls.filter((call) => call.kind === kind);

test('lists an order line by line as in its quote, with the amount on the one button', async () => {
  const page = await openOrder();
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('결제하기');
  const rows = page.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '이전설치비같은 지역180,000원',
    '사다리차70,000원에서 100,000원 정도현장에서 안내',
    '할인 10%온라인 접수, 마케팅 정보 수신 동의−18,000원',
    '포인트 사용1점은 1원−2,000원',
    '내실 금액160,000원',
  ]);
  expect(page.getByRole('button', { name: '160,000원 결제하기' })).toBeTruthy();
  expect(page.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual(
    merchant.payMethods,
  );
});

test('an order without points uses none', async () => {
  const page = await openOrder({
    payOrder: { ...order, pointMax: 0, quote: { ...order.quote, point: 0 } },
  });
  expect(page.queryByLabelText(/포인트/)).toBeNull();
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '162,000원 결제하기' }));
  expect(sent(page, 'moid')[0]?.input).toMatchObject({ usePoint: 0 });
});

test('offers only the merchant’s ways to pay', async () => {
  const page = await openOrder({ payIdKey: { ...merchant, payMethods: ['1', '4'] } });
  expect(page.getAllByRole('radio')).toHaveLength(2);
});

test('opens the card window in the click, freezes the amount, and leads to the result', async () => {
  const page = await openOrder();
  await page.user.click(page.getByRole('radio', { name: /가상계좌/ }));
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  expect(windowOpen).toHaveBeenCalledWith(
    `${BRIDGE}/bridge/payment`,
    'card-payment',
    expect.stringContaining('popup'),
  );
  await page.findByRole('heading', { name: '결제를 아직 마치지 않으셨습니다' });
  expect(page.address()).toBe(`/payment/pay_result?moid=${moid}`);
  // The request has the order's number and points, never an amount to trust.
  expect(sent(page, 'moid')[0]?.input).toEqual({
    jobKind: 'order',
    ordNbr: '200017',
    payMethod: '4',
    usePoint: 2000,
    consentPay: 'Y',
  });
  expect(sent(page, 'payRequest')[0]?.input).toEqual({ moid, page: 'pc' });
  expect(sent(page, 'payHashString')[0]?.input).toMatchObject({ amount: '160000', ordNbr: moid });

  bridgeReady('https://elsewhere.test');
  await Promise.resolve();
  expect(popup.postMessage).not.toHaveBeenCalled();
  bridgeReady();
  await Promise.resolve();
  expect(popup.postMessage).toHaveBeenCalledWith(
    {
      type: 'card-start',
      moid,
      page: 'pc',
      action: 'https://portal.test/bridge/payment/return',
      charset: 'euc-kr',
      fields: {
        Moid: moid,
        Amt: '160000',
        EdiDate: '20261122140300',
        SignData: 'ab'.repeat(32),
      },
    },
    BRIDGE,
  );
});

test('begins with the points and the way of the payment that was declined, cancelled or left', async () => {
  const last = { payMethod: '7', point: 500 } as const;
  const page = await openOrder({ payOrder: { ...order, last } });
  expect(page.getByRole<HTMLInputElement>('radio', { name: /휴대폰/ }).checked).toBe(true);
  expect(page.getByLabelText<HTMLInputElement>(/쓰실 포인트/).value).toBe('500');
  expect(page.getByRole('button', { name: '161,500원 결제하기' })).toBeTruthy();
});

test('without the consent nothing is paid, and the consent takes the focus', async () => {
  const page = await openOrder();
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  const consent = page.getByRole('checkbox', { name: /동의합니다/ });
  expect(page.getByText('결제하실 내용과 금액을 확인해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(consent);
  expect(windowOpen).not.toHaveBeenCalled();
});

test('Enter in the points field pays nothing', async () => {
  const page = await openOrder();
  await agree(page);
  await page.user.type(page.getByLabelText(/쓰실 포인트/), '{Enter}');
  expect(windowOpen).not.toHaveBeenCalled();
});

test('points update lines, total and button; too many show an error at once', async () => {
  const page = await openOrder({ payOrder: { ...order, pointMax: 50_000 } });
  const field = page.getByLabelText(/쓰실 포인트/);
  await page.user.click(page.getByRole('button', { name: '50,000점 모두 쓰기' }));
  expect(page.getByRole('button', { name: '112,000원 결제하기' })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '포인트 쓰지 않기' }));
  expect(page.queryByText('포인트 사용')).toBeNull();
  await page.user.type(field, '5만0001');
  await page.user.clear(field);
  await page.user.type(field, '50001');
  expect(page.getByText('50,000점까지 쓰실 수 있습니다. 줄여 주세요.')).toBeTruthy();
  await agree(page);
  await page.user.click(page.getByRole('button', { name: /결제하기/ }));
  expect(document.activeElement).toBe(field);
  expect(windowOpen).not.toHaveBeenCalled();
});

test('points that leave less than the provider charges are refused at once', async () => {
  const page = await openOrder();
  const field = page.getByLabelText(/쓰실 포인트/);
  await page.user.clear(field);
  await page.user.type(field, '161901');
  const sentence = '포인트로 모두 내시거나, 결제하실 금액을 100원 이상 남겨 주세요.';
  expect(page.getByText(sentence)).toBeTruthy();
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '99원 결제하기' }));
  expect(document.activeElement).toBe(field);
  expect(windowOpen).not.toHaveBeenCalled();
  await page.user.type(field, '{Backspace}0');
  expect(page.queryByText(sentence)).toBeNull();
  // However many are typed, the sum takes off no more than can be used.
  await page.user.type(field, '999');
  expect(page.getByText('−162,000원')).toBeTruthy();
});

test.each([
  ['transfer', 'savePointPayResult', '3'],
  ['assemble_disassemble', 'assemblePointOrderComplete', '6'],
  ['seat', 'pointOrderComplete', '8'],
] as const)(
  'a request for %s that points cover wholly never opens the card window',
  async (service, kind, orderType) => {
    const receipt = {
      ordNbr: '200017',
      service,
      orderType,
      status: 'RECEIVE',
      statusName: '접수중',
      receivedOn: '2026-11-22',
      visitOn: null,
      payable: 0,
    };
    const page = await openOrder({ payOrder: { ...order, service }, [kind]: receipt });
    await page.user.click(page.getByRole('button', { name: '162,000점 모두 쓰기' }));
    expect(page.queryByRole('radio')).toBeNull();
    await agree(page);
    await page.user.click(page.getByRole('button', { name: '162,000점으로 결제하기' }));
    expect(sent(page, kind)[0]?.input).toEqual({ ordNbr: '200017' });
    expect(page.host.navigate).toHaveBeenCalledWith(
      `/service/service_result?orderType=${orderType}&ordNbr=200017`,
      { replace: true },
    );
    expect(windowOpen).not.toHaveBeenCalled();
    expect(sent(page, 'moid')).toEqual([]);
  },
);

test('explains how to allow a blocked popup, and can pay without a window', async () => {
  windowOpen.mockReturnValue(null);
  const page = await openOrder();
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  const [said] = page.host.dialogs.alert.mock.calls[0] ?? [];
  expect(said).toContain('결제되지 않았습니다.');
  expect(said).toContain('팝업을 허용');
  expect(sent(page, 'moid')).toEqual([]);
  expect(page.getByRole('button', { name: '새 창 없이 이 화면에서 결제하기' })).toBeTruthy();
});

test.each([
  ['ERR_PAY_AMOUNT', '결제할 금액이 바뀌었습니다. 결제되지 않았습니다.'],
  ['ERR_PAY_UNDER_WAY', '다시 결제하지 마시고'],
  ['ERR_PAY_VISIT', '다시 신청해 주세요. 결제되지 않았습니다.'],
  ['ERR_POINT_SHORT', '포인트를 다시 확인해 주세요. 결제되지 않았습니다.'],
  ['ERR_INVALID_INPUT', '포인트를 줄여 주세요. 결제되지 않았습니다.'],
  ['NETWORK', '결제를 시작하지 못했습니다. 결제되지 않았습니다.'],
] as const)('%s closes the window and says what happened to the money', async (code, sentence) => {
  const page = await openOrder({
    moid:
      code === 'ERR_INVALID_INPUT'
        ? refusal(code, { usePoint: '포인트를 줄여 주세요.' })
        : refusal(code),
  });
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  expect((await page.findByRole('alert')).textContent).toContain(sentence);
  expect(popup.close).toHaveBeenCalled();
  expect(page.address()).toBe('/payment?ordNbr=200017');
  page.takeComplaints();
});

test('a retry after a lost answer uses the same key; another way to pay uses a new one', async () => {
  const page = await openOrder({ moid: refusal('NETWORK') });
  await agree(page);
  const button = page.getByRole('button', { name: '160,000원 결제하기' });
  await page.user.click(button);
  await page.findByRole('alert');
  await page.user.click(button);
  await page.user.click(page.getByRole('radio', { name: /계좌이체/ }));
  await page.user.click(button);
  const keys = sent(page, 'moid').map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  page.takeComplaints();
});

test.each(['checking', 'deposit'] as const)(
  'an order whose payment is %s leads to its result: it is not paid twice',
  async (outcome) => {
    const page = await openOrder({ payOrder: { ...order, begun: { moid, outcome } } });
    expect(page.address()).toBe(`/payment/pay_result?moid=${moid}`);
  },
);

test('a payment that was started and left can continue', async () => {
  const page = await openOrder({ payOrder: { ...order, begun: { moid, outcome: 'open' } } });
  expect(page.getByText(/아직 결제되지 않았습니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '이어서 결제하기' }).getAttribute('href')).toBe(
    `/payment/pay_result?moid=${moid}`,
  );
});

test('tells the days that were chosen, and until when it can be paid', async () => {
  const page = await openOrder();
  const summary = page.getByLabelText('결제하실 내용').textContent;
  expect(summary).toContain('회수 날짜2026.12.01(화)설치 날짜2026.12.08(화)');
  expect(summary).toContain('결제 기한2026.11.30(월)까지');
  expect(summary).toContain('그때까지 결제하지 않으시면 접수가 취소됩니다.');
});

test('a visitor is asked to log in', async () => {
  const page = await openPage('?ordNbr=200017', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
