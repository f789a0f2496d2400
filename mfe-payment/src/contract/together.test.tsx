import { afterEach, expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';
import { change, contract, detail, info, other } from '../testing/contracts.ts';

/** Three more contracts: of the same day and way, of an account, and of a change under way. */
const same = { ...contract, custCode: '3100103', goodsName: '편안 침대' };
const byAccount = { ...other, payDay: 10 };
const busy = { ...contract, custCode: '3100104', goodsName: '편안 의자', changing: '700009' };
const all = [same, byAccount, busy];

const thisMonth = { planned: '2026-11-25', day: '2026-11-25' };
const next = { planned: '2026-12-10', day: '2026-12-10' };
const receipt = { changeIdx: '700001', custCode: contract.custCode };
const answers: Answers = {
  contractProductList: { contractList: [contract, ...all] },
  paymentDetail: {
    ...detail,
    others: all.map((one) => ({
      ...one,
      refusal: null,
      thisMonth: one === byAccount ? null : thisMonth,
    })),
  },
  paymentInfo: { ...info, others: all.map((one) => ({ ...one, next, dueToday: false })) },
  cardList: { companyList: [{ companyCd: '06', companyName: '신한카드' }] },
  updatePayDate: receipt,
  updateCardInfo: receipt,
  kibnetData: { ...change, status: 'done' },
};
const open = (path: string, more: Answers = {}) =>
  renderPage(section, path, { answers: { ...answers, ...more }, session: people.haneul });
afterEach(() => sessionStorage.clear());

type Page = Awaited<ReturnType<typeof open>>;
const ticks = (page: Page) =>
  page.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.checked, box.disabled]);
const sent = (page: Page, call: string) =>
  page.calls.filter(({ kind }) => kind === call).map(({ input }) => input);

