import { expect, test } from '@jest/globals';
import { sanitizeHtml } from '../../html.ts';
import { articlesOf } from './rules.ts';

test.each([
  ['', []],
  ['<p>한 줄</p>', [{ title: '', html: '<p>한 줄</p>' }]],
  [
    '<p>앞</p> <h4>제1조 용어</h4> <p>가</p><ul><li>나</li></ul> <h4>제2조</h4><p>다</p>',
    [
      { title: '', html: '<p>앞</p>' },
      { title: '제1조 용어', html: '<p>가</p><ul><li>나</li></ul>' },
      { title: '제2조', html: '<p>다</p>' },
    ],
  ],
  ['<h4>A &amp; <em>B</em></h4>', [{ title: 'A & B', html: '' }]],
])('%s has its articles', (html, articles) => {
  expect(articlesOf(sanitizeHtml(html))).toEqual(articles);
});
