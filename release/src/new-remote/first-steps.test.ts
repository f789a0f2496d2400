import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../parts.ts';
import { installOffline } from './testing/install-offline.ts';

// Packing takes some seconds on a busy machine.
jest.setTimeout(120_000);

// A repository as a team gets it: nothing is configured yet.
const repository = realpathSync(mkdtempSync(join(tmpdir(), 'portal-first-steps-')));
const command = join(repository, 'node_modules/@portal/release/bin/portal-release.mjs');
const run = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });

let made: string;
beforeAll(() => {
  const make = ['release/src/tasks/new-remote.ts', 'mfe-first', '--outside', repository];
  made = run(root, ...make).stdout;
  installOffline(repository);
});
afterAll(() => rmSync(repository, { recursive: true }));

test('an example of .env names where the store and the keys are, as the configuration does', () => {
  const namesIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
  const names = namesIn(join(repository, '.env.example'));
  const keys = ['RELEASE_KEYS_FILE', 'RELEASE_SIGNING_KEY_FILE'];
  expect(names).toEqual(['RELEASE_DATABASE_URL', 'DATA_DIR', ...keys, 'API_URL']);
  expect(namesIn(join(root, '.env.example'))).toEqual(expect.arrayContaining(names));
  expect(made).toContain('cp .env.example .env and fill it in');
});

test('an older Node is refused in words', () => {
  const versions = `{ ...process.versions, node: '20.19.0' }`;
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const { status, stderr } = run(repository, '--import', old, command, 'live');
  expect([status, stderr]).toEqual([
    1,
    'release: Node 20.19.0 is too old: install Node 24 or newer, and try again\n',
  ]);
});

test.each(['doctor', 'deliver', 'publish'])(
  '%s without a store names it, and begins none',
  (verb) => {
    const { status, stderr } = run(join(repository, 'mfe-first'), command, verb);
    const data = join(repository, '.data');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`there is no release store in ${join(data, 'store')}: mount it, or `),
    ]);
    expect(existsSync(data)).toBe(false);
  },
);
