import { expect, test } from '@jest/globals';
import { mayMatch } from './may-match.ts';

document.body.innerHTML = `
  <main class="page wide">
    <h1 class="title">제목</h1>
    <p hidden>숨은 글</p>
    <ul class="list"><li class="row first" title="a, b) [c]">하나</li><li class="row">둘</li></ul>
    <dialog open><button class="css-1x2y3z" disabled>닫기</button></dialog>
    <svg><linearGradient class="fade"></linearGradient></svg>
  </main>`;
const elements = [...document.querySelectorAll('*')];

const SELECTORS = [
  '*',
  'p',
  'LI',
  'h1, .row',
  '.page',
  '.page.wide > .title',
  'main li.row + li',
  '.list ~ dialog button',
  '.css-1x2y3z:disabled',
  ':disabled',
  '[hidden]',
  'li[title="a, b) [c]"]',
  "[title='a, b) [c]'], .none",
  'li:not(.first)',
  ':is(h1, li).row',
  ':where(main .row)',
  'ul:has(.first)',
  'li:nth-child(2 of .row)',
  'linearGradient',
  '.fade',
  '.none',
  'main:not(:has(table)) .row',
];

test.each(SELECTORS)('%s: whatever it matches may match', (selectors) => {
  const matched = elements.filter((element) => {
    try {
      return element.matches(selectors);
    } catch {
      // jsdom cannot read it.
      return false;
    }
  });
  expect(matched.filter((element) => !mayMatch(selectors, element))).toEqual([]);
});

test.each([
  ['h1, .row', ['h1', 'li', 'li']],
  ['.list > .first:hover', ['li']],
  ['main dialog', ['dialog']],
  ['.none, table td', []],
])('%s is tried on no other element', (selectors, tags) => {
  const tried = elements.filter((element) => mayMatch(selectors, element));
  expect(tried.map(({ localName }) => localName)).toEqual(tags);
});

test('styles apply as the rules say, after changes too', () => {
  document.head.innerHTML = `<style>
    .row { visibility: hidden } ul > li.row.first { visibility: visible } .late { display: none }
    @media screen { .title { pointer-events: none } }</style>`;
  const [first, second] = document.querySelectorAll('li');
  const title = document.querySelector('h1');
  if (!first || !second || !title) throw new Error('there are two rows and a title');
  expect(getComputedStyle(first).visibility).toBe('visible');
  expect(getComputedStyle(second).visibility).toBe('hidden');
  expect(getComputedStyle(title).pointerEvents).toBe('none');
  expect(getComputedStyle(title).display).toBe('block');
  title.classList.add('late');
  expect(getComputedStyle(title).display).toBe('none');
});
