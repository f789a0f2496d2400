import { beforeEach, expect, test } from '@jest/globals';
import { renderPage, type Answers } from '@portal/testing/page';
import { moid, paid, refunded } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const show = (payResult: Answers['payResult']) =>
  renderPage(section, `/payment/pay_result?moid=${moid}`, {
    answers: { payResult } as Answers,
    session: people.haneul,
  });
const titleOf = (page: Awaited<ReturnType<typeof show>>) =>
  page.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

const POINTS = '쓰신 포인트 2,000점은 돌려 드렸습니다.';
test.each([
  [
    'due',
    { ...paid, refund: 'due' } as const,
    '결제하신 금액을 돌려 드리고 있습니다',
    '신용카드로 결제하신 160,000원은 결제하신 수단으로 돌려 드립니다. 카드사와 은행에 따라 며칠 걸립니다.',
  ],
  [
    'due by phone',
    { ...paid, payMethod: '4', refund: 'due' } as const,
    '결제하신 금액을 전화로 돌려 드립니다',
    '가상계좌로 입금하신 160,000원은 고객센터에 전화해 환불받으실 계좌를 알려 주시면 돌려 드립니다.',
  ],
  [
    'done',
    refunded,
    '결제하신 금액을 돌려 드렸습니다',
    '신용카드로 결제하신 160,000원을 결제하신 수단으로 돌려 드렸습니다. 카드사와 은행에 따라 며칠 뒤에 확인하실 수 있습니다.',
  ],
  [
    'done by phone',
    { ...refunded, payMethod: '4' } as const,
    '결제하신 금액을 돌려 드렸습니다',
    '가상계좌로 입금하신 160,000원을 알려 주신 계좌로 돌려 드렸습니다.',
  ],
] as const)(
  'a refund that is %s is told, and leaves the receipt and no way to pay again',
  async (name, payment, title, sentence) => {
    const page = await show(payment);
    expect(titleOf(page)).toBe(title);
    expect(page.getByText(`접수가 취소되었습니다. ${sentence} ${POINTS}`)).toBeTruthy();
    expect(page.queryByRole('link', { name: '1577-0000' }) !== null).toBe(name === 'due by phone');
    const receipt = page.getByRole('region', { name: '영수증' });
    expect(receipt.textContent).toContain('결제한 때2026.11.22(일) 14:03');
    expect(page.queryByRole('link', { name: '다시 결제하기' })).toBeNull();
    for (const wrong of [
      /접수를 시작했습니다/,
      /결제를 마쳤습니다/,
      /결제되지 않았습니다/,
      /내실 금액/,
    ])
      expect(page.queryByText(wrong)).toBeNull();
  },
);
