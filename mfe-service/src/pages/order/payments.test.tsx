import { expect, test } from '@jest/globals';
import type { OrderPayment } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { moid, orderDeposit, orderPayment } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { cancelled, order, waiting } from '../../testing/answers.ts';

const answers: Answers = {
  afterServiceList: listOf(order),
  afterServiceInfo: order,
};
const open = (address: string, more: PageOptions = {}) =>
  renderPage(section, `/service/${address}`, { answers, session: people.haneul, ...more });
const detail = 'service_order_detail?service=after&id=20260001';

const paid = orderPayment({ is: 'paid', amount: 104_500, moid, payMethod: '1' });
const PAYS_BACK = '결제하신 수단으로 돌려 드립니다. 카드사와 은행에 따라 며칠 걸립니다.';
test.each<[string, OrderPayment, string[]]>([
  ['nothing', orderPayment(), []],
  ['a card', paid, [`신용카드로 결제하신 104,500원은 ${PAYS_BACK}`]],
  [
    'a deposit and points',
    { ...paid, payMethod: '4', point: 2_000 },
    [
      '가상계좌로 입금하신 104,500원은 취소하신 뒤 환불받으실 계좌를 입력해 주시면 돌려 드립니다.',
      '쓰신 포인트 2,000점은 취소하시면 바로 돌려 드립니다.',
    ],
  ],
  [
    'the centre',
    { ...paid, payMethod: null, moid: null },
    [
      '고객센터에서 결제하신 104,500원은 취소하신 뒤 고객센터에 전화해 접수 번호를 알려 주시면 돌려 드립니다.',
    ],
  ],
  [
    'points alone',
    { ...paid, payMethod: null, moid: null, amount: 0, point: 104_500 },
    ['쓰신 포인트 104,500점은 취소하시면 바로 돌려 드립니다.'],
  ],
])('the question before a cancellation tells what comes back of %s', async (_, payment, said) => {
  const page = await open(detail, {
    answers: { ...answers, afterServiceInfo: { ...order, payment } },
  });
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await page.user.click(await page.findByRole('button', { name: '접수 취소하기' }));
  const { message } = page.host.dialogs.confirm.mock.lastCall?.[0] ?? {};
  expect(message?.split('\n').slice(1)).toEqual(said);
  const links = page.queryAllByRole('link', { name: '결제 내역 보기' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    payment.moid === null ? [] : [`/payment/pay_result?moid=${moid}`],
  );
});

test.each<[OrderPayment['is'], Partial<OrderPayment>, string]>([
  ['refundDue', {}, `신용카드로 결제하신 104,500원은 ${PAYS_BACK}`],
  ['refunded', {}, '신용카드로 결제하신 104,500원을 결제하신 수단으로 돌려 드렸습니다.'],
  ['refundByPhone', { payMethod: '4' }, '고객센터에 전화해 환불받으실 계좌를 알려 주시면'],
  [
    'refundByPhone',
    { payMethod: '4', refundTo: 'needed' },
    '계좌를 결제 결과 화면에 입력해 주시면',
  ],
  ['refundByPhone', { payMethod: null, moid: null }, '전화해 접수 번호를 알려 주시면'],
  ['refunded', { amount: 0, point: 500 }, '쓰신 포인트 500점은 돌려 드렸습니다.'],
])('a cancelled request whose payment is %s %j says what comes back', async (is, more, said) => {
  const transfer = {
    ...cancelled,
    service: 'transfer' as const,
    payment: { ...paid, is, ...more },
  };
  const page = await open('service_order_detail?service=transfer&id=20260001', {
    answers: { transferDetail: transfer },
  });
  expect((await page.findByText(new RegExp(said))).closest('[role=status]')).toBeTruthy();
  expect(page.queryByText('내실 금액')).toBeNull();
  expect(page.queryByRole('link', { name: '1577-0000' }) !== null).toBe(
    is === 'refundByPhone' && !more.refundTo,
  );
});

test('a request that was cancelled before it was paid names the amount that was not paid', async () => {
  const payable = 126_000;
  const transfer = {
    ...cancelled,
    service: 'transfer' as const,
    payment: orderPayment(),
    quote: { ...order.quote, payable },
  };
  const page = await open('service_order_detail?service=transfer&id=20260001', {
    answers: { transferDetail: transfer },
  });
  const total = (await page.findByText('결제하지 않은 금액')).closest('tr');
  expect(total?.textContent).toContain('126,000원');
  expect(page.queryByText('결제하셨던 금액')).toBeNull();
});

const TO_RESULT = `/payment/pay_result?moid=${moid}`;
const checking = orderPayment({ is: 'checking', amount: 100_000, payMethod: '1', moid });
test.each([
  [orderDeposit, '입금할 계좌 보기', /입금하실 금액은 100,000원.*2026.11.25\(수\) 23:59까지.*110-/],
  [checking, '결제 확인하기', /100,000원이 결제되었는지.*다시 결제하지 마세요/],
])(
  'a payment under way is said in place of the amount to pay: %#',
  async (payment, label, said) => {
    const answer = { ...waiting, payment };
    const more = {
      answers: { ...answers, afterServiceInfo: answer, afterServiceList: listOf(answer) },
    };
    for (const address of [detail, 'service_result?orderType=after&ordNbr=20260001']) {
      const page = await open(address, more);
      const link = await page.findByRole('link', { name: label });
      expect(link.getAttribute('href')).toBe(TO_RESULT);
      expect(link.closest('[role=status]')?.textContent).toMatch(said);
    }
    const list = await open('service_order_info', more);
    const way = await list.findByRole('link', { name: `접수 번호 20260001 ${label}` });
    expect(way.getAttribute('href')).toBe(TO_RESULT);
    expect(list.queryByText(/내실 금액/)).toBeNull();
  },
);

test.each([
  [orderDeposit, '입금하실 금액'],
  [checking, '결제를 확인하고 있는 금액'],
  [orderPayment({ is: 'unpaid', amount: 100_000 }), '내실 금액'],
])('costs end in what the payment is at: %#', async (payment, label) => {
  const transfer = { ...waiting, service: 'transfer' as const, payment };
  const page = await open('service_order_detail?service=transfer&id=20260001', {
    answers: { transferDetail: transfer },
  });
  const total = (await page.findByText(label)).closest('tr');
  expect(total?.textContent).toContain('100,000원');
});

test.each([
  [orderDeposit, '입금을 기다리는 계좌가 있어 바로 취소하실 수 없습니다.'],
  [checking, '결제를 확인하고 있어 지금은 취소하실 수 없습니다.'],
])('while a payment is under way the way to cancel is said: %#', async (payment, said) => {
  const afterServiceInfo = { ...waiting, payment };
  const page = await open(detail, { answers: { ...answers, afterServiceInfo } });
  expect(await page.findByText(new RegExp(said))).toBeTruthy();
  expect(page.queryByRole('button', { name: '접수 취소하기' })).toBeNull();
});
