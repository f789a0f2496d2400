import { expect, jest, test } from '@jest/globals';
import { renderPage, type Answers } from '@portal/testing/page';
import { moid, statement } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const open = (payStatement: Answers['payStatement'], query = '') =>
  renderPage(section, `/payment/pay_statement${query}`, {
    answers: { payStatement } as Answers,
    session: people.haneul,
  });
type Page = Awaited<ReturnType<typeof open>>;
const cells = (page: Page, row: number) =>
  [...(page.getAllByRole('row')[row]?.children ?? [])].map(({ textContent }) => textContent);

test('states each payment with its supply, tax and refund, their sums, and who paid whom', async () => {
  const page = await open(statement, '?year=2026');
  expect(page.serverCalls.map(({ input }) => input)).toEqual([{ year: '2026' }]);
  expect(page.drawn?.title).toContain('2026년 납부 내역서');
  expect(cells(page, 1)).toEqual([
    '2026.02.01',
    `요금 납부 · 편안 안마의자 HB-700결제 번호 ${moid.slice(0, -1)}Z`,
    '신용카드',
    '36,273원',
    '3,627원',
    '39,900원',
    '39,900원',
  ]);
  expect(cells(page, 2).slice(3)).toEqual(['145,455원', '14,545원', '160,000원', '']);
  expect(cells(page, 3)).toEqual(['합계 2건', '181,728원', '18,172원', '199,900원', '39,900원']);
  const main = page.getByRole('main').textContent;
  expect(main).toContain('내신 분김하늘기간2026.01.01부터 2026.11.27까지만든 날2026.11.27');
  expect(main).toContain('결제하신 금액199,900원돌려 드린 금액39,900원실제로 내신 금액160,000원');
  expect(main).toMatch(/사업자등록번호 \d{3}-\d{2}-\d{5}/);
  const receipt = page.getByRole('link', { name: /이전설치/ });
  expect(receipt.getAttribute('href')).toBe(`/payment/pay_result?moid=${moid}`);
});

test('prints, and leads to the other years and to the list of its own', async () => {
  window.print = jest.fn();
  const page = await open(statement);
  await page.user.click(page.getByRole('button', { name: '납부 내역서 인쇄하기' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(href('2025년')).toBe('/payment/pay_statement?year=2025');
  expect(page.getByRole('link', { name: '2026년' }).getAttribute('aria-current')).toBe('true');
  expect(href('결제 내역 보기')).toBe('/payment/pay_list?period=2026');
});

test.each([
  [[], '결제하시면 여기에 모입니다.'],
  [['2025'], '위에서 다른 연도를 골라 주세요.'],
])('a year without payments, of the years %j, says what to do', async (years, text) => {
  const sums = { paid: 0, supply: 0, vat: 0, refunded: 0, refunding: 0 };
  const page = await open({ ...statement, years, list: [], sums });
  expect(page.getByRole('heading', { name: '2026년에 결제하신 내역이 없습니다.' })).toBeTruthy();
  expect(page.getByText(text)).toBeTruthy();
  expect(page.queryByRole('button', { name: /인쇄/ })).toBeNull();
});

test('a year that is none leads to the newest', async () => {
  const page = await open(statement, '?year=99');
  expect(page.address()).toBe('/payment/pay_statement');
});
