import { expect, test } from '@jest/globals';
import { excerptOf } from './excerpt.ts';

test.each([
  ['', ''],
  ['<p>쉽니다.</p><ul><li>25일</li><li>1일</li></ul>', '쉽니다. 25일 1일'],
  ['<p>A &amp; B &lt;b&gt; &quot;C&quot;</p>', 'A & B <b> "C"'],
  ['<p>보기 <a href="/policy/privacy">방침</a>에서</p>', '보기 방침에서'],
])('takes the words of %j', (html, expected) => {
  expect(excerptOf(html)).toBe(expected);
});

test('ends a longer text after 120 characters, and cuts none in two', () => {
  expect(excerptOf(`<p>${'가'.repeat(120)}</p>`)).toBe('가'.repeat(120));
  const cut = excerptOf(`<p>${'😀'.repeat(121)}</p>`);
  expect(cut).toBe(`${'😀'.repeat(119)}…`);
});
