import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitLink, sourceOf, sourceText } from './source-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-source-'));
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' },
  }).trim();
beforeAll(() => {
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'git@git.example.com:portal/guide.git');
  writeFileSync(join(folder, 'a.ts'), 'one');
  git('add', '.');
  const minji = ['-c', 'user.name=Minji', '-c', 'user.email=minji@example.com'];
  git(...minji, 'commit', '--quiet', '--message', 'photos: keep their order');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a version has the commit with author, subject and link, and how many files differ from it', () => {
  const commit = git('rev-parse', 'HEAD');
  const source = {
    author: 'Minji',
    subject: 'photos: keep their order',
    changedFiles: 0,
    link: `https://git.example.com/portal/guide/commit/${commit}`,
  };
  const clean = sourceOf(folder);
  expect(clean).toEqual({ commit, source });
  expect(sourceText(clean)).toBe(`${commit.slice(0, 8)} photos: keep their order (Minji)`);

  writeFileSync(join(folder, 'a.ts'), 'two');
  expect(sourceText(sourceOf(folder))).toMatch(/\(Minji\), with 1 file not committed$/);
  writeFileSync(join(folder, 'new.ts'), '');
  const dirty = sourceOf(folder);
  expect(dirty).toEqual({ commit, source: { ...source, changedFiles: 2 } });
  expect(sourceText(dirty)).toMatch(/\(Minji\), with 2 files not committed$/);
});

test('outside of a repository there is no commit', () => {
  const none = sourceOf(join(folder, '.git'));
  expect(sourceOf(tmpdir())).toEqual({ commit: null });
  expect(none.source?.changedFiles ?? 0).toBe(0);
  expect(sourceText({ commit: null })).toBe('no commit');
  expect(sourceText({ commit: '0123456789' })).toBe('01234567');
});

test.each([
  ['https://github.com/portal/guide.git', 'https://github.com/portal/guide/commit/c'],
  ['https://minji:secret@github.com/portal/guide', 'https://github.com/portal/guide/commit/c'],
  [
    'ssh://git@git.example.com:2222/portal/guide.git',
    'https://git.example.com/portal/guide/commit/c',
  ],
  ['git@git.example.com:portal/guide.git', 'https://git.example.com/portal/guide/commit/c'],
  ['/srv/git/guide.git', null],
  ['../guide', null],
])('the link of a commit in %s has no password', (remote, link) => {
  expect(commitLink(remote, 'c')).toBe(link);
});
