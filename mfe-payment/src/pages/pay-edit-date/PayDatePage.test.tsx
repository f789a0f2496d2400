import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { account, change, contract, detail, other } from '../../testing/contracts.ts';

const answers: Answers = {
  contractProductList: { contractList: [other, contract] },
  paymentDetail: detail,
  updatePayDate: { changeIdx: '700001', custCode: contract.custCode },
  kibnetData: {
    ...change,
    kind: 'updatePayDate',
    status: 'done',
    payment: change.beforePayment,
    payDay: 5,
    withdrawals: detail.days[0]?.withdrawals ?? [],
  },
};
const open = (address = '', more: PageOptions = {}) =>
  renderPage(section, `/payment/pay_edit_date${address}`, {
    answers,
    session: people.haneul,
    ...more,
  });

test('a member with several contracts chooses one, each with its day and method', async () => {
  const page = await open();
  const row = await page.findByRole('link', { name: /편안 안마의자/ });
  expect(row.textContent).toContain('매달 25일 · 59,900원 · 신용카드 신한카드 **** 7704');
  await page.user.click(row);
  expect(await page.findByRole('radio', { name: /^5일/ })).toBeTruthy();
  expect(page.address()).toBe('/payment/pay_edit_date?custCode=3100101');
});

test('a single contract is preselected; without any the page says so', async () => {
  const alone = await open('', {
    answers: { ...answers, contractProductList: { contractList: [contract] } },
  });
  expect(await alone.findByRole('radio', { name: /^5일/ })).toBeTruthy();
  expect(alone.queryByRole('link', { name: '계약 목록' })).toBeNull();
  const none = await open('', {
    answers: { ...answers, contractProductList: { contractList: [] } },
  });
  expect(await none.findByRole('heading', { name: '내역이 없습니다.' })).toBeTruthy();
});

test('choosing a day shows its consequences, and the fifth is recommended', async () => {
  const page = await open('?custCode=3100101');
  const fifth = await page.findByRole('radio', { name: /^5일/ });
  expect(fifth.closest('label')?.textContent).toBe('5일추천');
  expect(page.getByRole<HTMLInputElement>('radio', { name: /^25일/ }).disabled).toBe(true);
  await page.user.click(fifth);
  const next = page.getByRole('heading', { name: '5일로 바꾸시면 이렇게 나갑니다' });
  expect(next.closest('section')?.textContent).toContain(
    '2026.11.25(수)이번 달은 지금 납부일에 나갑니다.2026.12.07(월)12월 5일은 은행이 쉬는 날이라 다음 영업일에 나갑니다.2027.01.05(화)',
  );
});

test('who pays from an account is not told which day suits a card', async () => {
  const page = await open('?custCode=3100101', {
    answers: { ...answers, paymentDetail: { ...detail, payment: account } },
  });
  const fifth = await page.findByRole('radio', { name: /^5일/ });
  expect(fifth.closest('label')?.textContent).toBe('5일');
  expect(page.queryByText(/카드로 내시면/)).toBeNull();
});

test('the change leads to its own address, with both days side by side', async () => {
  const page = await open('?custCode=3100101');
  await page.user.click(await page.findByRole('radio', { name: /^5일/ }));
  await page.user.click(page.getByRole('button', { name: '매달 5일로 바꾸기' }));
  expect(
    await page.findByRole('heading', { level: 1, name: '납부일을 매달 5일로 바꿨습니다' }),
  ).toBeTruthy();
  expect(page.address()).toBe('/payment/pay_edit_result?change=700001');
  expect(page.getByText('바꾸기 전').closest('dl')?.textContent).toBe(
    '바꾸기 전매달 25일지금매달 5일',
  );
  expect(page.calls.find(({ kind }) => kind === 'updatePayDate')?.input).toEqual({
    custCode: '3100101',
    payDay: 5,
  });
});

test('sends nothing without a day; a retry after a lost answer uses the same key', async () => {
  let lost = true;
  const page = await open('?custCode=3100101', {
    answers: {
      ...answers,
      updatePayDate: () => {
        if (!lost) return { changeIdx: '700001', custCode: contract.custCode };
        lost = false;
        return refusal('NETWORK');
      },
    },
  });
  await page.user.click(await page.findByRole('button', { name: '납부일 바꾸기' }));
  expect(page.getByText('새 납부일을 골라 주세요.')).toBeTruthy();
  await page.user.click(page.getByRole('radio', { name: /^5일/ }));
  await page.user.click(page.getByRole('button', { name: '매달 5일로 바꾸기' }));
  expect((await page.findByRole('alert')).textContent).toContain('한 번만 바뀝니다');
  await page.user.click(page.getByRole('button', { name: '매달 5일로 바꾸기' }));
  await page.findByRole('heading', { level: 1, name: /바꿨습니다/ });
  const keys = page.calls.filter(({ kind }) => kind === 'updatePayDate').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('unpaid fees must be paid first, and link to their payment', async () => {
  const page = await open('?custCode=3100101', {
    answers: {
      ...answers,
      paymentDetail: {
        ...detail,
        unpaid: 43_800,
        refusal: '내지 않으신 요금이 있어 납부일을 바꿀 수 없습니다.',
      },
    },
  });
  expect((await page.findByRole('link', { name: '요금 납부하기' })).getAttribute('href')).toBe(
    '/payment',
  );
  expect(page.queryByRole('radio')).toBeNull();
});

test('offers no change while another is in progress', async () => {
  const page = await open('?custCode=3100101', {
    answers: { ...answers, paymentDetail: { ...detail, changing: '700001' } },
  });
  expect((await page.findByRole('link', { name: '진행 상황 보기' })).getAttribute('href')).toBe(
    '/payment/pay_edit_result?change=700001',
  );
  expect(page.queryByRole('radio')).toBeNull();
});

test('a visitor is asked to log in', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
