import { beforeEach, expect, test } from '@jest/globals';
import type { PaymentResult } from '@portal/contract';
import { renderPage, type Answers } from '@portal/testing/page';
import { moid, paid, paidByTransfer, refunded } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
const bill: Partial<PaymentResult> = {
  jobKind: 'bill',
  ordNbr: null,
  service: null,
  visits: [],
  point: 0,
};
const account = {
  is: 'sending',
  bankName: '가나은행',
  number: '**** 1234',
  refusal: null,
} as const;
const cancelled: PaymentResult['cashReceipt'] = {
  kind: 'income',
  number: '010-****-1001',
  state: 'cancelled',
  receiptNo: 'G30012345',
  problem: '',
};

test.each<[string, PaymentResult, string]>([
  ['a card', paid, ''],
  ['a card, of a bill', { ...paid, ...bill }, ''],
  ['a transfer with a cash receipt', paidByTransfer, ''],
  ['a deposit', { ...paid, payMethod: '4', approvedBy: '가나은행' }, ''],
  ['a phone bill', { ...paid, payMethod: '7', approvedBy: '' }, ''],
  ['a card, refunded', refunded, '돌려 드린 금액160,000원'],
  ['a card, being refunded', { ...paid, refund: 'due' }, '돌려 드릴 금액160,000원'],
  [
    'a transfer, refunded with its cash receipt',
    { ...refunded, payMethod: '2', cashReceipt: cancelled },
    '돌려 드린 금액160,000원',
  ],
  [
    'a deposit, refunded to an account',
    { ...paid, payMethod: '4', refund: 'due', refundAccount: account },
    '돌려 드릴 금액160,000원',
  ],
])('the receipt of %s says who paid what, its supply, tax and refund', async (_, payment, back) => {
  const page = await renderPage(section, `/payment/pay_result?moid=${moid}`, {
    answers: { payResult: payment } as Answers,
    session: people.haneul,
  });
  const receipt = page.getByRole('region', { name: '영수증' }).textContent ?? '';
  const what = payment.service === null ? '요금 납부' : '이전설치';
  expect(receipt).toContain(`결제 내용${what} · 편안 안마의자 HB-700`);
  expect(receipt.includes('접수 번호200017')).toBe(payment.ordNbr !== null);
  expect(receipt).toContain('내신 분김하늘');
  expect(receipt).toContain(`결제 금액160,000원공급가액145,455원부가세14,545원${back}`);
  expect(receipt.includes('돌려 드')).toBe(back !== '');
  expect(receipt).toMatch(/사업자등록번호 \d{3}-\d{2}-\d{5}/);
});
