import { expect, test } from '@jest/globals';
import type { ServiceOrder } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { inUse, membership } from '../../testing/answers.ts';

const received: ServiceOrder = {
  ...inUse,
  status: '1',
  statusName: '접수중',
  membership: inUse.membership && {
    ...inUse.membership,
    startedOn: null,
    endsOn: null,
    next: null,
    earlyEnd: null,
  },
  may: { cancel: true, changeAddress: 'again', callCentre: false },
};
const open = (address: string, answers: Answers) =>
  renderPage(section, `/service/${address}`, { answers, session: people.haneul });
const detail = 'service_order_detail?service=w_filter&id=20260001';
const valueOf = (page: Awaited<ReturnType<typeof open>>, label: string) =>
  page.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;

test('a membership in the list leads to its page', async () => {
  const page = await open('service_order_info?service=w_filter&status=3', {
    membershipList: listOf(membership),
  });
  const row = await page.findByRole('link', { name: /편안 정수기/ });
  expect(row.getAttribute('href')).toBe(
    '/service/service_order_detail?service=w_filter&id=20260001',
  );
  expect(page.serverCalls.at(-1)).toMatchObject({ kind: 'membershipList', input: { status: '3' } });
});

test('a membership in use tells fee, term, next delivery, address and what an end would cost', async () => {
  const page = await open(detail, { membershipInfo: inUse });
  await page.findByRole('heading', { level: 1, name: '편안 정수기 필터 멤버십' });
  expect(valueOf(page, '월 이용료')).toBe('14,900원 (필터와 배송 포함)');
  expect(valueOf(page, '12개월 동안 모두')).toBe('178,800원');
  expect(page.getByText(/2026\.11\.20\(금\)부터 2027\.11\.19\(금\)까지/)).toBeTruthy();
  expect(valueOf(page, '내시는 방법')).toContain('렌탈 계약의 결제 수단으로');
  expect(valueOf(page, '다음 배송')).toBe('2027.03.20(토)\n세디먼트 필터');
  expect(valueOf(page, '필터를 받으실 곳')).toContain('서울 강남구 테헤란로 152');
  expect(valueOf(page, '지금 그만두시면')).toContain('위약금 27,100원');
  expect(page.getAllByText('지금 단계', { exact: false })).toHaveLength(1);
  expect(page.getByRole('link', { name: '1:1 문의' }).getAttribute('href')).toBe('/customer/qna');
  // It is paid by the month: nothing was paid for the request itself.
  expect(page.queryByText('결제하신 금액')).toBeNull();
});

test('a membership that is not confirmed is revoked on its page', async () => {
  const page = await open(detail, {
    membershipInfo: received,
    cancelMembership: { ordNbr: '20260001', status: 'CANCEL' },
  });
  await page.user.click(await page.findByRole('button', { name: '접수 취소하기' }));
  expect(page.calls.find(({ kind }) => kind === 'cancelMembership')?.input).toEqual({
    ordNbr: '20260001',
  });
  expect(page.host.notify).toHaveBeenCalledWith('접수를 취소했습니다.');
});

test.each([
  ['필터 멤버십 신청을 접수했습니다', received],
  ['필터 멤버십을 이용하고 계십니다', inUse],
  ['필터 멤버십 접수가 취소되었습니다', { ...received, status: 'CANCEL', may: inUse.may }],
])('the result of a membership is titled %s', async (title, order) => {
  const page = await open('service_result?orderType=w_filter&ordNbr=20260001', {
    membershipInfo: order,
  });
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(page.queryByText(/^철회하시거나|바로 철회하실 수/) === null).toBe(
    order.status === 'CANCEL',
  );
});
