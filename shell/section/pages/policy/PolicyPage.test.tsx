import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { section } from '../../routes.tsx';

const versions = [
  { version: '3', effectiveOn: '2026-07-01' },
  { version: '2', effectiveOn: '2025-01-01' },
];
const articles = [
  { title: '', html: '<p>한결은 개인정보를 지킵니다.</p>' },
  { title: '제1조 목적', html: '<p>목적입니다.</p>' },
  { title: '제2조 고객의 권리', html: '<p>권리입니다. <a href="/online">안내</a></p>' },
];
const html = articles
  .map((article) => `${article.title && `<h4>${article.title}</h4>`}${article.html}`)
  .join('');
const text = (termIndex: string, version: string) => ({
  termIndex,
  title: '개인정보 처리방침',
  version,
  optional: false,
  html,
  articles,
  versions,
  effectiveOn: versions.find((one) => one.version === version)?.effectiveOn ?? '',
});
const answers: Answers = {
  terms: ({ input }) => text(input.term_index, input.version ?? '3'),
};

test.each([
  ['/policy/privacy', 'privacy'],
  ['/policy/terms', 'terms'],
  ['/policy/email', 'email'],
  ['/policy/accessibility', 'accessibility'],
])('%s is rendered on the server and may be indexed', async (address, term_index) => {
  const page = await renderPage(section, address, { answers });
  expect(page.drawn).toMatchObject({ status: 200, title: '개인정보 처리방침', indexable: true });
  expect(page.serverCalls.map(({ input }) => input)).toEqual([{ term_index }]);
  expect(page.getByText('시행일').textContent).toBe('시행일 2026.07.01(수)');
});

test('its table of contents links to each article', async () => {
  const page = await renderPage(section, '/policy/privacy', { answers });
  const contents = page.getByRole('navigation', { name: '차례' });
  const leads = [...contents.querySelectorAll('a')].map((link) => [
    link.textContent,
    document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2')?.textContent,
  ]);
  expect(leads).toEqual([
    ['제1조 목적', '제1조 목적'],
    ['제2조 고객의 권리', '제2조 고객의 권리'],
  ]);
  expect(page.getByText('한결은 개인정보를 지킵니다.')).toBeTruthy();
});

test('an earlier version says so, and links to the one in force', async () => {
  const page = await renderPage(section, '/policy/privacy', { answers });
  expect(page.queryByText(/이전 내용입니다/)).toBeNull();
  await page.user.click(page.getByRole('link', { name: '2025.01.01(수)부터' }));
  expect(await page.findByText(/이전 내용입니다/)).toBeTruthy();
  expect(page.address()).toBe('/policy/privacy?version=2');
  await page.user.click(page.getByRole('link', { name: '지금 시행 중인 내용 보기' }));
  expect(await page.findByText('2026.07.01(수)')).toBeTruthy();
  expect(page.address()).toBe('/policy/privacy');
});

test('a version that was never in force is not found', async () => {
  const page = await renderPage(section, '/policy/privacy?version=99', {
    answers: { terms: refusal('ERR_NOT_FOUND') },
  });
  expect(page.drawn).toMatchObject({ status: 404, indexable: false });
});

test('a policy that fails to load says so, and loads on retry', async () => {
  const own: Answers = { terms: refusal('ERR_INTERNAL') };
  const page = await renderPage(section, '/policy/terms', { answers: own });
  expect(page.getByRole('alert').textContent).toContain('내용을 가져오지 못했습니다.');
  Object.assign(own, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText('시행일')).toBeTruthy();
});
