/** @jest-environment node */
import { expect, test } from '@jest/globals';
import lighterTable from './lighter-table.ts';

test('a row’s place in menus, its task and its words become null, and the rest stays', () => {
  const table = `const row = { id: 'a', nav: { label: '가', order: 1 }, title: 'nav: 1' };
export const pages = [{ ...row, task: taskOf(1), words: ['가', '나'], navy: 2 }, { nav: null }];`;
  expect(lighterTable(table)).toBe(`const row = { id: 'a', nav: null, title: 'nav: 1' };
export const pages = [{ ...row, task: null, words: null, navy: 2 }, { nav: null }];`);
});

test('a row that names a variable keeps its other values', () => {
  expect(lighterTable('const nav = 1; export const row = { nav, id: nav };')).toBe(
    'const nav = 1; export const row = { nav: null, id: nav };',
  );
});

test('loads and calls become one file; pages keep theirs', () => {
  const table = `export const section = { calls: () => import('@portal/contract'), pages: [{
  load: () => import('./load.ts'), page: () => import('./Page.tsx') }] };`;
  expect(lighterTable(table)).toBe(
    table.replace(/import\('(@|\.\/l)/g, `import(/* webpackChunkName: "reads" */ '$1`),
  );
});
