/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { RenderedPage } from '@portal/host/app';
import type { VersionRecord } from '@portal/release-store';
import { releaseOf } from '../release/live-release.ts';
import { filled, renderDocument, type DocumentInput } from './document.ts';

const shell = {
  name: 'shell',
  version: '1.0.0',
  files: { 'main.js': { sha384: 'sha384-x', bytes: 1, kind: 'entry' } },
  section: { name: 'shell', prefix: null, pages: [] },
  preload: {},
} as unknown as VersionRecord;
const release = releaseOf(
  'set',
  new Map([['shell', { record: shell, disabled: null }]]),
  'https://bridge.test',
);
const section = shell.section;

/** The document of a page with this structured data, parsed as a browser does. */
function documentWith(structured: RenderedPage['structured']): Document {
  const page: RenderedPage = {
    status: 200,
    title: '매장',
    description: '',
    indexable: true,
    structured,
    partial: false,
    html: '<p>매장</p>',
    styles: { key: 'shell', ids: [], css: '' },
    boot: { page: 'showroom', answer: { structured }, kinds: [] },
  };
  const input = {
    release,
    match: { section, page: null },
    settings: { company: { centre: '고객센터', phones: { main: '1588-0000' } }, font: { css: '' } },
    address: '/product/showroom/1',
    origin: 'https://portal.test',
    guard: false,
    withCommon: false,
    user: null,
    baseCss: '',
    frame: null,
    page,
  } as unknown as DocumentInput;
  const html = filled(renderDocument(input), 'nonce', '', '').toString();
  return new DOMParser().parseFromString(html, 'text/html');
}
const blocksOf = (page: Document) => [
  ...page.head.querySelectorAll('script[type="application/ld+json"]'),
];

test('the head has the page’s structured data', () => {
  const structured = { '@type': 'Store', name: '한결 송파 매장' };
  const [block, ...more] = blocksOf(documentWith(structured));
  expect(more).toEqual([]);
  expect(JSON.parse(block?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    ...structured,
  });
});

test('the head of a page without structured data has no block of it', () => {
  expect(blocksOf(documentWith(null))).toEqual([]);
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  '&lt;/script&gt;&amp;"\\',
  '\u2028\u2029',
])('no text ends the block or starts another: %j', (name) => {
  const page = documentWith({ '@type': 'Store', name });
  const [block] = blocksOf(page);
  expect(JSON.parse(block?.textContent ?? '').name).toBe(name);
  expect(block?.textContent).not.toMatch(/<(!--|\/?script)/i);
  const usual = documentWith({ '@type': 'Store', name: '한결' });
  expect(page.querySelectorAll('*')).toHaveLength(usual.querySelectorAll('*').length);
});
