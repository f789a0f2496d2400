import { beforeEach, expect, jest, test } from '@jest/globals';
import type { CashReceipt, PaymentResult } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { renderPage, refusal, type Answers, type PageOptions } from '@portal/testing/page';
import {
  deposit,
  made,
  masked,
  merchant,
  moid,
  open,
  order,
  paid,
  paidByTransfer,
  started,
} from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';

const popup = { postMessage: jest.fn(), close: jest.fn() };
beforeEach(() => {
  window.open = jest.fn(() => popup) as unknown as typeof window.open;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

const choices: Answers = {
  payIdKey: merchant,
  payOrder: order,
  moid: { moid, amount: 160_000, point: 2_000 },
  ...started,
  payResult: open,
};
const openPay = (more: Answers = {}, options: PageOptions = {}) =>
  renderPage(section, '/payment?ordNbr=200017', {
    answers: { ...choices, ...more },
    session: people.haneul,
    ...options,
  });
type Page = Awaited<ReturnType<typeof openPay>>;
const sent = (page: Page) => page.calls.map(({ kind }) => kind);
const asked = (page: Page) =>
  page.calls.filter(({ kind }) => kind === 'chooseCashReceipt').map(({ input }) => input);
const choose = (page: Page, name: RegExp) => page.user.click(page.getByRole('radio', { name }));
const pay = async (page: Page) => {
  await page.user.click(page.getByRole('checkbox', { name: /동의합니다/ }));
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
};

test('a transfer offers a cash receipt, which begins with the member’s own number', async () => {
  const page = await openPay();
  expect(page.queryByRole('radiogroup', { name: '현금영수증' })).toBeNull();
  await choose(page, /계좌이체/);
  expect(page.getByRole('radio', { name: /소득공제용/ })).toHaveProperty('checked', true);
  const field = await page.findByDisplayValue('010-0000-1001');
  expect(page.getByRole('textbox', { name: /휴대전화 번호/ })).toBe(field);
  await pay(page);
  await page.findByRole('heading', { name: '결제를 아직 마치지 않으셨습니다' });
  expect(asked(page)).toEqual([{ kind: 'income', moid, number: '01000001001' }]);
  // Before the provider is opened.
  expect(sent(page).indexOf('chooseCashReceipt')).toBeLessThan(sent(page).indexOf('payRequest'));
});

test('a wrong business number is refused at its field, and nothing is begun', async () => {
  const page = await openPay();
  await choose(page, /계좌이체/);
  await choose(page, /지출증빙용/);
  const field = page.getByRole('textbox', { name: /사업자등록번호/ });
  await page.user.type(field, '123-45-67890');
  await pay(page);
  expect(page.getByText(/사업자등록번호가 맞지 않습니다/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(sent(page)).not.toContain('moid');
  await page.user.clear(field);
  await page.user.type(field, '123-45-67891');
  await page.user.click(page.getByRole('button', { name: '160,000원 결제하기' }));
  await page.findByRole('heading', { name: '결제를 아직 마치지 않으셨습니다' });
  expect(asked(page)).toEqual([{ kind: 'business', moid, number: '1234567891' }]);
});

test('a company begins with its business number', async () => {
  const page = await openPay({}, { session: people.seoyeon });
  await choose(page, /가상계좌/);
  expect(page.getByRole('radio', { name: /지출증빙용/ })).toHaveProperty('checked', true);
});

test.each([
  ['whoever wants none', /계좌이체/, true],
  ['a card', /신용카드/, false],
])('%s asks for none', async (_, way, refuses) => {
  const page = await openPay();
  await choose(page, way);
  if (refuses) await choose(page, /신청하지 않음/);
  await pay(page);
  await page.findByRole('heading', { name: '결제를 아직 마치지 않으셨습니다' });
  expect(asked(page)).toEqual([]);
});

test('a payment whose receipt could not be asked for is not begun', async () => {
  const page = await openPay({ chooseCashReceipt: refusal('ERR_PAY_DONE') });
  await choose(page, /계좌이체/);
  await page.findByDisplayValue('010-0000-1001');
  await pay(page);
  await page.findByRole('alert');
  expect(sent(page)).not.toContain('payRequest');
});

const show = (payResult: Answers['payResult'], more: Answers = {}, options: PageOptions = {}) =>
  renderPage(section, `/payment/pay_result?moid=${moid}`, {
    answers: {
      cashReceiptNumber: { phone: '010-0000-1001' },
      payResult,
      ...more,
    } as Answers,
    session: people.haneul,
    ...options,
  });
const having = (change: Partial<CashReceipt>): PaymentResult => ({
  ...paidByTransfer,
  cashReceipt: { ...(paidByTransfer.cashReceipt as CashReceipt), ...change },
});
const receiptOf = (page: Page) => page.getByRole('region', { name: '영수증' }).textContent;

const states = [
  ['asked', '발급하고 있습니다'],
  ['issued', '발급 완료'],
  ['failed', '발급되지 않음'],
  ['cancelling', '취소하고 있습니다'],
  ['cancelled', '취소 완료'],
] as const;

test.each(states)('a receipt that is %s is told on the payment’s receipt', async (state, text) => {
  const page = await show(having({ state, problem: state === 'failed' ? '까닭.' : '' }));
  expect(receiptOf(page)).toContain(`현금영수증소득공제용 · 010-****-1001 · ${text}`);
});

test.each(states)('a receipt that is %s is told alike in the list', async (state, text) => {
  const page = await renderPage(section, '/payment/pay_list', {
    answers: { payList: listOf({ ...made, cashReceipt: state }) },
    session: people.haneul,
  });
  expect(page.getByRole('main').textContent).toContain(`현금영수증 ${text}`);
});

test('an issued receipt shows its number, and nothing more is to be done', async () => {
  const page = await show(paidByTransfer);
  expect(receiptOf(page)).toContain('현금영수증 승인 번호G30012345');
  expect(receiptOf(page)).toContain('결제 내용이전설치 · 편안 안마의자 HB-700');
  expect(page.queryByRole('button', { name: '현금영수증 신청하기' })).toBeNull();
});

test('a failed receipt says what to do, and is asked for again with another number', async () => {
  const failed = having({ state: 'failed', receiptNo: '', problem: '번호를 확인해 주세요.' });
  const now = { payment: failed };
  const page = await show(() => now.payment, {
    chooseCashReceipt: () => {
      now.payment = having({ state: 'asked', receiptNo: '' });
      return { moid, cashReceipt: null };
    },
  });
  expect(page.getByRole('alert').textContent).toBe('번호를 확인해 주세요.');
  const field = await page.findByDisplayValue('010-0000-1001');
  await page.user.clear(field);
  await page.user.click(page.getByRole('button', { name: '현금영수증 신청하기' }));
  expect(document.activeElement).toBe(field);
  await page.user.type(field, '010-1234-5678');
  await page.user.click(page.getByRole('button', { name: '현금영수증 신청하기' }));
  expect(await page.findByText(/승인 번호가 영수증에 저절로/)).toBeTruthy();
  expect(asked(page)).toEqual([{ kind: 'income', moid, number: '01012345678' }]);
});

test('a transfer without a receipt offers one', async () => {
  const page = await show({ ...paidByTransfer, cashReceipt: null });
  expect(receiptOf(page)).not.toContain('현금영수증');
  await page.user.click(page.getByRole('button', { name: '현금영수증 신청하기' }));
  expect(page.getByRole('radiogroup', { name: '현금영수증' })).toBeTruthy();
});

test('a card payment has none', async () => {
  const page = await show(paid);
  expect(page.getByRole('main').textContent).not.toContain('현금영수증');
});

test('a deposit says that the receipt follows it', async () => {
  const page = await show({
    ...deposit,
    cashReceipt: { ...(paidByTransfer.cashReceipt as CashReceipt), state: 'asked', receiptNo: '' },
  });
  expect(page.getByRole('main').textContent).toContain('010-****-1001 · 입금하시면 발급합니다');
});

test('nobody but the payer learns of it', async () => {
  const page = await show(masked(paidByTransfer), {}, { session: 'visitor' });
  expect(page.getByRole('main').textContent).not.toContain('현금영수증');
});
