import { expect, jest, test } from '@jest/globals';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { shipped } from '@portal/testing/products';
import { fireEvent, waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { delivery, installDays, shipment } from '../../testing/deliveries.ts';

const summary: typeof shipped = {
  ...shipped,
  delivery: {
    status: 'PREPARE',
    statusName: '상품 준비',
    installOn: '2026-12-01',
    dayState: 'fixed',
    shipments: [],
  },
};
const answers: Answers = {
  orderList: listOf(summary),
  delivery,
  deliveryDays: installDays,
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/product/product_delivery${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
const one = `?orderNo=${delivery.orderNo}`;
const openOne = (...shipments: (typeof delivery)['shipments']) =>
  open(one, { answers: { ...answers, delivery: { ...delivery, shipments } } });

test('on the day of the installation the page says that the engineer has set out, once it has', async () => {
  const coming = { today: true, engineer: '오기사', arrival: null };
  const visit = shipment('INSTALL', { coming, may: { confirm: false, move: false } });
  const own: Answers = { ...answers, delivery: { ...delivery, shipments: [visit] } };
  const page = await open(one, { answers: own });
  expect(await page.findByText('방문 기사 오기사')).toBeTruthy();
  // The other one is the copy button's.
  await waitFor(() => expect(page.getAllByRole('status')).toHaveLength(2));
  const region = page.getAllByRole('status')[1];
  const arrival = { time: '14:20', minutes: 20 };
  own.delivery = { ...delivery, shipments: [{ ...visit, coming: { ...coming, arrival } }] };
  fireEvent(document, new Event('visibilitychange'));
  const said = '기사가 출발했습니다. 14:20쯤, 약 20분 뒤 도착합니다.';
  await waitFor(() => expect(region?.textContent).toBe(said));
  expect(page.getAllByText(said)).toHaveLength(2);
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});

test('lists a member’s orders by kind with their stage; an old one has no link', async () => {
  const old = { ...summary, ordNo: 'P1', delivery: null, installedOn: '2020-03-02' };
  const page = await open('', { answers: { ...answers, orderList: listOf(summary, old) } });
  const row = await page.findByRole('link', { name: /편안 안마의자, 발 쿠션/ });
  expect(row.textContent).toContain('2026.12.01(화) 설치 예정');
  expect(row.textContent).toContain('상품 준비');
  expect(page.getByText(/2020.03.02\(월\) 설치/).closest('a')).toBeNull();
  await page.user.click(page.getByRole('link', { name: '구매' }));
  await waitFor(() => expect(page.calls.at(-1)?.input).toMatchObject({ order: 'buy', curPage: 1 }));
  expect(page.address()).toBe('/product/product_delivery?order=buy');
});

test.each([
  ['toConfirm', /2026.12.01\(화\) 설치 예정, 이 날을 확정해 주세요/],
  ['moving', /설치일을 다시 정하고 있습니다/],
  ['late', /2026.12.01\(화\) 예정일이 지났습니다/],
] as const)('an order whose day is %s says so', async (dayState, said) => {
  const delivery = summary.delivery && { ...summary.delivery, dayState };
  const page = await open('', { answers: { orderList: listOf({ ...summary, delivery }) } });
  expect((await page.findByRole('link', { name: said })).textContent).toContain('상품 준비');
});

test('opens with the kind that has orders, and stays where the customer goes then', async () => {
  const orderList: Answers['orderList'] = ({ input: { order } }) =>
    order === 'buy' ? listOf(summary) : { ...listOf(), others: 1 };
  const page = await open('', { answers: { ...answers, orderList } });
  await waitFor(() => expect(page.address()).toBe('/product/product_delivery?order=buy'));
  await page.user.click(await page.findByRole('link', { name: '렌탈' }));
  expect(await page.findByText(/구매하신 주문은 위의 구매에 있습니다/)).toBeTruthy();
  expect(page.address()).toBe('/product/product_delivery');
});

test('who has no orders at all is not sent to the other kind', async () => {
  const orderList = { ...listOf<typeof shipped>(), others: 0 };
  const page = await open('', { answers: { ...answers, orderList } });
  expect(await page.findByText(/^렌탈하거나 구매하신 주문이 없습니다/)).toBeTruthy();
  expect(page.queryByText(/위의 구매에/)).toBeNull();
});

test('an empty list says so, and so does one that cannot be loaded', async () => {
  const none = await open('', { answers: { ...answers, orderList: listOf() } });
  expect(await none.findByRole('heading', { name: '조회 내역이 없습니다.' })).toBeTruthy();
  const own: Answers = { ...answers, orderList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers: own });
  expect((await page.findByRole('alert')).textContent).toContain('지원 번호 ABC234');
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByRole('link', { name: /편안 안마의자/ })).toBeTruthy();
});

test('an order shows its stage, what comes next and what to prepare, and can be saved and printed', async () => {
  const page = await open();
  await page.user.click(await page.findByRole('link', { name: /편안 안마의자/ }));
  expect(await page.findByRole('heading', { level: 1, name: '편안 안마의자 배송' })).toBeTruthy();
  expect(page.getByText(/지금 단계/).closest('li')?.textContent).toBe(
    '지금 단계 상품 준비 2026.11.17(화)창고에서 제품을 내보냅니다. (2026.11.27(금)까지)',
  );
  expect(page.getByText('오후 1시~4시').closest('strong')?.textContent).toBe(
    '2026.12.01(화) 오후 1시~4시',
  );
  expect(page.getByText(/멀티탭에는 꽂지 않습니다/)).toBeTruthy();
  expect(page.getByText('(06236) 서울 강남구 테헤란로 152 3층')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '번호 복사' }));
  expect(await navigator.clipboard.readText()).toBe(delivery.orderNo);
  window.print = jest.fn();
  await page.user.click(page.getByRole('button', { name: '인쇄하기' }));
  expect(window.print).toHaveBeenCalled();
  const saved = new FileReader();
  // The address must stay on this page: jsdom logs an error for a press on any other link.
  URL.createObjectURL = (file) => {
    saved.readAsText(file as Blob);
    return '#saved';
  };
  URL.revokeObjectURL = () => {};
  await page.user.click(page.getByRole('button', { name: '달력에 저장하기' }));
  await waitFor(() => expect(saved.result).not.toBeNull());
  const text = saved.result;
  // Calendar files have times in UTC: these are 13:00 to 16:00 in Seoul.
  expect(text).toContain('DTSTART:20261201T040000Z\r\nDTEND:20261201T070000Z');
  expect(text).toContain('SUMMARY:편안 안마의자 설치\r\n');
  // The UID contains no day, so a moved day replaces the entry.
  expect(text).toContain('UID:delivery-500001@portal\r\n');
});

