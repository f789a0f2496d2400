import { beforeAll, expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const file = {
  url: '/api/media/manuals/filter.pdf',
  name: '정수기 설명서.pdf',
  mime: 'application/pdf',
  bytes: 345_678,
  pages: 12,
};
const summary = {
  bbsIdx: '3001',
  product: 'w' as const,
  type: 'manual',
  subject: '정수기 사용 설명서',
  model: 'HW-300',
  publishedOn: '2026-11-21',
  video: null,
  files: [file],
};
const post = { ...summary, bbsCode: '22' as const, html: '<p>처음 쓰실 때 보아 주세요.</p>' };
const found: Answers = {
  referenceList: { list: [summary], total: 11, curPage: 1, pageSize: 10 },
  referenceDetail: post,
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/guide/manual${query}`, { answers: found, ...more });

beforeAll(() => {
  // Nothing intersects in jsdom; a browser test opens the document itself (e2e).
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('lists the manuals of a product, each with model, pages and size', async () => {
  const page = await open('?product=w');
  expect(page.serverCalls.map(({ input }) => input)).toEqual([
    { bbsCode: '22', product: 'w', type: 'all', searchStr: '', curPage: 1, pageSize: 10 },
  ]);
  const row = page.getByRole('link', { name: /정수기 사용 설명서/ });
  expect(row.textContent).toContain('HW-300 · 12쪽 · 338KB');
  expect(row.getAttribute('href')).toBe('/guide/manual?product=w&bbsIdx=3001');
  expect(page.getByRole('link', { name: '다음 쪽' }).getAttribute('href')).toBe(
    '/guide/manual?product=w&page=2',
  );
});

test('a model opens its own manual at once, with its other documents as links', async () => {
  const other = { ...summary, bbsIdx: '3002', subject: '필터 안내', model: 'HW-300, HW-310' };
  const page = await open('?product=w&model=HW-300', {
    answers: {
      referenceList: { list: [summary, other], total: 2, curPage: 1, pageSize: 10 },
      referenceDetail: post,
    },
  });
  expect(page.serverCalls.map(({ input }) => input)).toEqual([
    expect.objectContaining({ product: 'w', goodsCd: 'HW-300' }),
    { bbsIdx: '3001' },
  ]);
  expect(page.shown()).toMatchObject({ title: '정수기 사용 설명서' });
  expect(page.getByRole('link', { name: '내려받기 (338KB)' })).toBeTruthy();
  expect(page.getByRole('link', { name: '설명서 목록' }).getAttribute('href')).toBe(
    '/guide/manual?product=w',
  );
  expect(page.getByRole('link', { name: '필터 안내' }).getAttribute('href')).toBe(
    '/guide/manual?product=w&bbsIdx=3002&model=HW-300',
  );
});

test('another document of the model leads back to its manual', async () => {
  const page = await open('?product=w&bbsIdx=3002&model=HW-300');
  expect(page.getByRole('link', { name: 'HW-300 사용 설명서' }).getAttribute('href')).toBe(
    '/guide/manual?product=w&model=HW-300',
  );
});

test('a model without manuals says so, and leads to all', async () => {
  const none = { list: [], total: 0, curPage: 1, pageSize: 10 };
  const page = await open('?product=w&model=HW-300', { answers: { referenceList: none } });
  expect(page.getByText(/HW-300 모델의 설명서만 보여 드립니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '설명서 모두 보기' }).getAttribute('href')).toBe(
    '/guide/manual?product=w',
  );
});

test('an empty list says so', async () => {
  const none = { list: [], total: 0, curPage: 1, pageSize: 10 };
  const page = await open('?product=o', { answers: { referenceList: none } });
  expect(page.getByText('이 제품에는 아직 설명서가 없습니다.')).toBeTruthy();
});

test('a manual is saved under its name, or read beside the page', async () => {
  const page = await open('?product=w&bbsIdx=3001');
  expect(page.shown()).toMatchObject({ title: '정수기 사용 설명서' });
  const save = page.getByRole('link', { name: '내려받기 (338KB)' });
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
    '/api/media/manuals/filter.pdf?download=1',
    '정수기 설명서.pdf',
  ]);
  const beside = page.getByRole('link', { name: '새 창에서 보기' });
  expect(beside.getAttribute('target')).toBe('_blank');
  expect(page.getByRole('link', { name: '설명서 목록' }).getAttribute('href')).toBe(
    '/guide/manual?product=w',
  );
  // Shows the data volume before loading.
  expect(page.getByText('데이터 338KB를 사용합니다.')).toBeTruthy();
});

test('a manual without a file shows its text', async () => {
  const page = await open('?bbsIdx=3001', { answers: { referenceDetail: { ...post, files: [] } } });
  expect(page.getByText('처음 쓰실 때 보아 주세요.')).toBeTruthy();
  expect(page.queryByRole('link', { name: /내려받기/ })).toBeNull();
});

test.each([
  ['no post', refusal('ERR_NOT_FOUND')],
  ['a post of another board', { ...post, bbsCode: '21' as const }],
])('a number of %s is not found', async (_, answer) => {
  const page = await open('?bbsIdx=9', { answers: { referenceDetail: answer } });
  expect(page.drawn).toMatchObject({ status: 404, indexable: false });
});
