import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { fireEvent, waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';

const manuals = {
  label: '사용 설명서',
  text: '모델별 설명서입니다.',
  href: '/guide/manual',
  words: ['설명서'],
};
const pages = async () => [manuals];
const hit = (bbsIdx: string, classification: 'faq' | 'notice', subject: string) => ({
  bbsIdx,
  classification,
  subject,
  publishedOn: '2026-11-21',
  product: classification === 'faq' ? ('w' as const) : null,
  excerpt: '필터를 바꿀 때를 알려 드립니다.',
});
const counts = { all: 23, faq: 22, video: 0, manual: 0, notice: 1 };
const hits = [hit('7', 'faq', '필터는 언제 바꾸나요'), hit('4010', 'notice', '필터 안내')];
const answers: Answers = {
  search: ({ input }) => ({
    list: input.searchStr === '없는말' ? [] : hits,
    total: 23,
    page: input.page,
    listSize: 10,
    nearest: input.searchStr === '없는말' ? hits.slice(1) : [],
    counts: input.searchStr === '없는말' ? { ...counts, all: 0, faq: 0, notice: 0 } : counts,
  }),
  faqList: {
    list: [
      {
        ...hit('1003', 'faq', '미납 요금은 어디에서 내나요?'),
        product: 'c',
        type: 'payment',
        html: '',
      },
    ],
    total: 1,
    curPage: 1,
    pageSize: 5,
  },
  searchHotList: { list: [{ word: '물맛' }] },
  searchRecommendList: { list: [{ word: '리모컨' }, { word: '리모컨 짝짓기' }] },
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/search${query}`, { answers, pages, ...more });
type Page = Awaited<ReturnType<typeof open>>;
const q = (word: string) => `?searchStr=${encodeURIComponent(word)}`;
const field = (page: Page) => page.getByRole<HTMLInputElement>('combobox', { name: '찾을 말' });
const inputs = ({ serverCalls }: Page) =>
  serverCalls.filter(({ kind }) => kind === 'search').map(({ input }) => input);

test('specification, 2, Other: /search is rendered on the server, and is not indexed', async () => {
  const page = await open(q('필터'));
  expect(page.drawn).toMatchObject({ status: 200, title: '‘필터’ 검색', indexable: false });
  expect(page.getByText('23').parentElement?.textContent).toBe('‘필터’ 검색 결과 23건');
  const [first, second] = page.getAllByRole('heading', { level: 3 });
  expect(first?.querySelector('mark')?.textContent).toBe('필터');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/guide/faq?faq=7#faq-7');
  expect(second?.querySelector('a')?.getAttribute('href')).toBe('/customer/notice/4010');
  expect(page.getByText('자주 묻는 질문 · 정수기')).toBeTruthy();
  expect(field(page).value).toBe('필터');
});

test('counts a search once: paging and filtering do not count', async () => {
  const counted = async (query: string) => inputs(await open(query))[0];
  expect(await counted(q('필터'))).toMatchObject({ saveStrTeam: 'Y', page: 1, listSize: 10 });
  expect(await counted(`${q('필터')}&page=2`)).toMatchObject({ saveStrTeam: 'N', page: 2 });
  expect(await counted(`${q('필터')}&classification=faq`)).toMatchObject({
    saveStrTeam: 'N',
    classification: 'faq',
  });
});

test('shows a count for each class that has hits, and paging keeps the class', async () => {
  const page = await open(`${q('필터')}&classification=faq`);
  const classes = page.getByRole('navigation', { name: '분류' });
  expect([...classes.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    '전체 23',
    '자주 묻는 질문 22',
    '공지사항 1',
  ]);
  expect(page.getByRole('link', { name: '자주 묻는 질문 22' }).getAttribute('aria-current')).toBe(
    'true',
  );
  expect(page.getByRole('link', { name: '다음 쪽' }).getAttribute('href')).toBe(
    `/search${q('필터')}&classification=faq&page=2`,
  );
});

test('finds menu entries by name and by initial consonants, and counts them', async () => {
  for (const word of ['설명서', 'ㅅㅇㅅㅁㅅ']) {
    const page = await open(q(word));
    const menus = page.getByRole('heading', { name: '메뉴 바로가기' }).parentElement;
    expect(menus?.querySelector('a')?.getAttribute('href')).toBe('/guide/manual');
    expect(page.getByRole('link', { name: '메뉴 1' })).toBeTruthy();
    expect(page.getByRole('link', { name: '전체 24' })).toBeTruthy();
  }
});

test('says so when hits match only after a typo was corrected', async () => {
  const similar: Answers = {
    ...answers,
    search: { list: hits, total: 2, page: 1, listSize: 10, counts, similar: true },
  };
  const page = await open(q('필타'), { answers: similar });
  expect(page.getByText('‘필타’에 맞는 글이 없어 비슷한 말로 찾았습니다.')).toBeTruthy();
});

test('a search that finds nothing leads on: the nearest posts, what people ask most, and the phone', async () => {
  const page = await open(q('없는말'));
  expect(page.getByText('‘없는말’에 대한 결과를 찾지 못했습니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe('tel:1577-0000');
  expect(page.getByRole('link', { name: '자주 묻는 질문 보기' }).getAttribute('href')).toBe(
    '/guide/faq',
  );
  const inSection = (name: string) =>
    [...(page.getByRole('heading', { name }).closest('section')?.querySelectorAll('a') ?? [])].map(
      (link) => link.getAttribute('href'),
    );
  expect(inSection('비슷한 글')).toEqual(['/customer/notice/4010']);
  expect(inSection('많이 보는 질문')).toEqual(['/guide/faq?faq=1003#faq-1003']);
});

test('a search that finds nothing is shown without the questions where these cannot be had', async () => {
  const page = await open(q('없는말'), {
    answers: { ...answers, faqList: refusal('ERR_UNAVAILABLE') },
  });
  expect(page.drawn?.partial).toBe(true);
  expect(page.queryByRole('heading', { name: '많이 보는 질문' })).toBeNull();
  expect(page.getByRole('link', { name: '1577-0000' })).toBeTruthy();
});

test('a page is found by other words for what was searched, as the API understood them', async () => {
  const transfer = {
    ...manuals,
    label: '이전설치 신청',
    href: '/service/transfer',
    words: ['이사'],
  };
  const nothing = { ...counts, all: 0, faq: 0, notice: 0 };
  const understood: Answers = {
    ...answers,
    search: ({ input }) => ({
      list: [],
      total: 0,
      page: input.page,
      listSize: 10,
      counts: nothing,
      words: [{ word: '이사', also: [], weight: 3 }],
    }),
  };
  const page = await open(q('이사 가요'), { answers: understood, pages: async () => [transfer] });
  expect(page.getByRole('link', { name: /이전설치 신청/ }).getAttribute('href')).toBe(
    '/service/transfer',
  );
  expect(page.queryByText(/찾지 못했습니다/)).toBeNull();
  const gone = await open(q('이사 가요'), {
    answers: understood,
    pages: async () => [transfer],
    hrefFor: (path) => (path === '/service/transfer' ? null : path),
  });
  expect(gone.getByText('‘이사 가요’에 대한 결과를 찾지 못했습니다.')).toBeTruthy();
});

test('offers a retry when the search API fails', async () => {
  const own: Answers = { ...answers, search: refusal('ERR_INTERNAL') };
  const page = await open(q('필터'), { answers: own });
  expect(page.getByRole('alert').textContent).toContain('내용을 가져오지 못했습니다.');
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test.each([
  ['?classification=none&searchStr=a', '?searchStr=a'],
  ['?page=0', ''],
  ['?searchStr=', ''],
])('/search%s becomes /search%s', async (query, expected) => {
  expect((await open(query)).address()).toBe(`/search${expected}`);
});

test('searches for a word that was chosen by keyboard', async () => {
  const page = await open();
  await page.user.type(field(page), 'ㄹㅁ');
  const [word] = await page.findAllByRole('option');
  expect(page.calls.at(-1)).toMatchObject({
    kind: 'searchRecommendList',
    input: { searchStr: 'ㄹㅁ' },
  });
  expect(field(page).getAttribute('aria-expanded')).toBe('true');
  expect(page.getByText('추천 2개')).toBeTruthy();
  await page.user.keyboard('{ArrowDown}');
  expect(word?.getAttribute('aria-selected')).toBe('true');
  expect(field(page).getAttribute('aria-activedescendant')).toBe(word?.id);
  await page.user.keyboard('{Escape}');
  expect(field(page).getAttribute('aria-expanded')).toBe('false');
  expect(page.queryAllByRole('option')).toEqual([]);
  await page.user.type(field(page), 'ㅋ');
  await page.findAllByRole('option');
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(await page.findByText(/‘리모컨’ 검색 결과/)).toBeTruthy();
  expect(page.address()).toBe(`/search${q('리모컨')}`);
});

test('nothing is counted while a customer types', async () => {
  const page = await open();
  await page.user.type(field(page), '리모컨');
  await page.findAllByRole('option');
  expect(page.calls.filter(({ kind }) => kind === 'search')).toEqual([]);
});

test('a slow line gets no suggestions, and the search still works', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  try {
    const page = await open();
    await page.user.type(field(page), '물{Enter}');
    expect(await page.findByText(/‘물’ 검색 결과/)).toBeTruthy();
    expect(page.calls.filter(({ kind }) => kind === 'searchRecommendList')).toEqual([]);
  } finally {
    Object.assign(navigator, { connection: undefined });
  }
});

test('a search works where suggestions cannot be had', async () => {
  const page = await open('', {
    answers: { ...answers, searchRecommendList: refusal('ERR_TOO_MANY') },
  });
  await page.user.type(field(page), '물{Enter}');
  expect(await page.findByText(/‘물’ 검색 결과/)).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
});

test('searches for a word that was pressed, otherwise for the typed text', async () => {
  const page = await open();
  await page.user.type(field(page), '리');
  const [, second] = await page.findAllByRole('option');
  await page.user.click(second as HTMLElement);
  expect(await page.findByText(/‘리모컨 짝짓기’ 검색 결과/)).toBeTruthy();
  const other = await open();
  await other.user.type(field(other), '물{Enter}');
  expect(await other.findByText(/‘물’ 검색 결과/)).toBeTruthy();
});

test('Enter that ends a composition neither chooses nor submits', async () => {
  const page = await open();
  await page.user.type(field(page), '리');
  await page.findAllByRole('option');
  for (const key of ['ArrowDown', 'Enter'])
    fireEvent.keyDown(field(page), { key, isComposing: true });
  expect(page.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual([
    'false',
    'false',
  ]);
  expect(page.host.navigate).not.toHaveBeenCalled();
});

test('keeps recent words, removes one or all, and never stores personal numbers', async () => {
  let page = await open();
  for (const word of ['필터', '01012345678', '물맛', '필터']) page = await open(q(word));
  const recent = () =>
    page.queryByRole('heading', { name: '최근 검색어' })?.closest('section') ?? null;
  const words = () => [...(recent()?.querySelectorAll('a') ?? [])].map((one) => one.textContent);
  await waitFor(() => expect(words()).toEqual(['필터', '물맛']));
  await page.user.click(page.getByRole('button', { name: '‘필터’ 지우기' }));
  expect(words()).toEqual(['물맛']);
  // The button that had the focus was removed.
  expect(document.activeElement?.textContent).toBe('최근 검색어');
  await page.user.click(page.getByRole('button', { name: '모두 지우기' }));
  expect(recent()).toBeNull();
});
