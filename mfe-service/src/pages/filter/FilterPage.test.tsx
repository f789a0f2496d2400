import { expect, test } from '@jest/globals';
import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { foundInBody, inUse, membership, owned, receipt } from '../../testing/answers.ts';
import { decide, goTo, membershipTerms, privacy, send } from '../../testing/form.ts';

const purifier = {
  productIdx: '72',
  goodsName: '편안 정수기',
  refusal: null,
  filters: [{ name: '세디먼트 필터', price: 30000, everyMonths: 4 }],
  example: { months: 4, supplied: 90000, paid: 59600, penalty: 30400 },
  paidBy: 'contract' as const,
};
const { service, orderType, status, visitOn } = membership;
const received = { ...receipt, service, orderType, status, visitOn };
const answers: Answers = {
  myAllProductList: { productList: owned },
  filterMemberships: { purifiers: [purifier], memberships: [membership] },
  joinFilterMembership: received,
  membershipInfo: { ...inUse, status: '1', statusName: '접수중' },
};
const open = (more: PageOptions = {}) =>
  renderPage(section, '/service/service_w_filter', { answers, session: people.haneul, ...more });

test('the fee, the terms and the penalty are shown with the customer’s own figures', async () => {
  const page = await open();
  await decide(page, ['radio', '편안 정수기'], ['radio', '24개월']);
  const cost = page.getByRole('region', { name: '비용' });
  expect(cost.textContent).toContain('14,900원');
  expect(cost.textContent).toContain('4개월마다, 따로 사시면 30,000원');
  expect(cost.textContent).toContain('24개월 동안 모두357,600원');
  expect(cost.textContent).toContain('렌탈 계약의 결제 수단으로 매달 납부일에');
  expect(cost.textContent).toContain('7일 안에는 위약금 없이 청약을 철회하실 수 있습니다.');
  expect(cost.textContent).toContain('90,000원 − 59,600원으로 위약금이 30,400원입니다.');
  await goTo(page, '받으실 곳');
  await decide(page, ['button', '필터를 받으실 곳 주소 찾기']);
  await goTo(page, '연락처와 동의');
  await decide(page, privacy);
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect((await page.findAllByText('내용을 확인하고 동의해 주세요.')).length).toBeGreaterThan(0);
  await decide(page, membershipTerms);
  await goTo(page, '내용 확인');
  await decide(page, send);
  expect(await page.findByRole('heading', { level: 1, name: /접수했습니다/ })).toBeTruthy();
  expect(page.calls.find(({ kind }) => kind === 'joinFilterMembership')?.input).toMatchObject({
    productIdx: '72',
    terms: 2,
    consentTerms: 'Y',
    ...foundInBody,
  });
});

test('a visitor sees the fee before the login', async () => {
  const page = await open({ session: 'visitor' });
  expect(await page.findByText(/^로그인하시면 내 정수기/)).toBeTruthy();
  expect(page.getByRole('row', { name: /월 이용료/ }).textContent).toContain('14,900원');
});

test('a corporate contract is shown with the reason and cannot be chosen', async () => {
  const refusal = '법인 계약은 신청하실 수 없습니다.';
  const page = await open({
    session: people.seoyeon,
    answers: {
      ...answers,
      filterMemberships: { purifiers: [{ ...purifier, refusal }], memberships: [] },
    },
  });
  const card = await page.findByRole<HTMLInputElement>('radio', { name: /편안 정수기/ });
  expect(card.disabled).toBe(true);
  expect(card.closest('label')?.textContent).toContain(refusal);
});
