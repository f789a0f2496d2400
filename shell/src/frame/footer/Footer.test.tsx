import { beforeEach, expect, test } from '@jest/globals';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { section } from '../../../section/routes.tsx';
import { Footer } from './Footer.tsx';

const file = resolve(import.meta.dirname, '../../../../shared/config/company.json');
const company = JSON.parse(readFileSync(file, 'utf8')) as Host['company'];

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function show(own: Partial<Host> = {}) {
  render(
    <HostProvider value={createHostDouble({ company, ...own })}>
      <Footer />
    </HostProvider>,
  );
}
const bar = () => within(screen.getByRole('navigation', { name: '이용 안내' }));

test('the link bar has the policies and the sitemap, and the privacy policy stands out', () => {
  show();
  const links = bar().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['개인정보 처리방침', '/policy/privacy'],
    ['이용약관', '/policy/terms'],
    ['이메일 무단 수집 거부', '/policy/email'],
    ['접근성 안내', '/policy/accessibility'],
    ['사이트맵', '/sitemap'],
  ]);
  expect(links.filter((link) => 'prominent' in link.dataset)).toEqual([links[0]]);
});

test('links no page that this release does not have', () => {
  show({ hrefFor: (path) => (path === '/sitemap' ? path : null) });
  expect(
    bar()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['사이트맵']);
});

test('shows the facts that the e-commerce law requires, and links to their registration', () => {
  show();
  const facts = ['legalName', 'representative', 'address', 'mailOrderNumber', 'email'] as const;
  for (const fact of facts) expect(screen.getByText(company[fact])).toBeTruthy();
  expect(screen.getByText(company.businessNumber, { exact: false })).toBeTruthy();
  const check = screen.getByRole('link', { name: /^사업자정보확인/ });
  expect(check.getAttribute('href')).toBe(company.ftcUrl);
});

test('a link of the bar is called as its page is', () => {
  show();
  for (const link of bar().getAllByRole('link')) {
    const path = link.getAttribute('href');
    const page = section.pages.find((row) => row.path.pattern === path);
    expect(link.textContent).toBe(page?.title);
  }
});

test('main, corporate and shared-chair lines can be called', () => {
  show();
  for (const phone of Object.values(company.phones))
    expect(document.querySelector(`a[href="tel:${phone}"]`)).toBeTruthy();
});

test('opens social links and, without a store of this device, both stores in a new tab', () => {
  show();
  for (const { label, url } of company.social) {
    const link = screen.getByRole('link', { name: new RegExp(`^${label}.*새 창`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
  }
  const stores = screen.getAllByRole('link', { name: /멤버십 앱/ });
  expect(stores.map((link) => link.getAttribute('href'))).toEqual([
    company.apps.android,
    company.apps.ios,
  ]);
});
