import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const row = (bbsIdx: string, subject: string) => ({ bbsIdx, subject, publishedOn: '2026-11-20' });
const pinned = row('4010', '고객센터를 사칭한 전화를 조심하세요');
const newest = row('4014', '성탄절에는 쉽니다');
const list: Answers = {
  noticeList: {
    noticeTopList: [pinned],
    noticeNormalList: [newest, pinned],
    total: 12,
    curPage: 1,
    pageSize: 10,
  },
};
const none = { noticeTopList: [], noticeNormalList: [], total: 0, curPage: 1, pageSize: 10 };
const notice = {
  idx: '4014',
  subject: '성탄절에는 쉽니다',
  html: '<h4>쉬는 날</h4><p>12월 25일(금) 성탄절에는 쉽니다.</p><table><tbody><tr><td>금</td></tr></tbody></table>',
  excerpt: '12월 25일(금) 성탄절에는 쉽니다.',
  pinned: false,
  publishedOn: '2026-11-20',
  files: [],
  previous: { bbsIdx: '4013', subject: '이전 것' },
  next: null,
};
const open = (path: string, more: PageOptions = {}) =>
  renderPage(section, `/customer/notice${path}`, {
    answers: { ...list, noticeDetail: notice },
    ...more,
  });

test('a pinned notice has a badge, and appears in the list once', async () => {
  const page = await open('');
  const rows = page.getAllByRole('listitem').map((one) => one.textContent);
  expect(rows.slice(0, 2)).toEqual([
    '공지고객센터를 사칭한 전화를 조심하세요2026.11.20(금)',
    '성탄절에는 쉽니다2026.11.20(금)',
  ]);
  expect(page.getAllByRole('link', { name: /사칭/ })).toHaveLength(1);
  expect(page.getByRole('status').textContent).toBe('전체 12건');
});

test('a search is kept in the address and while paging, and shows its count', async () => {
  const page = await open('');
  await page.user.type(page.getByRole('searchbox', { name: '공지사항에서 찾기' }), '연휴{Enter}');
  expect(await page.findByText(/‘연휴’ 찾기 결과/)).toBeTruthy();
  const q = encodeURIComponent('연휴');
  expect(page.address()).toBe(`/customer/notice?q=${q}`);
  expect(page.calls.at(-1)?.input).toEqual({ searchStr: '연휴', curPage: 1, pageSize: 10 });
  expect(page.getByRole('link', { name: '다음 쪽' }).getAttribute('href')).toBe(
    `/customer/notice?page=2&q=${q}`,
  );
});

test('a search without results says so and links to all; an empty list says so', async () => {
  const page = await open('?q=zzzz', { answers: { noticeList: none } });
  expect(page.getByText('내역이 없습니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '전체 공지 보기' }).getAttribute('href')).toBe(
    '/customer/notice',
  );
  const empty = await open('', { answers: { noticeList: none } });
  expect(empty.getByText('새 소식이 생기면 알려 드립니다.')).toBeTruthy();
});

test('the list stays on the screen while a notice loads', async () => {
  const answers: Answers = { ...list, noticeDetail: () => new Promise(() => {}) };
  const page = await open('', { answers });
  await page.user.click(page.getByRole('link', { name: /성탄절/ }));
  expect(page.getByRole('link', { name: /성탄절/ })).toBeTruthy();
});

test('a notice is an article with its title, day, text and description', async () => {
  const page = await open('/4014');
  expect(page.drawn).toMatchObject({
    status: 200,
    title: '성탄절에는 쉽니다',
    description: expect.stringContaining('12월 25일(금) 성탄절에는 쉽니다.'),
    indexable: true,
  });
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('성탄절에는 쉽니다');
  expect(page.getByText('2026.11.20(금)')).toBeTruthy();
  // One level below the title above it.
  expect(page.getByRole('heading', { level: 2, name: '쉬는 날' })).toBeTruthy();
  expect(page.getByRole('cell', { name: '금' })).toBeTruthy();
  expect(page.queryByText('첨부 파일')).toBeNull();
});

test('links to the previous and next notice, and to the list', async () => {
  const page = await open('/4014');
  const beside = page.getByRole('navigation', { name: '다른 공지' });
  expect(beside.textContent).toBe('이전 공지이전 것');
  expect(page.getByRole('link', { name: /이전 것/ }).getAttribute('href')).toBe(
    '/customer/notice/4013',
  );
  expect(page.getByRole('link', { name: '목록으로' }).getAttribute('href')).toBe(
    '/customer/notice',
  );
});

test('a pinned notice says so, and its files save under their names', async () => {
  const file = {
    url: '/api/media/guide.pdf',
    name: '안내.pdf',
    mime: 'application/pdf',
    bytes: 120_000,
    pages: 2,
  };
  const answers = { noticeDetail: { ...notice, pinned: true, files: [file] } };
  const page = await open('/4014', { answers });
  expect(page.getByText('공지')).toBeTruthy();
  const save = page.getByRole('link', { name: /안내\.pdf 내려받기 PDF, 117KB/ });
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
    '/api/media/guide.pdf?download=1',
    '안내.pdf',
  ]);
});

test('a notice that does not exist, or not yet, is 404 and not indexed', async () => {
  const page = await open('/4015', { answers: { noticeDetail: refusal('ERR_NOT_FOUND') } });
  expect(page.drawn).toMatchObject({ status: 404, indexable: false });
  expect(page.getByText('페이지를 찾을 수 없습니다.')).toBeTruthy();
});

test.each(['abc', '%EF%BC%94%EF%BC%90', '+4010', '-1', '4010x', '4%30%2F'])(
  '/customer/notice/%s, which is no number, is the list',
  async (idx) => {
    const page = await open(`/${idx}`);
    expect(page.address()).toBe('/customer/notice');
  },
);

test('a list that fails to load says so, and loads on retry', async () => {
  const answers: Answers = { noticeList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers });
  expect(page.getByRole('alert').textContent).toContain('내용을 가져오지 못했습니다.');
  Object.assign(answers, list);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('전체', { exact: false })).toBeTruthy();
});