test.each([
  ['ORDER', { day: 'none', installOn: null, hours: null }, '설치하러 갈 날을 정해'],
  ['PREPARE', { day: 'planned' }, '이 날 받으실 수 있는지 알려 주세요.'],
  ['DISPATCH', { day: 'confirmed' }, '확정하신 날입니다.'],
  ['DISPATCH', { day: 'moving', askedOn: '2026-12-04' }, '바꾸어 달라고 하셨습니다.'],
  ['DISPATCH', { day: 'confirmed', dayState: 'late' }, '예정일이 지났습니다.'],
  ['INSTALL', { day: 'confirmed' }, '설치하는 날입니다.'],
  ['DONE', { day: 'confirmed' }, '설치를 마쳤습니다.'],
] as const)('at %s with %j it says where the day stands', async (status, own, said) => {
  const page = await openOne(shipment(status, { ...own, may: { confirm: false, move: false } }));
  expect(await page.findByText(new RegExp(said))).toBeTruthy();
  expect(page.queryByRole('button', { name: /확정|바꾸기/ })).toBeNull();
  const byPhone = page.queryByText(/에서 바꾸어 드립니다/);
  expect(byPhone !== null).toBe(status !== 'DONE' && own.day !== 'none');
  expect(page.queryByText('집에서 준비해 주세요') !== null).toBe(status !== 'DONE');
  const saved = page.queryByRole('button', { name: '달력에 저장하기' });
  // A past or rejected day cannot be saved.
  const { dayState } = shipment(status, own);
  expect(saved !== null).toBe(dayState === 'toConfirm' || dayState === 'fixed');
});

