import { expect, test } from '@jest/globals';
import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const file = {
  url: '/api/media/downloads/emi.pdf',
  name: '정수기 전자파 시험 자료.pdf',
  mime: 'application/pdf',
  bytes: 61_440,
  pages: 2,
};
const post = {
  bbsIdx: '5001',
  product: 'w' as const,
  type: 'emi',
  subject: '정수기 전자파 시험 자료',
  model: 'HW-300',
  excerpt: '살핀 항목과 값입니다.',
  publishedOn: '2026-11-21',
  video: null,
  files: [file],
};
const common = { ...post, bbsIdx: '5002', product: 'c' as const, type: 'fonts', model: '' };
const found: Answers = {
  referenceList: { list: [post, common], total: 13, curPage: 1, pageSize: 12 },
};
const open = (address: string, more: PageOptions = {}) =>
  renderPage(section, address, { answers: found, ...more });
const filter = (page: Awaited<ReturnType<typeof open>>, label: string) =>
  [...page.getByRole('navigation', { name: label }).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test('lists a product’s files of one kind with type and size, saved under their names', async () => {
  const page = await open('/customer/reference?product=w&type=emi');
  expect(page.serverCalls.map(({ input }) => input)).toEqual([
    { bbsCode: '23', product: 'w', type: 'emi', searchStr: '', curPage: 1, pageSize: 12 },
  ]);
  const [card, other] = page.getAllByRole('heading', { level: 2 }).map((one) => one.parentElement);
  expect(card?.textContent).toContain('전자파 시험 · 정수기');
  expect(card?.textContent).toContain('HW-300 · 2026.11.21');
  expect(card?.textContent).toContain('살핀 항목과 값입니다.');
  expect(other?.textContent).toContain('글꼴 · 모든 제품');
  const [save] = page.getAllByRole('link', { name: /내려받기 PDF, 60KB/ });
  expect([save?.getAttribute('href'), save?.getAttribute('download')]).toEqual([
    '/api/media/downloads/emi.pdf?download=1',
    '정수기 전자파 시험 자료.pdf',
  ]);
});

test('one filter keeps the other, and shows at once', async () => {
  const answers = { ...found };
  const page = await open('/customer/reference?type=emi', { answers });
  expect(filter(page, '제품').slice(0, 2)).toEqual([
    ['전체', '/customer/reference?type=emi'],
    ['안마의자', '/customer/reference?product=bf&type=emi'],
  ]);
  answers.referenceList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '안마의자' }));
  expect(page.getByRole('link', { name: '안마의자' }).getAttribute('aria-current')).toBe('true');
  expect(page.queryByRole('link', { name: /내려받기/ })).toBeNull();
});

test('requests all products by omitting the parameter', async () => {
  const page = await open('/customer/reference');
  expect(page.serverCalls[0]?.input).not.toHaveProperty('product');
});

test('an empty list says so and links to all', async () => {
  const none = { list: [], total: 0, curPage: 1, pageSize: 12 };
  const answers = { referenceList: none };
  const page = await open('/customer/reference?type=fonts', { answers });
  expect(page.getByText('내역이 없습니다.')).toBeTruthy();
  expect(page.getByRole('link', { name: '전체 자료 보기' }).getAttribute('href')).toBe(
    '/customer/reference',
  );
});

test('the membership app lists the references too, and its links stay in the app', async () => {
  const page = await open('/membership/reference');
  expect(page.drawn).toMatchObject({ status: 200, indexable: false });
  expect(page.serverCalls[0]?.input).not.toHaveProperty('product');
  expect(filter(page, '제품')).toEqual([
    ['전체', '/membership/reference'],
    ['안마의자', '/membership/reference?product=bf'],
    ['모션베드', '/membership/reference?product=l'],
    ['정수기', '/membership/reference?product=w'],
    ['기타', '/membership/reference?product=o'],
  ]);
  await page.user.click(page.getByRole('link', { name: '모션베드' }));
  await page.findAllByRole('link', { name: /내려받기/ });
  expect(page.address()).toBe('/membership/reference?product=l');
  expect(page.getByRole('link', { name: '다음 쪽' }).getAttribute('href')).toBe(
    '/membership/reference?product=l&page=2',
  );
});

test.each([
  ['/customer/reference?product=zz&type=app', '/customer/reference?type=app'],
  ['/membership/reference?product=zz', '/membership/reference'],
])('%s becomes %s', async (address, expected) => {
  expect((await open(address)).address()).toBe(expected);
});
