import { afterEach, expect, jest, test } from '@jest/globals';
import { nextVisit, quietOverview } from '@portal/testing/member';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { bought, rented } from '@portal/testing/products';
import { act, within } from '@testing-library/react';
import { section } from '../../routes.tsx';

const notice = (bbsIdx: string) => ({
  bbsIdx,
  subject: `${bbsIdx}번 공지`,
  publishedOn: '2026-11-20',
});
const answers: Answers = {
  noticeList: {
    noticeTopList: [],
    noticeNormalList: ['4014', '4013', '4012'].map(notice),
    total: 14,
    curPage: 1,
    pageSize: 3,
  },
  searchHotList: {
    list: ['필터', '리모컨', '물맛', '소리', '이사', '여섯째'].map((word) => ({ word })),
  },
};
const open = (more: PageOptions = {}) => renderPage(section, '/', { answers, ...more });

afterEach(() => void jest.useRealTimers());

test('specification, 2, Other: / asks, by product, by task, by notice and by word', async () => {
  const page = await open();
  expect(page.drawn).toMatchObject({ status: 200, title: '', indexable: true, partial: false });
  expect(page.getByRole('heading', { level: 1, name: '무엇을 도와드릴까요?' })).toBeTruthy();
  const links = (within: HTMLElement) =>
    [...within.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links(page.getByRole('list', { name: '제품 고르기' }))).toEqual([
    ['안마의자', '/product_guide'],
    ['모션베드', '/product_guide?product=l'],
    ['정수기', '/product_guide?product=w'],
  ]);
  expect(links(page.getByRole('navigation', { name: '인기 검색어' }))).toHaveLength(5);
  expect(page.serverCalls.find(({ kind }) => kind === 'noticeList')?.input).toMatchObject({
    pageSize: 3,
  });
  for (const idx of ['4014', '4013', '4012'])
    expect(page.getByRole('link', { name: `${idx}번 공지` }).getAttribute('href')).toBe(
      `/customer/notice/${idx}`,
    );
  expect(page.getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe('tel:1577-0000');
});

/** A member's overview: one visit, and requests that wait for their payment. */
const overviewWith = (unpaid: number): typeof quietOverview => ({
  ...quietOverview,
  visit: nextVisit,
  withdrawal: { on: '2026-12-07', amount: 89_800, contracts: 2, goodsName: '편안 안마의자' },
  points: { total: 20_000, expiring: 1_500, expiresOn: '2026-12-31' },
  unpaid: { orders: [], bills: { count: unpaid, amount: 79_800 } },
  inquiries: unpaid,
  products: [rented, bought],
});
const openAsMember = (overview: NonNullable<Answers['overview']>, more: PageOptions = {}) =>
  open({ session: people.haneul, answers: { ...answers, overview }, ...more });
type Page = Awaited<ReturnType<typeof open>>;
const MINE = '내 일정과 제품';
const rowsIn = (page: Page, part: string) =>
  within(page.getByRole('region', { name: part }))
    .getAllByRole('listitem')
    .map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')]);

test('begins for a member with what comes next, what waits, and their products', async () => {
  const page = await openAsMember(overviewWith(2));
  expect(page.drawn).toMatchObject({ status: 200, partial: false });
  expect(rowsIn(page, '다음 일정')).toEqual([
    ['2026.11.26(목) 방문편안 정수기 수리 · 기사배정', '/service/service_order_detail?id=20260001'],
    ['2026.12.07(월) 출금 89,800원편안 안마의자 외 1건 요금', '/payment/pay_edit_date'],
    ['2026.12.31(목) 포인트 1,500점 소멸지금 20,000점을 쓰실 수 있습니다.', '/member/member_point'],
  ]);
  expect(rowsIn(page, '확인하실 일')).toEqual([
    ['내지 않으신 요금 79,800원2건을 한 번에 내실 수 있습니다.', '/payment'],
    [
      '답변을 기다리는 문의 2건답변이 오면 여기에서 보실 수 있습니다.',
      '/member/member_qna?state=0',
    ],
  ]);
  expect(rowsIn(page, '내 제품')).toEqual([
    [
      '편안 정수기2030.03.01까지 계약다음 점검 2026.12.10(목)수리 신청하기',
      '/service/service_after?productIdx=72',
    ],
    ['편안 안마의자무상 보증이 끝났습니다정품 등록하기', '/product/product_activate'],
  ]);
  expect(page.getAllByRole('heading')[0]?.textContent).toBe('다음 일정');
});

test('tells of today in the order of the overview, an installation with its hours', async () => {
  const own = overviewWith(0);
  const visit = { ...nextVisit, visitOn: '2026-11-27', visitWindow: '09:00~12:00', over: true };
  const delivery = {
    orderNo: '2026111600017',
    orderKind: '1',
    goodsName: '편안 모션베드',
    statusName: '출고',
    installOn: '2026-11-27',
    dayState: 'fixed',
    hours: '13:00~16:00',
  } as const;
  const page = await openAsMember({ ...own, visit, delivery });
  expect(rowsIn(page, '다음 일정').map(([text]) => text)).toEqual([
    '2026.11.27(금) 설치 (오후 1시~4시)편안 모션베드 · 출고',
    '오늘 오전 9시~낮 12시 방문 시간이 지났습니다편안 정수기 수리 · 기사배정',
    '2026.12.07(월) 출금 89,800원편안 안마의자 외 1건 요금',
  ]);
});

test('the server draws a member’s part, and the browser that part’s code alone for members', async () => {
  const page = await openAsMember(overviewWith(2));
  expect(page.drawn).toMatchObject({ html: expect.stringContaining('수리 신청하기') });
  const visitor = await open();
  expect(visitor.drawn).not.toMatchObject({ html: expect.stringContaining('다음 일정') });
  expect(visitor.drawn).not.toMatchObject({
    boot: { answer: { data: { mine: expect.anything() } } },
  });
});

test('two products of one name are told apart, and no two links have one name', async () => {
  const products = ['C2504001234', 'C2504009999'].map((serialNo, i) => ({
    ...rented,
    productIdx: `7${i}`,
    serialNo,
  }));
  const page = await openAsMember({ ...overviewWith(2), products });
  const names = within(page.getByRole('region', { name: MINE }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);
  expect(names).toContain('편안 정수기, C2504009999 수리 신청하기');
  expect(new Set(names).size).toBe(names.length);
});

test('what this release does not have is not linked', async () => {
  const page = await openAsMember(overviewWith(2), { hrefFor: () => null });
  expect(within(page.getByRole('region', { name: MINE })).queryAllByRole('link')).toEqual([]);
});

test('a day of installation that waits for its confirmation is told once', async () => {
  const order = { orderNo: '2026111600017', orderKind: '1', goodsName: '편안 모션베드' } as const;
  const page = await openAsMember({
    ...quietOverview,
    delivery: { ...order, statusName: '출고', installOn: '2026-12-03', dayState: 'toConfirm' },
    toConfirm: [{ ...order, installOn: '2026-12-03' }],
  });
  const own = within(page.getByRole('region', { name: MINE }));
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026.12.03(목) 설치일을 확정해 주세요편안 모션베드',
  ]);
});

