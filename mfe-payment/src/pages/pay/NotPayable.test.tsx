import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { merchant, moid, order, orderPayment } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const open = (payOrder: Answers['payOrder']) =>
  renderPage(section, '/payment?ordNbr=200017', {
    answers: { payIdKey: merchant, payOrder } as Answers,
    session: people.haneul,
  });

const transfer = '/service/service_order_detail?service=transfer&id=200017';
const result = `/payment/pay_result?moid=${moid}`;
const CALL = 'tel:1577-0000';
const card = { amount: 160_000, point: 2_000, payMethod: '1', moid } as const;
test.each([
  [
    'overdue',
    orderPayment({ is: 'unpaid' }),
    /^결제하실 수 있는 날이 지났습니다/,
    [CALL, transfer],
  ],
  [
    'paid',
    orderPayment({ is: 'paid', ...card }),
    /결제하신 금액 160,000원, 포인트 2,000점\. 다시 결제하지 않으셔도 됩니다/,
    [result, transfer],
  ],
  ['paid', orderPayment({ is: 'paid', point: 2_000 }), /금액 포인트 2,000점/, [transfer]],
  ['none', orderPayment(), /^지금 결제하실 금액이 없습니다/, [transfer]],
  ['cancelled', orderPayment(), /결제하실 금액이 없습니다. 필요하시면/, [transfer]],
  [
    'cancelled',
    orderPayment({ is: 'refundDue', ...card }),
    /신용카드로 결제하신 160,000원은 결제하신 수단으로.*포인트 2,000점은 돌려 드렸습니다/,
    [result, transfer],
  ],
  [
    'cancelled',
    orderPayment({ is: 'refundByPhone', ...card, payMethod: '4' }),
    /가상계좌로 입금하신 160,000원은 고객센터에 전화해 환불받으실 계좌를/,
    [CALL, result, transfer],
  ],
  [
    'cancelled',
    orderPayment({ is: 'refundByPhone', amount: 160_000 }),
    /고객센터에서 결제하신 160,000원은 고객센터에 전화해 접수 번호를/,
    [CALL, transfer],
  ],
  [
    'cancelled',
    orderPayment({ is: 'refunded', ...card, payMethod: '4' }),
    /가상계좌로 입금하신 160,000원을 알려 주신 계좌로 돌려 드렸습니다/,
    [result, transfer],
  ],
] as const)('an order that is %s (%j) says what of its money, and leads on', async (...row) => {
  const [is, payment, says, ways] = row;
  const page = await open({ ...order, is, payment });
  const message = page.getByRole('heading', { level: 2 }).parentElement;
  expect(message?.textContent).toMatch(says);
  expect(page.queryByText(/내실 금액/)).toBeNull();
  expect(page.queryByRole('button')).toBeNull();
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
});

test('an unknown order and somebody else’s look the same', async () => {
  const page = await open(refusal('ERR_NOT_FOUND'));
  expect(page.getByRole('heading', { name: '결제하실 접수를 찾을 수 없습니다.' })).toBeTruthy();
});
