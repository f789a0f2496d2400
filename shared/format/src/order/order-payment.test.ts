import { expect, test } from '@jest/globals';
import { refundTexts } from './order-payment.ts';

const payment = { amount: 104_500, point: 2_000, payMethod: null, deposit: null } as const;

test.each(['none', 'unpaid', 'checking', 'deposit'] as const)(
  'of a payment that is %s nothing comes back',
  (is) => expect(refundTexts({ ...payment, is })).toEqual([]),
);

test('of a paid one money and points come back, a sentence each', () => {
  expect(refundTexts({ ...payment, is: 'paid', payMethod: '1' })).toEqual([
    '신용카드로 결제하신 104,500원은 결제하신 수단으로 돌려 드립니다. 카드사와 은행에 따라 며칠 걸립니다.',
    '쓰신 포인트 2,000점은 취소하시면 바로 돌려 드립니다.',
  ]);
});
