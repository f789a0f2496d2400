import { beforeEach, expect, test } from '@jest/globals';
import type { PaymentResult } from '@portal/contract';
import { renderPage, type Answers } from '@portal/testing/page';
import { masked, moid, paid, refunded } from '@portal/testing/payments';
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

const needed = { is: 'needed', bankName: '', number: '', refusal: null } as const;
const entered = {
  is: 'sending',
  bankName: '가나은행',
  number: '**** 1234',
  refusal: null,
} as const;
const toAccount = { ...paid, payMethod: '4', refund: 'due', refundAccount: needed } as const;

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
    'due to an account that is checked',
    { ...toAccount, refundAccount: { ...entered, is: 'checking' } } as const,
    '환불 계좌를 확인하고 있습니다',
    '가상계좌로 입금하신 160,000원을 돌려 드릴 계좌를 은행에 확인하고 있습니다. 3분까지 걸릴 수 있습니다.',
  ],
  [
    'due to an account that is the payer’s',
    { ...toAccount, refundAccount: entered } as const,
    '결제하신 금액을 돌려 드리고 있습니다',
    '가상계좌로 입금하신 160,000원을 입력하신 계좌로 돌려 드리고 있습니다. 은행에 따라 다음 영업일까지 걸릴 수 있습니다.',
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

const bankList = { companyList: [{ companyCd: '088', companyName: '신한은행' }] };
const openForm = (payResult: Answers['payResult']) =>
  renderPage(section, `/payment/pay_result?moid=${moid}`, {
    answers: { payResult, bankList, refundAccount: { moid } } as Answers,
    session: people.haneul,
  });

test('a page that asks for the account says that it is entered here, and has one primary', async () => {
  const page = await openForm(toAccount);
  expect(
    await page.findByText(/환불받으실 계좌를 아래에 입력해 주시면 돌려 드립니다/),
  ).toBeTruthy();
  const lookOf = (name: string) => page.getByRole('link', { name }).className;
  expect(lookOf('진행 상황 보기')).toBe(lookOf('처음으로'));
});

test('the account of a refund is entered once, and where it stands is shown', async () => {
  let shown: PaymentResult = toAccount;
  const page = await openForm(() => shown);
  expect(titleOf(page)).toBe('환불받으실 계좌를 입력해 주세요');
  const press = () => page.user.click(page.getByRole('button', { name: '이 계좌로 돌려받기' }));
  await page.findByRole('option', { name: '신한은행' });
  await page.user.selectOptions(page.getByLabelText('은행'), '신한은행');
  await page.user.type(page.getByLabelText('계좌 번호'), '110-123');
  await press();
  expect(page.getByLabelText('계좌 번호').getAttribute('aria-describedby')).toBeTruthy();
  expect(document.activeElement).toBe(page.getByLabelText('계좌 번호'));
  expect(page.getByText('내용을 확인하고 동의해 주세요.')).toBeTruthy();
  await page.user.type(page.getByLabelText('계좌 번호'), '-456789');
  await page.user.click(page.getByRole('checkbox'));
  shown = { ...toAccount, refundAccount: { ...entered, is: 'checking' } };
  await press();
  expect(await page.findByRole('heading', { name: '환불 계좌를 확인하고 있습니다' })).toBeTruthy();
  expect(page.getByText('**** 1234')).toBeTruthy();
  expect(
    page.calls.filter(({ kind }) => kind === 'refundAccount').map(({ input }) => input),
  ).toEqual([
    {
      moid,
      bankCd: '088',
      accountNo: '110123456789',
      holder: people.haneul.name,
      consentRefund: 'Y',
    },
  ]);
});

test.each([
  ['NAME', '예금주', /예금주가 결제하신 분과 다릅니다/],
  ['PROVIDER', '계좌 번호', /이 계좌로는 돌려 드릴 수 없습니다/],
] as const)('a refusal for %s is said at its field', async (refusal, label, said) => {
  const page = await openForm({
    ...toAccount,
    refundAccount: { ...entered, is: 'refused', refusal },
  });
  const field = await page.findByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent).join();
  expect(texts).toMatch(said);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('to anybody but the payer a refund to an account says to log in, and the login leads back', async () => {
  const page = await renderPage(section, `/payment/pay_result?moid=${moid}`, {
    answers: { payResult: masked(toAccount) } as Answers,
    session: 'visitor',
  });
  expect(titleOf(page)).toBe('결제하신 금액을 돌려 드립니다');
  expect(document.body.textContent).toContain(
    '가상계좌로 입금하신 160,000원은 결제하신 분이 로그인해 환불받으실 계좌를 입력해 주시면 돌려 드립니다.',
  );
  expect(document.body.textContent).not.toContain('전화');
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalledWith(`/payment/pay_result?moid=${moid}`);
});
