import { describe, expect, test } from '@jest/globals';
import { excerptOf, plainText, sanitizeHtml } from './html.ts';
import { hostileHtml } from './testing/hostile/html.ts';

/** The only possible output: text without angle brackets, elements without attributes, two kinds of links. */
const HARMLESS =
  /^(?:[^<>]|<\/?(?:p|ul|ol|li|strong|em|h4|table|thead|tbody|tr|th|td)>|<br \/>|<a href="(?:\/(?![/\\])[^\s"\\<>]*|tel:\+?[\d-]+)">|<\/a>)*$/;

describe('hostile markup', () => {
  test('has enough samples', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(60);
  });

  test.each(hostileHtml.map((html) => [html]))('%s comes out harmless', (html) => {
    const clean = sanitizeHtml(html);
    expect(clean).toMatch(HARMLESS);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  test.each(hostileHtml.map((html) => [html]))('%s inside a table comes out harmless', (html) => {
    expect(sanitizeHtml(`<table><tr><td>${html}</td></tr></table>`)).toMatch(HARMLESS);
  });
});

test.each([
  ['<p>가 <strong>나</strong> <em>다</em></p>', null],
  ['<ul><li>가</li></ul><ol><li>나</li></ol>', null],
  ['<h4>가</h4><p>나<br />다</p>', null],
  ['<table><thead><tr><th>가</th></tr></thead><tbody><tr><td>나</td></tr></tbody></table>', null],
  ['<a href="/service/service_after?product=bf&amp;step=2#a">가</a>', null],
  ['<a href="/">가</a> <a href="tel:1577-0000">나</a> <a href="tel:+8221234">다</a>', null],
  ['3 &lt; 5 &amp; 5 &gt; 3', null],
  ["<A HREF='/a'>가</A>", '<a href="/a">가</a>'],
  ['<p class="x">가<br>나', '<p>가<br />나</p>'],
  ['<a href="https://evil.test">가</a>', '가'],
  ['<a name="x"><strong>가</strong></a>', '<strong>가</strong>'],
  ['<div><span>가</span></div>', '가'],
  ['가<script>나</script>다', '가다'],
])('%s is written as %s', (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected ?? html);
});

test.each([
  ['<p>가나. 다</p><p>라</p>', '가나. 다\n라'],
  ['<ul><li>가</li><li>나</li></ul>', '가\n나'],
  ['<p>리<strong>모</strong>컨</p>', '리모컨'],
  ['<table><tr><th>가</th><td>나</td></tr></table>', '가\n나'],
  ['가<br>나 \n\t 다', '가\n나\n다'],
  ['<a href="/x?a=1">가</a>&nbsp;나', '가 나'],
  ['&lt;p&gt; &amp;amp; "', '<p> &amp; "'],
  ['', ''],
])('%s reads as %j', (html, text) => {
  expect(plainText(sanitizeHtml(html))).toBe(text);
});

test.each([
  ['', ''],
  ['쉽니다.\n\n 25일', '쉽니다. 25일'],
  ['열 글자가 되는 글', '열 글자가 되는 글'],
  ['열한 글자가 되는 글', '열한 글자가 되는…'],
  ['열두 글자가 됐 습니다', '열두 글자가 됐…'],
  ['😀'.repeat(10), '😀'.repeat(10)],
  ['😀'.repeat(11), `${'😀'.repeat(9)}…`],
])('%j begins with %j', (text, excerpt) => {
  expect(excerptOf(text, 10)).toBe(excerpt);
});