test.each([
  ['nothing comes and nothing waits', quietOverview, false],
  ['their things cannot be had', refusal('ERR_UNAVAILABLE'), true],
])('where %s a member has the page of everybody', async (_, overview, partial) => {
  const page = await openAsMember(overview);
  expect(page.drawn).toMatchObject({ status: 200, partial });
  expect(page.queryByRole('region', { name: MINE })).toBeNull();
  expect(page.getByRole('heading', { level: 1, name: '무엇을 도와드릴까요?' })).toBeTruthy();
});

test('nobody asks for a visitor’s things', async () => {
  const page = await open();
  const kinds = [...page.serverCalls, ...page.calls].map(({ kind }) => kind);
  expect(kinds).not.toContain('overview');
});

test('a search leads to the page of searches', async () => {
  const never = () => new Promise<never>(() => {});
  // Whoever types slowly, as this test does on a busy machine, is offered words.
  const page = await open({ answers: { ...answers, search: never, searchRecommendList: never } });
  await page.user.type(page.getByRole('combobox', { name: '고객센터에서 찾기' }), '필터{Enter}');
  expect(page.host.navigate).toHaveBeenCalledWith(
    `/search?searchStr=${encodeURIComponent('필터')}`,
    { keepScroll: false },
  );
});

test('a notice whose page is not in the release shows as plain text', async () => {
  const hrefFor = (path: string) => (path.startsWith('/customer/') ? null : path);
  const page = await open({ hrefFor });
  expect(page.getByText('4014번 공지')).toBeTruthy();
  expect(page.queryByRole('link', { name: '4014번 공지' })).toBeNull();
});

