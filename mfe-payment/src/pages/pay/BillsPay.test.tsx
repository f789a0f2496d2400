import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { bill, merchant, moid, open, started } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import type { AnswerOf, Bill, listBills } from '@portal/contract';
import { section } from '../../routes.tsx';

const windowOpen = jest.fn(() => ({ postMessage() {}, close() {} }));
beforeEach(() => {
  windowOpen.mockClear();
  window.open = windowOpen as unknown as typeof window.open;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
const show = (list: Bill[], last: AnswerOf<typeof listBills>['last'] = null) =>
  renderPage(section, '/payment', {
    answers: {
      payIdKey: merchant,
      payBills: { list, last },
      moid: { moid, amount: 54_800, point: 0 },
      ...started,
      payResult: open,
    },
    session: people.haneul,
  });
const agree = ({ user, getByRole }: Awaited<ReturnType<typeof show>>) =>
  user.click(getByRole('checkbox', { name: /동의합니다/ }));

const bills = [
  bill('31'),
  bill('32', { goodsName: '편안 정수기', goodsPrice: 14_900, isOverdue: false }),
  bill('33', { goodsName: '편안 모션베드', begun: { moid, outcome: 'checking' } }),
];

test('pays the chosen bills as one, in the four comma-separated lists', async () => {
  const page = await show(bills);
  expect(page.getByRole('button', { name: '54,800원 결제하기' })).toBeTruthy();
  expect(page.getByRole('checkbox', { name: /모션베드/ })).toHaveProperty('disabled', true);
  expect(page.getByRole('link', { name: '결제 상태 보기' }).getAttribute('href')).toBe(
    `/payment/pay_result?moid=${moid}`,
  );
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '54,800원 결제하기' }));
  await page.findByRole('heading', { name: '결제를 아직 마치지 않으셨습니다' });
  expect(page.calls.find(({ kind }) => kind === 'moid')?.input).toEqual({
    jobKind: 'bill',
    goodsIdx: '31,32',
    goodsQty: '1,1',
    goodsPrice: '39900,14900',
    goodsPoint: '0,0',
    payMethod: '1',
    consentPay: 'Y',
  });
});

test('does not offer deposit accounts for bills, because they stay open for days', async () => {
  const page = await show(bills);
  expect(page.getByRole('radio', { name: /신용카드/ })).toBeTruthy();
  expect(page.queryByRole('radio', { name: /가상계좌/ })).toBeNull();
});

test('without a chosen bill, pays nothing and says so', async () => {
  const page = await show([bill('31')]);
  await page.user.click(page.getByRole('checkbox', { name: /안마의자/ }));
  expect(page.getByText('내실 요금을 하나 이상 골라 주세요.')).toBeTruthy();
  await agree(page);
  await page.user.click(page.getByRole('button', { name: '결제하기' }));
  expect(windowOpen).not.toHaveBeenCalled();
});

test('without an open bill there is nothing to pay', async () => {
  const page = await show([]);
  expect(page.getByRole('heading', { name: '납부할 정보가 없습니다.' })).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});

test('begins with the bills and the way of the payment that was not made', async () => {
  const page = await show(bills, { payMethod: '2', goodsIdx: ['32', '33'] });
  expect(page.getByRole('button', { name: '14,900원 결제하기' })).toBeTruthy();
  expect(page.getByRole<HTMLInputElement>('radio', { name: /계좌이체/ }).checked).toBe(true);
  // None of those that it was for can be paid any more.
  const others = await show(bills, { payMethod: '2', goodsIdx: ['33', '34'] });
  expect(others.getByRole('button', { name: '54,800원 결제하기' })).toBeTruthy();
});
