import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { renderPage, type Answers } from '@portal/testing/page';
import { made, moid } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const open = (answers: Answers, query = '') =>
  renderPage(section, `/payment/pay_list${query}`, {
    answers,
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
  const page = await open({ payList: listOf(made, bill) });
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
  const page = await open({ payList: listOf({ ...made, ...more }) });
  const row = page.getByRole('link', { name: /편안 안마의자/ });
  expect(row.textContent).toContain(money);
  expect(row.textContent).toContain(state);
  expect(row.textContent).not.toContain('결제하신 금액');
});

test('says so if nothing was paid here', async () => {
  const page = await open({ payList: listOf() });
  expect(page.getByRole('heading', { name: '내역이 없습니다.' })).toBeTruthy();
});

const sums = { paid: 190_000, supply: 172_728, vat: 17_272, refunded: 0, refunding: 30_000 };

test('narrows to a period and to what was paid for, which address, title and sums tell', async () => {
  const days = { from: '2025-01-01', to: '2025-12-31' };
  const answer = { ...listOf(made), total: 11, sums, years: ['2026', '2025'], days };
  const page = await open({ payList: answer }, '?period=2025&kind=refund');
  expect(page.serverCalls.map(({ input }) => input)).toMatchObject([
    { curPage: 1, period: '2025', kind: 'refund' },
  ]);
  expect(page.drawn?.title).toContain('결제 내역: 환불, 2025년');
  expect(page.getByRole('status').textContent).toBe('환불, 2025년: 전체 11건');
  const link = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(link('최근 3개월')).toBe('/payment/pay_list?period=3m&kind=refund');
  expect(link('요금')).toBe('/payment/pay_list?period=2025&kind=bill');
  expect(link('다음 쪽')).toBe('/payment/pay_list?period=2025&kind=refund&page=2');
  expect(page.getByRole('link', { name: '2025년' }).getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('region', { name: '합계' }).textContent).toBe(
    '기간2025.01.01부터 2025.12.31까지결제하신 금액190,000원돌려 드릴 금액30,000원실제로 내신 금액160,000원2025년 납부 내역서',
  );
  expect(link('2025년 납부 내역서')).toBe('/payment/pay_statement?year=2025');
});

test('finds nothing: the conditions can be cleared, and a year without payments stays chosen', async () => {
  const page = await open({ payList: { ...listOf(), years: ['2026'] } }, '?period=2024');
  expect(page.getByRole('heading', { name: '고르신 조건에 맞는 결제가 없습니다.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '2024년' }).getAttribute('aria-current')).toBe('true');
  const all = page.getByRole('link', { name: '조건 지우고 모두 보기' });
  expect(all.getAttribute('href')).toBe('/payment/pay_list');
  expect(page.queryByRole('region', { name: '합계' })).toBeNull();
});

test('a period that nobody offers leads to all payments', async () => {
  const page = await open({ payList: listOf(made) }, '?period=2m&kind=bill');
  expect(page.address()).toBe('/payment/pay_list?kind=bill');
});
