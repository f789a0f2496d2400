import { expect, test } from '@jest/globals';
import { pageToShow } from './read-page.ts';

test.each([
  ['the page asked for', { curPage: 2, pageSize: 10, total: 25 }, 2],
  ['the last page for one beyond it', { curPage: 9, pageSize: 10, total: 25 }, 3],
  ['no empty page after a full one', { curPage: 3, pageSize: 10, total: 20 }, 2],
  ['page 1 of an empty list', { curPage: 4, pageSize: 10, total: 0 }, 1],
  ['the page of the first post', { curPage: 3, pageSize: 10, total: 25, position: 1 }, 1],
  ['the page of the last post on it', { curPage: 3, pageSize: 10, total: 25, position: 10 }, 1],
  ['the page of the first post after', { curPage: 1, pageSize: 10, total: 25, position: 11 }, 2],
  [
    'the page asked for without a place',
    { curPage: 2, pageSize: 10, total: 25, position: null },
    2,
  ],
])('shows %s', (_, wanted, page) => {
  expect(pageToShow(wanted)).toBe(page);
});
