import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { paths } from '@portal/paths';

const page = {
  pattern: '/guide/faq',
  canonical: paths.faq.canonicalDefaults,
  query: paths.faq.queryNames,
};
const portal = {
  company: { centre: '고객센터' },
  parts: [
    {
      name: 'shell',
      base: '/r/shell/1.0.0/',
      entry: { file: 'a.js' },
      section: { name: 'shell', prefix: null, pages: [page] },
    },
  ],
};
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify(portal)}</script>`;
document.head.innerHTML = `<meta name="description"><meta name="robots"><link rel="canonical">
<meta property="og:title"><meta property="og:description"><meta property="og:url">`;
const { showMeta } = await import('./document-meta.ts');

const faq = {
  title: '자주 묻는 질문',
  description: '답을 찾습니다.',
  indexable: true,
  structured: null,
};

test('a navigation updates the canonical address and the data for shared links', () => {
  history.replaceState(null, '', '/guide/faq?product=w&q=%EB%AC%BC&site_type=KC&userIdx=1001');
  showMeta(faq);
  const said = (selector: string, attribute = 'content') =>
    document.head.querySelector(selector)?.getAttribute(attribute);
  const address = 'http://localhost/guide/faq?product=w';
  expect(said('link[rel=canonical]', 'href')).toBe(address);
  expect(said('meta[property="og:url"]')).toBe(address);
  expect(said('meta[property="og:title"]')).toBe('자주 묻는 질문 | 고객센터');
  expect(said('meta[property="og:description"]')).toBe('답을 찾습니다.');
  expect(said('meta[name=robots]')).toBe('index,follow');
});

test('a navigation replaces or removes the structured data in the head', async () => {
  const blocks = () =>
    [...document.head.querySelectorAll('script')].map(({ type, text }) => [type, JSON.parse(text)]);
  for (const name of ['한결 송파 매장', '</script><b>한결</b>']) {
    showMeta({ ...faq, structured: { '@type': 'Store', name } });
    await waitFor(() => expect(blocks()).not.toEqual([]));
    expect(blocks()).toEqual([
      ['application/ld+json', { '@context': 'https://schema.org', '@type': 'Store', name }],
    ]);
  }
  // The customer leaves the page before the code for structured data is loaded.
  showMeta({ ...faq, structured: { '@type': 'Store', name: '한결 강남 매장' } });
  showMeta(faq);
  await Promise.resolve();
  expect(blocks()).toEqual([]);
});
