import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const answers: Answers = {
  descCards: {
    list: [
      {
        name: 'dry',
        pageName: 'productGuide-w',
        title: '물을 자주 빼 주세요',
        popType: 'text',
        img: null,
        result: '<p>한 주에 한 번이면 됩니다.</p>',
      },
    ],
  },
  faqList: {
    list: [
      {
        bbsIdx: '7',
        product: 'w',
        type: 'trouble',
        subject: '물맛이 이상합니다',
        html: '',
        excerpt: '필터를 바꾼 날을 봐 주세요.',
        publishedOn: '2026-11-21',
      },
    ],
    total: 1,
    curPage: 1,
    pageSize: 5,
  },
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/product_guide${query}`, { answers, ...more });

test.each([
  ['b', '안마의자', 'bf'],
  ['l', '모션베드', 'l'],
  ['w', '정수기', 'w'],
  ['o', '기타 제품', 'c'],
])('specification, 2, Other: /product_guide?product=%s is %s', async (product, name, board) => {
  const page = await open(`?product=${product}`);
  expect(page.drawn).toMatchObject({ status: 200, title: `${name} 도움말`, partial: false });
  expect(page.getByRole('heading', { level: 1, name: `${name} 도움말` })).toBeTruthy();
  expect(page.getByRole('link', { name }).getAttribute('aria-current')).toBe('true');
  const asked = Object.fromEntries(page.serverCalls.map(({ kind, input }) => [kind, input]));
  expect(asked).toMatchObject({
    descCards: { pageName: `productGuide-${product}` },
    faqList: { product: board, pageSize: 5 },
  });
});

test('questions tell what helps at once and link to their answers, and cards give care tips', async () => {
  const page = await open('?product=w');
  const question = page.getByRole('link', { name: /^물맛이 이상합니다/ });
  expect(question.getAttribute('href')).toBe('/guide/faq?faq=7#faq-7');
  expect(question.textContent).toContain('필터를 바꾼 날을 봐 주세요.');
  expect(page.getByRole('heading', { name: '오래 잘 쓰는 법' })).toBeTruthy();
  expect(page.getByText('한 주에 한 번이면 됩니다.')).toBeTruthy();
});

test.each([
  ['w', 1],
  ['b', 0],
])('?product=%s tells %d times how to stop a leak, before its tasks', async (product, times) => {
  const page = await open(`?product=${product}`);
  const found = page.queryAllByText(/밸브를 잠그고/);
  expect(found).toHaveLength(times);
  const tasks = page.getByRole('heading', { name: '할 수 있는 일' });
  for (const first of found)
    expect(first.compareDocumentPosition(tasks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('offers no page that the release does not have', async () => {
  const page = await open('?product=w', { hrefFor: () => null });
  expect(page.queryByRole('link', { name: /자주 묻는 질문|수리 신청/ })).toBeNull();
  expect(page.queryByRole('heading', { name: '많이 보는 질문' })).toBeNull();
});

test('renders without cards and questions, and is then not cached', async () => {
  const away = { descCards: refusal('ERR_UNAVAILABLE'), faqList: refusal('NETWORK') };
  const page = await open('?product=w', { answers: away });
  expect(page.drawn).toMatchObject({ status: 200, partial: true });
  expect(page.queryByRole('heading', { name: '오래 잘 쓰는 법' })).toBeNull();
});

test('marks the chosen product at once, before its content loads', async () => {
  const own = { ...answers };
  const page = await open('?product=w', { answers: own });
  own.faqList = () => new Promise(() => {});
  await page.user.click(page.getByRole('link', { name: '모션베드' }));
  expect(page.getByRole('heading', { level: 1, name: '모션베드 도움말' })).toBeTruthy();
  expect(page.queryByText('물맛이 이상합니다')).toBeNull();
});

test('any other value becomes the default by replacing the address', async () => {
  const page = await open('?product=bf&site_type=KC');
  expect(page.address()).toBe('/product_guide?site_type=KC');
  expect(page.getByRole('heading', { name: '안마의자 도움말' })).toBeTruthy();
});
