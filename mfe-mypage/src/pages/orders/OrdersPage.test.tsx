import { expect, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { shipped } from '@portal/testing/products';
import { waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';

const undated: typeof shipped = {
  ...shipped,
  ordNo: '2026111600018',
  delivery: {
    status: 'ORDER',
    statusName: '주문 접수',
    installOn: null,
    dayState: 'none',
    shipments: [],
  },
};
const done: typeof shipped = {
  ...shipped,
  ordNo: '2026111600019',
  installedOn: '2026-11-20',
  delivery: {
    status: 'DONE',
    statusName: '설치 완료',
    installOn: '2026-11-20',
    dayState: 'done',
    shipments: [],
  },
};
const old = { ...shipped, ordNo: '2020051300012', installedOn: '2020-05-20', delivery: null };
const answers: Answers = { orderList: listOf(shipped, undated, done, old) };
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/member/member_order_info${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const EMPTY = '내역이 없습니다.';

test('an order says its products, day of installation and stage, and leads to its delivery', async () => {
  const page = await open();
  const row = await page.findByRole('link', { name: /2026111600017/ });
  expect(row.textContent).toBe(
    '편안 안마의자, 발 쿠션2026.11.16(월) 주문2026.12.01(화) 설치 예정주문 번호 2026111600017출고',
  );
  expect(row.getAttribute('href')).toBe('/product/product_delivery?orderNo=2026111600017');
});

test('each order shows what is known: no day yet, installed, or older than the portal’s deliveries', async () => {
  const page = await open();
  expect((await page.findByRole('link', { name: /2026111600018/ })).textContent).toContain(
    '설치일을 정하고 있습니다.',
  );
  expect(page.getByRole('link', { name: /2026111600019/ }).textContent).toContain(
    '2026.11.20(금) 설치',
  );
  expect(page.getByText('주문 번호 2020051300012').closest('a')).toBeNull();
});

test('an order of several shipments shows the goods, stage and day of each', async () => {
  const [first] = shipped.delivery?.shipments ?? [];
  if (!first || !shipped.delivery) throw new Error('the order has no shipment');
  const second = {
    parts: [{ goodsName: '거치대', qty: 1 }],
    statusName: '상품 준비',
    installOn: null,
    dayState: 'none' as const,
  };
  // Two that say the same are both shown.
  const delivery = { ...shipped.delivery, shipments: [first, second, second] };
  // One of its products is installed, and the others are still on their way.
  const several = { ...shipped, installedOn: '2026-11-20', delivery };
  const page = await open('', { answers: { orderList: listOf(several) } });
  const row = await page.findByRole('link', { name: /2026111600017/ });
  const lines = [...row.querySelectorAll('p')].map((line) => line.textContent);
  expect(lines).toEqual([
    '2026.11.16(월) 주문',
    '배송 1: 편안 안마의자 1개, 발 쿠션 2개 · 출고 · 2026.12.01(화) 설치 예정',
    '배송 2: 거치대 1개 · 상품 준비 · 설치일을 정하고 있습니다.',
    '배송 3: 거치대 1개 · 상품 준비 · 설치일을 정하고 있습니다.',
    '주문 번호 2026111600017',
  ]);
});

test.each([
  ['toConfirm', '2026.12.01(화) 설치 예정, 이 날을 확정해 주세요.'],
  ['moving', '설치일을 다시 정하고 있습니다.'],
  ['late', '2026.12.01(화) 예정일이 지났습니다. 고객센터에서 확인해 드립니다.'],
] as const)('an order whose day is %s says so', async (dayState, said) => {
  const delivery = shipped.delivery && { ...shipped.delivery, dayState };
  const page = await open('', { answers: { orderList: listOf({ ...shipped, delivery }) } });
  const row = await page.findByRole('link', { name: /2026111600017/ });
  expect(row.textContent).toContain(`주문${said}주문`);
});

test.each([
  ['', 'rental', '렌탈', ''],
  ['?order=rental', 'rental', '렌탈', ''],
  ['?order=buy', 'buy', '구매', 'order=buy&'],
])('%s asks for %s', async (query, order, label, kept) => {
  const page = await open(query);
  expect(await page.findByRole('link', { name: label, current: true })).toBeTruthy();
  expect(page.serverCalls.at(-1)?.input).toEqual({ order, curPage: 1, pageSize: 10 });
  expect(page.getByRole('link', { name: /2026111600017/ }).getAttribute('href')).toBe(
    `/product/product_delivery?${kept}orderNo=2026111600017`,
  );
});

test.each(['?order=0', '?page=x'])('%s becomes the default', async (query) => {
  const page = await open(query);
  expect(page.address()).toBe('/member/member_order_info');
});

test('a page number beyond the last page leads to the last page', async () => {
  const orderList: Answers['orderList'] = ({ input }) => ({
    ...listOf(shipped),
    total: 11,
    curPage: Math.min(2, input.curPage),
  });
  const page = await open('?order=buy&page=5', { answers: { orderList } });
  expect(page.address()).toBe('/member/member_order_info?order=buy&page=2');
});

test('opens with the kind that has orders, and stays where the customer goes then', async () => {
  const orderList: Answers['orderList'] = ({ input: { order } }) =>
    order === 'buy' ? listOf(shipped) : { ...listOf(), others: 1 };
  const page = await open('', { answers: { ...answers, orderList } });
  await waitFor(() => expect(page.address()).toBe('/member/member_order_info?order=buy'));
  // The harness hears that orders are asked for again: those of the other kind.
  page.takeComplaints();
  await page.user.click(await page.findByRole('link', { name: '렌탈' }));
  expect(await page.findByText(/구매하신 주문은 위의 구매에 있습니다/)).toBeTruthy();
  expect(page.address()).toBe('/member/member_order_info');
});

test('who has no orders at all is not sent to the other kind', async () => {
  const orderList = { ...listOf<typeof shipped>(), others: 0 };
  const page = await open('', { answers: { ...answers, orderList } });
  expect(await page.findByText(/^렌탈하거나 구매하신 주문이 없습니다/)).toBeTruthy();
  expect(page.queryByText(/위의 구매에/)).toBeNull();
});

test('while another filter is loaded, the list does not say that it is empty', async () => {
  const own: Answers = { orderList: listOf() };
  const page = await open('', { answers: own });
  await page.findByRole('heading', { name: EMPTY });
  own.orderList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '구매' }));
  expect(await page.findByText('불러오는 중입니다.')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
});

test('a list that cannot be loaded says so, and loads at another try', async () => {
  const own: Answers = { orderList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers: own });
  expect(await page.findByRole('alert')).toBeTruthy();
  expect(page.queryByText(EMPTY)).toBeNull();
  page.takeComplaints();
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByRole('link', { name: /2026111600017/ })).toBeTruthy();
});

test('if this release has no look-up, a visitor is asked to log in alone', async () => {
  const page = await open('', { session: 'visitor', hrefFor: () => null });
  expect(page.queryByRole('link', { name: '비회원으로 조회하기' })).toBeNull();
  expect(page.getByText(/^회원만 볼 수 있는 화면입니다/)).toBeTruthy();
});

test('if this release has no page of deliveries, orders are not links', async () => {
  const page = await open('', { hrefFor: () => null });
  expect((await page.findByText('주문 번호 2026111600017')).closest('a')).toBeNull();
});

test('a visitor is asked to log in, or to look up as a guest', async () => {
  const page = await open('', { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
  const lookUp = page.getByRole('link', { name: '비회원으로 조회하기' });
  expect(lookUp.getAttribute('href')).toBe('/product/product_delivery_info?step=delivery');
});