test.each([
  [
    'the notices',
    { ...answers, noticeList: refusal('ERR_UNAVAILABLE') },
    '공지사항',
    '인기 검색어',
  ],
  ['the words', { ...answers, searchHotList: refusal('NETWORK') }, '인기 검색어', '공지사항'],
])(
  'without %s the page is there, less what could not be had, and no cache keeps it',
  async (_, own, gone, there) => {
    const page = await open({ answers: own });
    expect(page.drawn).toMatchObject({ status: 200, partial: true });
    expect(page.queryByRole('heading', { name: gone })).toBeNull();
    expect(page.getByRole('heading', { name: there })).toBeTruthy();
    expect(page.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['2026-11-23T10:00:00+09:00', '지금 상담 중입니다. 18:00까지 받습니다.'],
  ['2026-11-23T12:30:00+09:00', '점심시간입니다. 13:00부터 다시 받습니다.'],
  ['2026-11-23T18:00:00+09:00', '지금은 쉽니다. 내일 09:00부터 받습니다.'],
  ['2026-12-25T10:00:00+09:00', '지금은 쉽니다. 2026.12.28(월) 09:00부터 받습니다.'],
])('at %s it says %s', async (now, said) => {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const page = await open();
  // The server caches this page for everybody, so the browser alone says what is open now.
  expect(page.drawn).not.toMatchObject({ html: expect.stringContaining(said) });
  expect(await page.findByText(said)).toBeTruthy();
});

test('changes its sentence when lunch begins, without a reload', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T11:59:30+09:00'), advanceTimers: true });
  const page = await open();
  expect(await page.findByText(/지금 상담 중입니다/)).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(31_000));
  expect(page.getByText(/점심시간입니다/)).toBeTruthy();
});

/** The labels of the task rows, in a release that offers these tasks. */
async function rowsOf(labels: string[]) {
  const home = labels.map((label) => ({ label, text: '', href: `/${label}` }));
  const page = await open({ tasks: { home, products: { bf: [], l: [], w: [], o: [] } } });
  const section = page.getByRole('heading', { name: '자주 찾는 일' }).closest('section');
  return [...(section?.querySelectorAll('a') ?? [])].map((link) => [
    link.querySelector('strong')?.textContent,
    link.getAttribute('href'),
  ]);
}

test('shows the phone number for what the release does not offer', async () => {
  expect(await rowsOf(['faq', 'video'])).toEqual([
    ['faq', '/faq'],
    ['video', '/video'],
    ['전화로 접수하기', 'tel:1577-0000'],
  ]);
});

test('four tasks replace the phone number', async () => {
  const rows = await rowsOf(['a', 'b', 'c', 'd', 'e']);
  expect(rows.map(([label]) => label)).toEqual(['a', 'b', 'c', 'd']);
});
