import { afterEach, expect, jest, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { act } from '@testing-library/react';
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

test('a search leads to the page of searches', async () => {
  const page = await open({ answers: { ...answers, search: () => new Promise(() => {}) } });
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
