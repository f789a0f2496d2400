import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticeOf, packageFolder } from './licences.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-licences-'));
afterAll(() => rmSync(root, { recursive: true }));
function library(name: string, license?: string) {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  writeFileSync(join(folder, 'LICENSE.md'), `text of ${name}`);
  return folder;
}

test('names every package once with its licence text', () => {
  const folders = [library('b', 'MIT'), library('a', 'Apache-2.0'), library('b', 'MIT')];
  expect(noticeOf(folders)).toMatch(/^a 1.0.0\nApache-2.0\n\ntext of a\n[^]+b 1.0.0[^]+text of b/);
  expect(noticeOf(folders).match(/text of b/g)).toHaveLength(1);
});

test('accepts one allowed choice of several', () => {
  expect(noticeOf([library('choice', '(MPL-2.0 OR Apache-2.0)')])).toContain('choice');
});

test('accepts another licence only for the package that it was decided for', () => {
  expect(noticeOf([library('heic-to', 'LGPL-3.0')])).toContain('heic-to');
  expect(() => noticeOf([library('other', 'LGPL-3.0')])).toThrow(/other: /);
});

test.each(['GPL-3.0', 'SEE LICENSE', 'MIT AND GPL-2.0', undefined])('refuses %s', (license) => {
  expect(() => noticeOf([library('refused', license)])).toThrow(/refused: /);
});

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@emotion/react/dist/a.js', '/x/node_modules/@emotion/react'],
  ['/x/node_modules/a/node_modules/b/c.js', '/x/node_modules/a/node_modules/b'],
  ['/x/node_modules/.federation/entry.js', null],
  ['/x/shell/src/index.ts', null],
  ['/x/node_modules/@portal/ui/src/index.ts', null],
  ['/x/node_modules/@portal/ui/node_modules/b/c.js', '/x/node_modules/@portal/ui/node_modules/b'],
])('the package of %s is %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});
