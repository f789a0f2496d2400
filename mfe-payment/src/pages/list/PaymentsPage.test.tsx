import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { renderPage, type Answers } from '@portal/testing/page';
import { made, moid } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const open = (payList: Answers['payList']) =>
  renderPage(section, '/payment/pay_list', {
    answers: { payList } as Answers,
    session: people.haneul,
  });

test('lists payments of requests and bills, each with its receipt', async () => {
  const other = '20261122-ZZZZZZZZZZZZZZZZ';
  const bill = {
    ...made,
    moid: other,
    service: null,
    point: 0,
    amount: 39_900,
    payMethod: '2',
  } as const;
  const page = await open(listOf(made, bill));
  const [first, second] = page.getAllByRole('link', { name: /편안 안마의자/ });
  expect(first?.getAttribute('href')).toBe(`/payment/pay_result?moid=${moid}`);
  expect(first?.textContent).toBe(
    `이전설치 · 편안 안마의자 HB-7002026.11.22(일) 14:03 신용카드결제하신 금액 160,000원, 포인트 2,000점결제 번호 ${moid}결제 완료`,
  );
  expect(second?.textContent).toContain('요금 납부 · 편안 안마의자');
  expect(second?.textContent).toContain('결제하신 금액 39,900원결제 번호');
});

test.each([
  [{ refund: 'due' }, '돌려 드리고 있는 금액 160,000원', '환불 중'],
  [{ refund: 'due', payMethod: '4' }, '전화로 돌려 드릴 금액 160,000원', '전화로 환불'],
  [{ refund: 'done' }, '돌려 드린 금액 160,000원', '환불 완료'],
] as const)('a payment with %j says what comes back', async (more, money, state) => {
  const page = await open(listOf({ ...made, ...more }));
  const row = page.getByRole('link', { name: /편안 안마의자/ });
  expect(row.textContent).toContain(money);
  expect(row.textContent).toContain(state);
  expect(row.textContent).not.toContain('결제하신 금액');
});

test('says so if nothing was paid here', async () => {
  const page = await open(listOf());
  expect(page.getByRole('heading', { name: '내역이 없습니다.' })).toBeTruthy();
});
