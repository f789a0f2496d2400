import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { order, unpaidOrder } from '../../testing/things.ts';

const membership = {
  ...order,
  ordNbr: '20260003',
  service: 'w_filter' as const,
  orderType: 'w_filter' as const,
  status: '3',
  statusName: '이용중',
  visitOn: null,
};
const cancelled = { ...order, ordNbr: '20260004', status: 'CANCEL', statusName: '취소됨' };
const answers: Answers = {
  serviceOrderList: {
    ...listOf(order, unpaidOrder, membership, cancelled),
    next: { ...order, late: false },
  },
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/service_order_info${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const EMPTY = '접수 내역이 없습니다.';
const none: Answers = { serviceOrderList: { ...listOf(), next: null } };

test('requests for all services are in one list, each with a link to its page', async () => {
  const page = await open();
  const repair = await page.findByRole('link', { name: /20260001/ });
  expect(repair.textContent).toBe(
    '편안 정수기 수리2026.11.20(금) 접수 · 2026.11.26(목) 방문 예정접수 번호 20260001기사배정',
  );
  expect(repair.getAttribute('href')).toBe('/service/service_order_detail?id=20260001');
  const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/편안 안마의자 이전설치/)).toBe(
    '/service/service_order_detail?service=transfer&id=20260002',
  );
  expect(hrefOf(/20260003/)).toBe('/service/service_order_detail?service=w_filter&id=20260003');
  expect(page.getByRole('status').textContent).toBe('전체 4건');
});

test('a visit whose day has passed says so', async () => {
  const late = { ...order, visitOn: '2026-11-19', late: true };
  const page = await open('', { answers: { serviceOrderList: { ...listOf(), next: late } } });
  const next = (await page.findByRole('heading', { name: '다음 방문' })).closest('section');
  expect(next?.textContent).toContain('2026.11.19(목)');
  expect(next?.textContent).toContain('예정일이 지났습니다. 고객센터에서 확인해 드립니다.');
});

test('the next visit is on top, whatever the filters below', async () => {
  const page = await open('?service=seat', {
    answers: { serviceOrderList: { ...listOf(), next: { ...order, late: false } } },
  });
  const next = (await page.findByRole('heading', { name: '다음 방문' })).closest('section');
  expect(next?.textContent).toBe(
    '다음 방문2026.11.26(목)편안 정수기 수리 · 기사배정진행 상황 보기',
  );
  expect(next?.querySelector('a')?.getAttribute('href')).toBe(
    '/service/service_order_detail?id=20260001',
  );
  const other = await open('', { answers: none });
  await other.findByRole('heading', { name: EMPTY });
  expect(other.queryByRole('heading', { name: '다음 방문' })).toBeNull();
});

test('an unpaid request shows its amount and a link to pay; a cancelled one shows no visit', async () => {
  const page = await open();
  const pay = await page.findByRole('link', { name: '접수 번호 20260002 결제하기' });
  expect(pay.getAttribute('href')).toBe('/payment?ordNbr=20260002');
  expect(page.getByText('내실 금액 162,000원')).toBeTruthy();
  const row = page.getByRole('link', { name: /20260004/ });
  expect(row.textContent).not.toContain('방문');
  expect(row.textContent).toContain('취소됨');
});

// All values of both filters (specification, 4).
test.each([
  ['', {}, '전체', '전체'],
  ['?service=after', { service: 'after' }, '수리', '전체'],
  ['?service=seat', { service: 'seat' }, '시트 교체', '전체'],
  ['?service=transfer', { service: 'transfer' }, '이전설치', '전체'],
  ['?service=assemble_disassemble', { service: 'assemble_disassemble' }, '분해·조립', '전체'],
  ['?service=w_filter', { service: 'w_filter' }, '필터 멤버십', '전체'],
  ['?state=WAIT', { state: 'WAIT' }, '전체', '결제 대기'],
  ['?state=OPEN', { state: 'OPEN' }, '전체', '진행 중'],
  ['?state=DONE', { state: 'DONE' }, '전체', '완료'],
  ['?service=seat&state=CANCEL', { service: 'seat', state: 'CANCEL' }, '시트 교체', '취소됨'],
])('%s asks for %j', async (query, input, service, state) => {
  const page = await open(query);
  await page.findByRole('navigation', { name: '서비스' });
  const chosenOf = (name: string) =>
    page.getByRole('navigation', { name }).querySelector('[aria-current]')?.textContent;
  expect([chosenOf('서비스'), chosenOf('진행 상태')]).toEqual([service, state]);
  expect(page.serverCalls.at(-1)?.input).toEqual({ ...input, curPage: 1, pageSize: 10 });
});

test.each(['?service=care', '?state=0', '?page=0'])('%s becomes the default', async (query) => {
  const page = await open(query);
  expect(page.address()).toBe('/member/service_order_info');
});

test('a page number beyond the last page leads to the last page, and keeps the filters', async () => {
  const serviceOrderList: Answers['serviceOrderList'] = ({ input }) => ({
    ...listOf(order),
    total: 11,
    curPage: Math.min(2, input.curPage),
    next: null,
  });
  const page = await open('?state=OPEN&page=9', { answers: { serviceOrderList } });
  expect(page.address()).toBe('/member/service_order_info?state=OPEN&page=2');
});

test('an empty list says so and links to the services; an empty filter links to the whole list', async () => {
  const page = await open('', { answers: none });
  expect(await page.findByRole('heading', { name: EMPTY })).toBeTruthy();
  expect(page.getByRole('link', { name: '서비스 신청하기' }).getAttribute('href')).toBe('/online');
  const filtered = await open('?state=DONE', { answers: none });
  expect((await filtered.findByRole('link', { name: '전체 보기' })).getAttribute('href')).toBe(
    '/member/service_order_info',
  );
});

test('while another filter is loaded, the list does not say that it is empty', async () => {
  const own: Answers = { ...none };
  const page = await open('?state=DONE', { answers: own });
  await page.findByRole('heading', { name: EMPTY });
  own.serviceOrderList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '진행 중' }));
  expect(await page.findByText('불러오는 중입니다.')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
});

test.each([
  ['NETWORK', '인터넷에 연결되지 않았습니다.'],
  ['ERR_INTERNAL', '내용을 가져오지 못했습니다.'],
] as const)('a list that fails with %s says so, and loads at another try', async (code, text) => {
  const own: Answers = { serviceOrderList: refusal(code) };
  const page = await open('', { answers: own });
  expect((await page.findByRole('alert')).textContent).toContain(text);
  expect(page.queryByText(EMPTY)).toBeNull();
  page.takeComplaints();
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByRole('link', { name: /20260001/ })).toBeTruthy();
});

test('rows whose page this release does not have are not links', async () => {
  const page = await open('', { hrefFor: () => null });
  expect(await page.findByText('접수 번호 20260001')).toBeTruthy();
  expect(page.queryByRole('link', { name: /편안 정수기|결제하기|진행 상황/ })).toBeNull();
});

test('the section’s menu names the present page, and opens on a press', async () => {
  const page = await open();
  const nav = await page.findByRole('navigation', { name: '마이페이지 메뉴' });
  expect(nav.querySelector('[aria-current]')?.textContent).toBe('서비스 접수');
  // jsdom applies the styles of wide screens, where the button is hidden; we find it by its text instead.
  const toggle = page.getByText('마이페이지 · 서비스 접수');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await page.user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

test('a visitor is asked to log in, or to look up as a guest', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
  const lookUp = page.getByRole('link', { name: '비회원으로 조회하기' });
  expect(lookUp.getAttribute('href')).toBe('/service/order_check');
});