test('a day that is being moved is no headline: the page says that nobody comes then', async () => {
  const page = await openOne(shipment('DISPATCH', { day: 'moving', askedOn: '2026-12-04' }));
  const headline = await page.findByText('설치일을 다시 정하고 있습니다.');
  const box = headline.closest('p');
  expect([...(box?.querySelectorAll('strong') ?? [])].map((one) => one.textContent)).toEqual([
    '설치일을 다시 정하고 있습니다.',
  ]);
  expect(box?.textContent).toContain('2026.12.01(화)에는 찾아뵙지 않습니다.');
});

test('says that the visit is on that day, not by that day', async () => {
  const next = { text: '기사가 방문해 설치합니다.', by: '2026-12-01' };
  const page = await openOne(shipment('DISPATCH', { next }));
  expect(await page.findByText('기사가 방문해 설치합니다.')).toBeTruthy();
});

test('the engineer is named, with a phone number', async () => {
  const engineer = { name: '오기사', phone: '01000003333' };
  const page = await openOne(shipment('INSTALL', { engineer }));
  const call = await page.findByRole('link', { name: '010-0000-3333' });
  expect(call.getAttribute('href')).toBe('tel:01000003333');
  expect(call.closest('p')?.textContent).toContain('설치 기사 오기사');
  expect(call.closest('p')?.querySelector('img')).toBeNull();
});

test.each([
  ['with a number', { name: '오기사', phone: '01000003333' }, '설치 기사 오기사'],
  ['alone, for a guest', null, '방문 기사 오기사'],
])('the engineer’s picture is beside the name %s', async (_, engineer, said) => {
  const picture = { url: '/api/media/0a1b2c3d/engineer.webp', width: 192, height: 192 };
  const coming = { today: false, engineer: '오기사', arrival: null, picture };
  const page = await openOne(shipment('INSTALL', { engineer, coming }));
  const image = (await page.findByText(said)).querySelector('img');
  expect([image?.getAttribute('src'), image?.getAttribute('alt')]).toEqual([picture.url, '']);
});

test('an order of several shipments numbers them, and shows the goods and the day of each', async () => {
  const frame = { parts: [{ goodsName: '침대 프레임', qty: 2 }] };
  const page = await openOne(
    shipment('DISPATCH', frame),
    shipment('ORDER', { shippingSeq: '500002', installOn: '2026-12-08' }),
  );
  const first = (await page.findByRole('heading', { name: '1 / 2 배송' })).closest('section');
  expect(first?.textContent).toContain('침대 프레임 2개');
  const second = page.getByRole('heading', { name: '2 / 2 배송' }).closest('section');
  expect(second?.textContent).toContain('2026.12.08(화)');
});

test('an order that the member does not have shows the server’s message and a link back', async () => {
  const page = await open(one, { answers: { ...answers, delivery: refusal('ERR_NOT_FOUND') } });
  expect(await page.findByRole('heading', { name: '조회 내역이 없습니다.' })).toBeTruthy();
  expect(page.host.dialogs.alert).toHaveBeenCalledWith('찾으시는 내용이 없거나 삭제되었습니다.');
  await page.user.click(page.getByRole('link', { name: '배송 내역 보기' }));
  expect(page.address()).toBe('/product/product_delivery');
});

test('a delivery that cannot be loaded can be tried again', async () => {
  const own: Answers = { ...answers, delivery: refusal('NETWORK') };
  const page = await open(one, { answers: own });
  await page.findByRole('alert');
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText(/지금 단계/)).toBeTruthy();
});
