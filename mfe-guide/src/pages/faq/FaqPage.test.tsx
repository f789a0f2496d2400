import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { act } from 'react';
import { section } from '../../routes.tsx';

const faq = (bbsIdx: string, subject: string) => ({
  bbsIdx,
  product: 'w' as const,
  type: 'trouble',
  subject,
  html: '<p>먼저 <a href="/guide/manual?bbsIdx=3001">설명서</a>를 보아 주세요.</p>',
  excerpt: '먼저 설명서를 보아 주세요.',
  publishedOn: '2026-11-21',
});
const list = [faq('1', '물맛이 이상합니다'), faq('2', '소리가 <b>큽니다</b>')];
const found: Answers = {
  // Beyond the last page the API returns the last page.
  faqList: ({ input }) => ({ list, total: 25, curPage: Math.min(input.curPage, 3), pageSize: 10 }),
};
const none = { list: [], total: 0, curPage: 1, pageSize: 10 };
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/guide/faq${query}`, { answers: found, ...more });
const water = encodeURIComponent('물');

test('shows the questions and their number, and escapes search words', async () => {
  const page = await open();
  expect(page.getByText('25').parentElement?.textContent).toBe('25건');
  // In the list of all products each question names its product.
  const questions = page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(questions).toEqual([
    '정수기물맛이 이상합니다',
    '정수기소리가 <b>큽니다</b>',
    '해결되지 않으셨나요?',
  ]);
  expect(page.shown()).toMatchObject({ title: '자주 묻는 질문', indexable: true });
});

test('requests what the address says, and omits the name of a single product', async () => {
  const page = await open(`?product=w&type=trouble&q=${water}&page=2`);
  expect(page.serverCalls.map(({ input }) => input)).toEqual([
    { product: 'w', type: 'trouble', searchStr: '물', curPage: 2, pageSize: 10 },
  ]);
  expect(page.getByRole('heading', { name: '물맛이 이상합니다' })).toBeTruthy();
  const said = '정수기, 고장·증상: ‘물’ 찾기 결과 25건, 2쪽';
  expect(page.getByText('25').closest('[role=status]')?.textContent).toBe(said);
  expect(page.shown()?.title).toBe('자주 묻는 질문: 정수기, 고장·증상, ‘물’ 찾기, 2쪽');
  // The start of an answer is readable without opening it.
  expect(page.getAllByText('먼저 설명서를 보아 주세요.')).toHaveLength(2);
});

test('a filter keeps the others, shows at once, and loads its questions', async () => {
  const answers = { ...found };
  const page = await open(`?product=w&type=trouble&q=${water}`, { answers });
  const link = (name: string) => page.getByRole('link', { name });
  expect(link('고장·증상').getAttribute('aria-current')).toBe('true');
  let answer = () => {};
  answers.faqList = ({ input }) =>
    input.product === 'c' ? none : new Promise((done) => (answer = () => done(none)));
  await page.user.click(link('안마의자'));
  expect(link('안마의자').getAttribute('aria-current')).toBe('true');
  expect(page.queryByText('물맛이 이상합니다')).toBeNull();
  answer();
  expect(await page.findByText('‘물’에 대한 질문을 찾지 못했습니다.')).toBeTruthy();
  expect(page.address()).toBe(`/guide/faq?product=bf&type=trouble&q=${water}`);
});

test('a search keeps product and subject, and returns to the first page', async () => {
  const page = await open('?product=w&type=trouble&page=2');
  const field = page.getByRole('searchbox', { name: '자주 묻는 질문에서 찾기' });
  await page.user.type(field, '물{Enter}');
  await page.findByText(/찾기 결과/);
  expect(page.address()).toBe(`/guide/faq?q=${water}&product=w&type=trouble`);
});

test.each([
  [`?q=${water}&product=w`, '‘물’에 대한 질문을 찾지 못했습니다.'],
  ['?type=remote', '이 분류에는 아직 질문이 없습니다.'],
])('an empty list at %s says so and links onward', async (query, said) => {
  const page = await open(query, { answers: { faqList: none } });
  expect(page.getByText(said)).toBeTruthy();
  expect(page.getByRole('link', { name: '전체 질문 보기' }).getAttribute('href')).toBe(
    '/guide/faq',
  );
});

test('if only the common questions cover a subject, shows their number and a link', async () => {
  const answers: Answers = {
    faqList: ({ input }) =>
      input.product === 'c' ? { list, total: 2, curPage: 1, pageSize: 1 } : none,
  };
  const page = await open('?product=bf&type=member', { answers });
  expect(page.getByText('모든 제품에 공통인 질문 가운데 2건이 있습니다.')).toBeTruthy();
  const link = page.getByRole('link', { name: '공통 질문 2건 보기' });
  expect(link.getAttribute('href')).toBe('/guide/faq?product=c&type=member');
});

test('opens the question in the address, and copies a question’s own address', async () => {
  const page = await open('?product=w&type=trouble&faq=2');
  expect(page.serverCalls[0]?.input).toMatchObject({ faqIdx: '2' });
  const questions = page.getAllByRole<HTMLDetailsElement>('group');
  expect(questions.map(({ open: isOpen }) => isOpen)).toEqual([false, true]);
  const copies = page.getAllByRole('link', { name: /^이 질문 주소 복사: / });
  const [, copy] = copies;
  const names = copies.map((link) => link.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(list.length);
  await page.user.click(copy as HTMLElement);
  expect(await page.findByText('주소를 복사했습니다.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/guide/faq?product=w&type=trouble&faq=2#faq-2`,
  );
});

