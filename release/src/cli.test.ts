import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './parts.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-cli-'));
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'release/src/cli.ts'), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], DATA_DIR },
    encoding: 'utf8',
  });

test.each([[[]], [['--help']], [['-h']], [['rollback', '--help']]])(
  '%j prints the verbs and examples',
  (args) => {
    const { status, stdout, stderr } = run(...args);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^release deliver[^]*Examples\n {2}npm run release -- live/);
  },
);

test.each([
  [['roll'], 'there is no verb roll'],
  [['live', '--chanel', 'dev'], "Unknown option '--chanel'"],
  [['live', '--channel', 'prod'], 'there is no channel prod'],
  [['rollback', '--to'], "Option '--to <value>' argument missing"],
])('%j says in a line what is wrong, and then the usage', (args, said) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([1, '']);
  const [first = '', blank, usage = ''] = stderr.split('\n');
  expect(first).toContain(`release: ${said}`);
  expect([blank, usage.startsWith('release deliver')]).toEqual(['', true]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each([
  [['deliver'], 2],
  [['rollback', '--to', '99'], 2],
  [['rollback'], 2],
])('%j in a folder with nothing says why in one line', (args, expected) => {
  const { status, stderr } = run(...args);
  expect([status, stderr.trim().split('\n').length]).toEqual([expected, 1]);
  expect(stderr).toMatch(/^release: /);
});
