import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { section } from '../../routes.tsx';

test('specification, 2, Other: /sitemap has the menus, help and policies', async () => {
  const menu = [
    { name: 'guide', label: '문제 해결', items: [{ label: '자주 묻는 질문', href: '/guide/faq' }] },
  ];
  const page = await renderPage(section, '/sitemap', { menu });
  const groups = page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(groups).toEqual(['문제 해결', '도움말', '정책']);
  for (const [name, href] of [
    ['자주 묻는 질문', '/guide/faq'],
    ['정수기 도움말', '/product_guide?product=w'],
    ['개인정보 처리방침', '/policy/privacy'],
  ])
    expect(page.getByRole('link', { name: String(name) }).getAttribute('href')).toBe(href);
});