test('paging keeps the filters; the last page has no next link', async () => {
  const page = await open('?product=w&page=2');
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect([href('이전 쪽'), href('다음 쪽')]).toEqual([
    '/guide/faq?product=w',
    '/guide/faq?product=w&page=3',
  ]);
  const last = await open('?product=w&page=999');
  expect(last.address()).toBe('/guide/faq?product=w&page=3');
  expect(last.getByRole('link', { name: '3 쪽' }).getAttribute('aria-current')).toBe('page');
  expect(last.queryByRole('link', { name: '다음 쪽' })).toBeNull();
});

test('Back shows the questions as they were, without a call', async () => {
  const page = await open();
  await page.go('/guide/faq?product=w');
  await page.findByRole('heading', { name: '물맛이 이상합니다' });
  const asked = page.calls.length;
  const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await popped;
  });
  expect(page.address()).toBe('/guide/faq');
  const [first] = page.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('정수기물맛이 이상합니다');
  expect(page.calls).toHaveLength(asked);
});

test.each([
  ['?product=zz', ''],
  ['?type=zz&product=bf', '?product=bf'],
  ['?page=-1', ''],
  ['?faq=１２', ''],
  ['?q=', ''],
  ['?site_type=KC&product=x', '?site_type=KC'],
])('an address with %s becomes the one with "%s"', async (query, expected) => {
  const page = await open(query);
  expect(page.address()).toBe(`/guide/faq${expected}`);
});

test('a link to a page that is not in the release becomes text', async () => {
  const page = await open('?product=w', { hrefFor: () => null });
  expect(page.queryByRole('link', { name: '설명서' })).toBeNull();
  expect(page.getAllByText(/먼저 설명서를 보아 주세요/)).toHaveLength(2);
});

test('offers the phone, and explains why a product is not listed', async () => {
  const page = await open();
  expect(page.getByRole('link', { name: '1577-0000' }).getAttribute('href')).toBe('tel:1577-0000');
  await page.user.click(page.getByRole('button', { name: '제품이 보이지 않아요' }));
  expect(page.host.openPopup).toHaveBeenCalledWith('faqProductNotVisible');
});

test.each([
  ['ERR_INTERNAL', '내용을 가져오지 못했습니다.'],
  ['ERR_UNAVAILABLE', '내용을 가져오지 못했습니다.'],
  ['NETWORK', '인터넷에 연결되지 않았습니다.'],
] as const)('after %s the page says so once, and comes when tried again', async (code, said) => {
  const answers: Answers = { faqList: refusal(code) };
  const page = await open('', { answers });
  expect(page.getByRole('alert').textContent).toContain(said);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('자주 묻는 질문');
  Object.assign(answers, found);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('물맛이 이상합니다')).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
});
