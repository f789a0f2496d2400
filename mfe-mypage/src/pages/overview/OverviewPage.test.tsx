import { expect, test } from '@jest/globals';
import { quietOverview } from '@portal/testing/member';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { moid, orderDeposit } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { overview } from '../../testing/things.ts';

const open = (own: Partial<typeof overview> = {}, more: PageOptions = {}) =>
  renderPage(section, '/member', {
    answers: { overview: { ...overview, ...own } },
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof open>>;
const rowsOf = async (page: Page, title: string) =>
  [
    ...((await page.findByRole('heading', { name: title }))
      .closest('section')
      ?.querySelectorAll('li > *') ?? []),
  ].map((row) => [row.textContent, row.getAttribute('href')]);
const COMING = '다음 일정';
const WAITING = '확인하실 일';

test('the next events are listed with their days, the earliest first, each with a link', async () => {
  const page = await open();
  expect(await rowsOf(page, COMING)).toEqual([
    ['2026.11.24(화) 14:00 매장 방문강남 매장', '/product/showroom_visits'],
    ['2026.11.26(목) 방문편안 정수기 수리 · 기사배정', '/service/service_order_detail?id=20260001'],
    ['2026.12.01(화) 설치편안 모션베드 · 출고', '/product/product_delivery?orderNo=2026111600017'],
    ['2026.12.07(월) 출금 89,800원편안 안마의자 외 1건 요금', '/payment/pay_edit_date'],
    ['2026.12.31(목) 포인트 1,500점 소멸지금 20,000점을 쓰실 수 있습니다.', '/member/member_point'],
  ]);
});

test('what waits for the member is listed with its amount and a link', async () => {
  const page = await open();
  expect(await rowsOf(page, WAITING)).toEqual([
    ['내실 금액 162,000원편안 안마의자 이전설치 · 접수 번호 20260002', '/payment?ordNbr=20260002'],
    ['내지 않으신 요금 79,800원2건을 한 번에 내실 수 있습니다.', '/payment'],
    [
      '답변을 기다리는 문의 3건답변이 오면 여기에서 보실 수 있습니다.',
      '/member/member_qna?state=0',
    ],
  ]);
});

test('a request whose deposit is open says its amount and last day, and leads to the account', async () => {
  const { orders, bills } = overview.unpaid;
  const waiting = orders.map((order) => ({ ...order, payment: orderDeposit }));
  const page = await open({ unpaid: { orders: waiting, bills } });
  expect((await rowsOf(page, WAITING))[0]).toEqual([
    '입금하실 금액 100,000원, 2026.11.25(수) 23:59까지편안 안마의자 이전설치 · 접수 번호 20260002',
    `/payment/pay_result?moid=${moid}`,
  ]);
});

test('an event without a day says so, and comes last', async () => {
  const page = await open({
    visit: overview.visit && { ...overview.visit, visitOn: null },
    delivery: overview.delivery && { ...overview.delivery, installOn: null, dayState: 'none' },
  });
  const labels = (await rowsOf(page, COMING)).map(([text]) => text);
  expect(labels.slice(-2)).toEqual([
    '방문 날짜를 정하고 있습니다편안 정수기 수리 · 기사배정',
    '설치일을 정하고 있습니다편안 모션베드 · 출고',
  ]);
});

test.each([
  ['toConfirm', '2026.12.01(화) 설치, 아직 확정 전입니다편안 모션베드 · 출고'],
  ['moving', '설치일을 다시 정하고 있습니다편안 모션베드 · 출고'],
  ['late', '2026.12.01(화) 설치 예정일이 지났습니다편안 모션베드 · 고객센터에서 확인해 드립니다.'],
] as const)('an installation whose day is %s says so', async (dayState, said) => {
  const page = await open({ delivery: overview.delivery && { ...overview.delivery, dayState } });
  const rows = (await rowsOf(page, COMING)).map(([text]) => text);
  expect(rows).toContain(said);
  // A day that is being moved does not count as a day.
  expect(rows.at(-1) === said).toBe(dayState === 'moving');
});

test('each day to confirm and each refused registration waits for the member, with its link', async () => {
  const bed = { orderKind: '1', goodsName: '편안 모션베드' } as const;
  const page = await open({
    ...quietOverview,
    toConfirm: [
      { ...bed, orderNo: '2026111600017', installOn: '2026-12-01' },
      { ...bed, orderKind: '0', orderNo: '2026111600018', installOn: '2026-12-03' },
    ],
    toSendAgain: [{ bbsIdx: '70001', goodsName: '편안 안마의자' }],
  });
  expect(await rowsOf(page, WAITING)).toEqual([
    [
      '2026.12.01(화) 설치일을 확정해 주세요편안 모션베드',
      '/product/product_delivery?orderNo=2026111600017',
    ],
    [
      '2026.12.03(목) 설치일을 확정해 주세요편안 모션베드',
      '/product/product_delivery?order=buy&orderNo=2026111600018',
    ],
    [
      '정품 등록을 고쳐서 다시 보내 주세요편안 안마의자 · 등록하지 못했습니다. 이유를 확인해 주세요.',
      '/member/product_activate_detail?idx=70001',
    ],
  ]);
});

test('without the deliveries neither list says that it is empty', async () => {
  const page = await open({ ...quietOverview, inquiries: 1, unavailable: ['delivery'] });
  expect(await page.findByText('지금은 확인할 수 없습니다.')).toBeTruthy();
  const other = await open({
    ...quietOverview,
    visit: overview.visit,
    unavailable: ['delivery'],
  });
  await other.findByRole('heading', { name: WAITING });
  expect(other.queryByText('확인하실 일이 없습니다.')).toBeNull();
});

test('the delivery of a bought order leads back to the bought orders', async () => {
  const page = await open({
    delivery: overview.delivery && { ...overview.delivery, orderKind: '0' },
  });
  const [, , [, href] = []] = await rowsOf(page, COMING);
  expect(href).toBe('/product/product_delivery?order=buy&orderNo=2026111600017');
});

test('a visit whose day has passed says so, and comes first', async () => {
  const page = await open({
    visit: overview.visit && { ...overview.visit, visitOn: '2026-11-19', late: true },
  });
  const [first] = await rowsOf(page, COMING);
  expect(first?.[0]).toBe(
    '2026.11.19(목) 방문 예정일이 지났습니다편안 정수기 수리 · 고객센터에서 확인해 드립니다.',
  );
});

test('points that never expire are not listed, and a single contract is shown without a count', async () => {
  const page = await open({
    points: { total: 20_000, expiring: 0, expiresOn: null },
    withdrawal: { on: '2026-12-07', amount: 29_900, contracts: 1, goodsName: '편안 정수기' },
  });
  const text = (await rowsOf(page, COMING)).join();
  expect(text).not.toContain('소멸');
  expect(text).toContain('편안 정수기 요금');
});

/** Keeps a begun form in this tab. */
const keep = (name: string, userIdx: string) =>
  sessionStorage.setItem(
    `portal.draft.${name}`,
    JSON.stringify({
      userIdx,
      at: Date.now(),
      key: 'k',
      spent: false,
      values: {},
      form: { title: '1:1 문의', href: '/customer/qna' },
    }),
  );

test('a form that was begun in this tab is offered to its owner', async () => {
  const { userIdx } = people.haneul;
  const page = await open(quietOverview);
  expect(await page.findByRole('heading', { name: '지금은 챙기실 일이 없습니다.' })).toBeTruthy();
  keep('qna', userIdx);
  keep('another', '1002');
  const again = await open(quietOverview);
  expect(await rowsOf(again, WAITING)).toEqual([
    [
      '쓰시던 1:1 문의보내지 않으신 내용이 남아 있습니다. 이어서 쓰실 수 있습니다.',
      '/customer/qna',
    ],
  ]);
});

test('lists what the member has begun on another device, and each form once', async () => {
  const { userIdx } = people.haneul;
  const begun = {
    title: '1:1 문의',
    form: 'qna',
    elsewhere: true,
    savedAt: '2026-11-21T05:10:00Z',
  };
  const praise = { ...begun, form: 'voice-praise', title: '칭찬' };
  keep('qna', userIdx);
  const page = await open({
    ...quietOverview,
    drafts: [
      { ...begun, href: '/customer/qna' },
      { ...praise, href: '/voc/praise' },
      { ...praise, form: 'voice-complaint', href: '/voc/complaint', elsewhere: false },
    ],
  });
  expect((await rowsOf(page, WAITING)).map(([text]) => text)).toEqual([
    '쓰시던 1:1 문의보내지 않으신 내용이 남아 있습니다. 이어서 쓰실 수 있습니다.',
    '쓰시던 칭찬11월 21일 오후 2시에 다른 기기에서 쓰시던 내용입니다. 이어서 쓰실 수 있습니다.',
    '쓰시던 칭찬보내지 않으신 내용이 남아 있습니다. 이어서 쓰실 수 있습니다.',
  ]);
  // Sent from the other device since: the server, which had it, has it no more.
  const known = { who: userIdx, version: 7 };
  sessionStorage.setItem('portal.draft.qna.server', JSON.stringify(known));
  const sent = await open({ ...quietOverview, drafts: [] });
  expect(await sent.findByRole('heading', { name: '지금은 챙기실 일이 없습니다.' })).toBeTruthy();
  // A server before this release does not say.
  const older = await open({ ...quietOverview, drafts: undefined });
  expect(await rowsOf(older, WAITING)).toHaveLength(1);
});

test('if nothing comes next and nothing waits, the page says so and links to the services', async () => {
  const page = await open(quietOverview);
  expect(await page.findByRole('heading', { name: '지금은 챙기실 일이 없습니다.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '서비스 신청하기' }).getAttribute('href')).toBe('/online');
  expect(page.queryByRole('heading', { name: COMING })).toBeNull();
  expect(page.queryByRole('status')).toBeNull();
});

test('if only one of the two lists is empty, it says so', async () => {
  const { unpaid, inquiries } = quietOverview;
  const page = await open({ unpaid, inquiries });
  expect(await page.findByText('확인하실 일이 없습니다.')).toBeTruthy();
  const other = await open({ ...quietOverview, inquiries: 1 });
  expect(await other.findByText('예정된 일정이 없습니다.')).toBeTruthy();
});

test('parts that could not be loaded are named, the others are shown, and no list is called empty', async () => {
  const page = await open({ unavailable: ['delivery', 'points'], delivery: null, points: null });
  expect((await page.findByRole('status')).textContent).toBe(
    '지금 가져오지 못한 내용이 있습니다: 배송, 포인트. 잠시 뒤 다시 열어 주세요.',
  );
  expect(await rowsOf(page, COMING)).toHaveLength(3);
  const half = await open({ ...quietOverview, visit: overview.visit, unavailable: ['unpaid'] });
  expect(await half.findByText('지금은 확인할 수 없습니다.')).toBeTruthy();
  expect(half.queryByText('확인하실 일이 없습니다.')).toBeNull();
  const all = await open({ ...quietOverview, points: null, unavailable: ['visit', 'unpaid'] });
  await all.findByRole('status');
  expect(all.queryByText('지금은 챙기실 일이 없습니다.')).toBeNull();
});

const OWN = [
  '/member/member_product_info',
  '/member/service_order_info',
  '/member/member_order_info',
  '/member/product_activate_info',
  '/member/member_qna',
  '/member/member_voc',
];
const ELSEWHERE = [
  '/payment',
  '/payment/pay_list',
  '/payment/pay_edit_date',
  '/payment/pay_edit_method',
  '/product/showroom_visits',
];
const LAST = ['/member/member_point', '/member/messages', '/member/member_info'];
const ofMember = (path: string) => (path.startsWith('/member') ? path : null);

test.each([
  ['what is the member’s own', undefined, [...OWN, ...ELSEWHERE, ...LAST]],
  ['only pages of this release', ofMember, [...OWN, ...LAST]],
])('overview and menu lead to %s', async (_, hrefFor, expected) => {
  const page = await open({}, hrefFor && { hrefFor });
  expect((await rowsOf(page, '모두 보기')).map(([, href]) => href)).toEqual(expected);
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  const ways = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/member', ...expected]);
});

test('rows whose page this release does not have are not links', async () => {
  const page = await open({}, { hrefFor: () => null });
  expect((await rowsOf(page, COMING)).map(([, href]) => href)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('while the page is loaded it does not say that it is empty; after a failure the member can try again', async () => {
  const own: Answers = { overview: refusal('NETWORK') };
  const page = await open({}, { answers: own });
  expect((await page.findByRole('alert')).textContent).toContain('인터넷에 연결되지 않았습니다.');
  expect(page.queryByText('지금은 챙기실 일이 없습니다.')).toBeNull();
  page.takeComplaints();
  own.overview = overview;
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await rowsOf(page, COMING)).toHaveLength(5);
});

test('a visitor is asked to log in', async () => {
  const page = await open({}, { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