test('a new day: those of the same day are ticked, and each says what follows for it', async () => {
  const page = await open('/payment/pay_edit_date?custCode=3100101');
  await page.findByRole('group', { name: '함께 바꿀 계약' });
  expect(ticks(page)).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(page.getByText(/아직 끝나지 않은 변경이 있어/)).toBeTruthy();
  await page.user.click(page.getByRole('checkbox', { name: /편안 정수기/ }));
  await page.user.click(page.getByRole('radio', { name: /^5일/ }));
  const each = page.getByRole('heading', { name: '함께 바꾸시는 계약' }).nextElementSibling;
  expect([...(each?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '편안 침대계약 번호 31001032026.11.25(수) 출금은 그대로 나가고, 2026.12.07(월) 출금부터 새 납부일에 나갑니다.',
    '편안 정수기계약 번호 31001022026.12.07(월) 출금부터 새 납부일에 나갑니다.',
  ]);
  await page.user.click(page.getByRole('button', { name: '계약 3개를 매달 5일로 바꾸기' }));
  await page.findByRole('heading', { level: 1, name: /바꿨습니다/ });
  expect(sent(page, 'updatePayDate')).toEqual([
    { custCode: '3100101', payDay: 5, others: ['3100103', '3100102'] },
  ]);
});

test('a contract that is paid on the chosen day already is left out', async () => {
  const page = await open('/payment/pay_edit_date?custCode=3100101');
  await page.user.click(await page.findByRole('checkbox', { name: /편안 정수기/ }));
  await page.user.click(page.getByRole('radio', { name: /^10일/ }));
  expect(page.getByText('이미 이날에 나갑니다.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '계약 2개를 매달 10일로 바꾸기' }));
  await page.findByRole('heading', { level: 1, name: /바꿨습니다/ });
  expect(sent(page, 'updatePayDate')).toEqual([
    { custCode: '3100101', payDay: 10, others: ['3100103'] },
  ]);
});

test('where one cannot change, the page says which; without it the change has a key of its own', async () => {
  let isRefused = true;
  const page = await open('/payment/pay_edit_date?custCode=3100101', {
    updatePayDate: () => {
      if (!isRefused) return receipt;
      isRefused = false;
      return refusal('ERR_INVALID_INPUT', { others: '‘편안 침대’: 이 계약을 빼고' });
    },
  });
  await page.user.click(await page.findByRole('radio', { name: /^5일/ }));
  await page.user.click(page.getByRole('button', { name: '계약 2개를 매달 5일로 바꾸기' }));
  expect((await page.findByRole('alert')).textContent).toContain('‘편안 침대’: 이 계약을 빼고');
  await page.user.click(page.getByRole('checkbox', { name: /편안 침대/ }));
  expect(page.queryByRole('alert')).toBeNull();
  await page.user.click(page.getByRole('button', { name: '매달 5일로 바꾸기' }));
  await page.findByRole('heading', { level: 1, name: /바꿨습니다/ });
  const keys = page.calls.filter(({ kind }) => kind === 'updatePayDate').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(sent(page, 'updatePayDate')[1]).toEqual({ custCode: '3100101', payDay: 5 });
});

test('a new card is entered once, and pays for the contracts that were ticked', async () => {
  const page = await open('/payment/pay_edit_method?custCode=3100101&to=card');
  await page.findByRole('option', { name: '신한카드' });
  await page.user.selectOptions(page.getByRole('combobox', { name: '카드사' }), '06');
  await page.user.type(page.getByRole('textbox', { name: '카드 번호' }), '4111 1111 1111 1111');
  await page.user.type(page.getByRole('textbox', { name: /유효 기간/ }), '09/28');
  const goOn = async (title: string) => {
    await page.user.click(page.getByRole('button', { name: '다음' }));
    await page.findByRole('heading', { level: 2, name: title });
  };
  await goOn('다른 계약');
  // The same card pays for the first of them.
  expect(ticks(page)).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  await goOn('동의');
  for (const box of page.getAllByRole('checkbox')) await page.user.click(box);
  await goOn('내용 확인');
  expect(page.getByText(/2026\.12\.10\(목\) 출금부터 새 결제 수단에서/).textContent).toContain(
    '지금 신용카드 신한카드 **** 7704.',
  );
  await page.user.click(page.getByRole('button', { name: '결제 수단 바꾸기' }));
  await page.findByRole('heading', { level: 1, name: '결제 수단을 바꿨습니다' });
  expect(sent(page, 'updateCardInfo')).toMatchObject([
    { custCode: '3100101', others: ['3100103'] },
  ]);
});

test('another party’s contract cannot be paid with this card, and says why', async () => {
  const foreign = { ...same, custName: '박다른', next, dueToday: false };
  const page = await open('/payment/pay_edit_method?custCode=3100101&to=bank&step=1', {
    paymentInfo: { ...info, others: [foreign] },
    bankList: { companyList: [{ companyCd: '088', companyName: '신한은행' }] },
  });
  await page.findByRole('option', { name: '신한은행' });
  await page.user.selectOptions(page.getByRole('combobox', { name: '은행' }), '088');
  await page.user.type(page.getByRole('textbox', { name: '계좌 번호' }), '110-123-456789');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  await page.findByText('계약하신 분(박다른)이 달라 함께 바꿀 수 없습니다.');
  expect(ticks(page)).toEqual([[false, true]]);
});

test.each([
  ['done', 'done', null, '계약 2개의 결제 수단을 바꿨습니다', null],
  [
    'done',
    'refused',
    'CONTRACT',
    '계약 2개 가운데 1개의 결제 수단만 바꿨습니다',
    '/payment/pay_edit_method?custCode=3100103',
  ],
  [
    'refused',
    'refused',
    'NAME',
    '계약 2개의 결제 수단을 바꾸지 못했습니다',
    '/payment/pay_edit_method?custCode=3100101',
  ],
  ['done', 'updating', null, '새 결제 수단을 등록하고 있습니다', null],
] as const)(
  'the result of two that are %s and %s tells each',
  async (status, otherStatus, why, title, again) => {
    const one = { ...change, ...same, changeIdx: '700002', status: otherStatus, refusal: why };
    const first = { ...change, status, refusal: status === 'refused' ? why : null };
    const page = await open('/payment/pay_edit_result?change=700001', {
      kibnetData: { ...first, others: [one] },
    });
    await page.findByRole('heading', { level: 1, name: title });
    expect(page.getByText('편안 안마의자 외 1개')).toBeTruthy();
    const each = page.getByRole('heading', { name: '계약마다' }).nextElementSibling;
    expect(each?.children).toHaveLength(2);
    expect(page.queryByRole('link', { name: '다시 신청하기' })?.getAttribute('href') ?? null).toBe(
      again,
    );
  },
);
