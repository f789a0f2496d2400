import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BoardHtml } from './BoardHtml.tsx';
import { isCanonical } from './canonical-html.ts';

const show = (html: string) => render(<BoardHtml html={html} hrefFor={(path) => path} />).container;

test('shows a post as the server wrote it, with headings one level below the one above', () => {
  const html = '<h4>준비</h4><p>물을 <strong>비우고</strong><br />기다립니다.</p>';
  render(<BoardHtml html={html} hrefFor={() => null} heading="h2" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('준비');
  expect(screen.getByText('비우고').tagName).toBe('STRONG');
});

test('a model and a number do not break, and an address stays as it is', () => {
  const page = show('<p>HB-700은 <a href="/product/HB-700-1">1577-0000</a>에 물어보세요.</p>');
  const whole = [...page.querySelectorAll('.nb')].map((one) => one.textContent);
  expect(whole).toEqual(['HB-700', '1577-0000']);
  expect(page.textContent).toBe('HB-700은 1577-0000에 물어보세요.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/product/HB-700-1');
});

test('a link to a page that this release does not have becomes text', () => {
  const html =
    '<p><a href="/guide/manual?bbsIdx=1&amp;page=2">설명서</a> <a href="tel:1577">전화</a></p>';
  const page = render(<BoardHtml html={html} hrefFor={() => null} />).container;
  expect(page.textContent).toBe('설명서 전화');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1577',
  ]);
});

test.each([
  '<p>글</p><script>alert(1)</script>',
  '<p onclick="alert(1)">글</p>',
  '<p>글<img src="x" onerror="alert(1)"></p>',
])('sanitises what is not in that form: %s', async (html) => {
  const page = show(html);
  expect(page.textContent).toBe('');
  expect(await screen.findByText('글')).toBeTruthy();
  expect(page.querySelector('script, img, [onclick]')).toBeNull();
});

test.each([
  ['<p>1 &lt; 2</p>', true],
  ['<a href="/a?b=1&amp;c=2">가</a>', true],
  ['<<p>script>', false],
  ['<p class="x">가</p>', false],
  ['<span class="x">가</span>', false],
  ['<a href="//evil.example">가</a>', false],
  ['<a href="/\\evil.example">가</a>', false],
  ['<a href="/&#9;/evil.example">가</a>', false],
  ['<a href="javascript:alert(1)">가</a>', false],
  ['<a href="/" onclick="x">가</a>', false],
  ['<svg></svg>', false],
  ['가 > 나', false],
])('%s is canonical: %s', (html, expected) => {
  expect(isCanonical(html)).toBe(expected);
});
