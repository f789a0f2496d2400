import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const summary = {
  bbsIdx: '2001',
  product: 'w' as const,
  type: 'product',
  subject: '필터를 갈아 끼우는 법',
  model: 'HW-300',
  publishedOn: '2026-11-21',
  video: {
    src: '/api/media/filter.mp4',
    poster: '/api/media/filter.webp',
    captions: '/api/media/filter.ko.vtt',
    durationSeconds: 75,
    width: 1280,
    height: 720,
  },
  files: [],
};
const post = {
  ...summary,
  bbsCode: '21' as const,
  html: '<p>물을 잠그고 시작합니다.</p>',
};
const found: Answers = {
  referenceList: { list: [summary], total: 13, curPage: 1, pageSize: 12 },
  referenceDetail: post,
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/guide/video${query}`, { answers: found, ...more });

test('lists videos by product and kind, each with its length and a link', async () => {
  const page = await open('?product=w&type=product');
  expect(page.serverCalls.map(({ input }) => input)).toEqual([
    { bbsCode: '21', product: 'w', type: 'product', searchStr: '', curPage: 1, pageSize: 12 },
  ]);
  const card = page.getByRole('link', { name: /필터를 갈아 끼우는 법/ });
  expect(card.textContent).toContain('길이 1분 15초');
  expect(card.getAttribute('href')).toBe('/guide/video?product=w&type=product&bbsIdx=2001');
  expect(page.getByRole('link', { name: '안마의자' }).getAttribute('href')).toBe(
    '/guide/video?type=product',
  );
  expect(page.getByRole('link', { name: '다음 쪽' }).getAttribute('href')).toBe(
    '/guide/video?product=w&type=product&page=2',
  );
});

test('posters that a phone shows only after scrolling are requested after hydration', async () => {
  const many = ['1', '2', '3', '4'].map((n) => ({
    ...summary,
    bbsIdx: n,
    video: { ...summary.video, poster: `/api/media/${n}.webp` },
  }));
  const page = await open('', {
    answers: { referenceList: { list: many, total: 4, curPage: 1, pageSize: 12 } },
  });
  const posters = (html: string) => html.match(/\/api\/media\/\d\.webp/g);
  expect(posters(page.drawn?.html ?? '')).toEqual(['/api/media/1.webp', '/api/media/2.webp']);
  expect(posters(document.body.innerHTML)).toHaveLength(4);
});

test('an empty list says so', async () => {
  const none = { list: [], total: 0, curPage: 1, pageSize: 12 };
  const page = await open('?product=o', { answers: { referenceList: none } });
  expect(page.getByText('이 분류에는 아직 동영상이 없습니다.')).toBeTruthy();
});

test('a video has a player with captions and without autoplay, and a link back', async () => {
  const page = await open('?product=w&bbsIdx=2001');
  expect(page.shown()).toMatchObject({ title: '필터를 갈아 끼우는 법' });
  const player = page.getByLabelText<HTMLVideoElement>('필터를 갈아 끼우는 법');
  expect([player.controls, player.autoplay, player.poster]).toEqual([
    true,
    false,
    `${location.origin}/api/media/filter.webp`,
  ]);
  const [source, track] = player.children;
  expect(source?.getAttribute('src')).toBe('/api/media/filter.mp4');
  expect(track?.outerHTML).toContain('src="/api/media/filter.ko.vtt"');
  expect(page.getByText('정수기 · HW-300 · 2026.11.21(토)')).toBeTruthy();
  expect(page.getByText('물을 잠그고 시작합니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '동영상 목록' }).getAttribute('href')).toBe(
    '/guide/video?product=w',
  );
});

test.each([
  ['no post', refusal('ERR_NOT_FOUND')],
  ['a post of another board', { ...post, bbsCode: '22' as const }],
])('a number of %s is not found', async (_, answer) => {
  const page = await open('?bbsIdx=9', { answers: { referenceDetail: answer } });
  expect(page.drawn).toMatchObject({ status: 404, indexable: false });
  expect(page.getByText('페이지를 찾을 수 없습니다.')).toBeTruthy();
});

test.each(['abc', '１２', '-1', ''])('bbsIdx=%s opens the list', async (bad) => {
  const page = await open(`?product=l&bbsIdx=${encodeURIComponent(bad)}`);
  expect(page.address()).toBe('/guide/video?product=l');
  expect(page.getByRole('heading', { level: 1, name: '동영상 가이드' })).toBeTruthy();
});

test('the link back keeps the list’s filters', async () => {
  const page = await open('?product=w&bbsIdx=2001');
  await page.user.click(page.getByRole('link', { name: '동영상 목록' }));
  expect(await page.findByRole('heading', { level: 1, name: '동영상 가이드' })).toBeTruthy();
  expect(page.getByRole('link', { name: '정수기' }).getAttribute('aria-current')).toBe('true');
});
