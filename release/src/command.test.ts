import { spawnSync } from 'node:child_process';
import { openStore } from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parts, root } from './parts.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-cli-'));
beforeAll(async () => {
  const options = { as: 'command', follows: false, warn() {} } as const;
  const my = temporaryStore(await openStore({ DATA_DIR }, options));
  await my.publish('shell', '1.0.0');
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const runIn = (dataDir: string, cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'release/bin/release.mjs'), ...args], {
    cwd,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
const run = (...args: string[]) => runIn(DATA_DIR, tmpdir(), ...args);

test.each([
  [['live'], 1],
  [['pin', '1'], 1],
  [['storage'], 2],
])('%j without a store names it, and makes none', (args, expected) => {
  for (const folder of ['away', '']) {
    const dataDir = join(mkdtempSync(join(DATA_DIR, 'none-')), folder);
    // A lost mount leaves an empty folder.
    if (folder === '') mkdirSync(join(dataDir, 'store'));
    const { status, stderr } = runIn(dataDir, tmpdir(), ...args);
    expect([status, stderr]).toEqual([
      expected,
      `release: there is no release store in ${join(dataDir, 'store')}: mount it, or name another by DATA_DIR or RELEASE_DATABASE_URL; npm start in the portal's checkout makes one\n`,
    ]);
    expect([existsSync(join(dataDir, 'store/keys')), existsSync(join(dataDir, 'keys'))]).toEqual([
      false,
      false,
    ]);
  }
});

test.each([[[]], [['--help']], [['-h']]])('%j prints the verbs and examples', (args) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^release deliver[^]*Examples\n {2}npm run deliver -w mfe-voc/);
});

test('a verb prints its own options and examples', () => {
  const { status, stdout } = run('set', 'create', '--help');
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'release set create NAME@VERSION...']);
  expect(stdout).toMatch(/Options\n {2}--base SET[^]*--json[^]*Examples\n/);
});

test('with --json answers and errors are JSON', () => {
  expect(JSON.parse(run('live', '--json').stdout)).toMatchObject({
    channel: 'dev',
    pin: null,
  });
  const { status, stderr } = run('pin', '3', '--json');
  expect([status, JSON.parse(stderr)]).toEqual([
    1,
    { error: { kind: 'usage', message: 'there is no set 3: there is none yet' } },
  ]);
});

test('with --json a list names the records that it leaves out on the error output', async () => {
  const dataDir = mkdtempSync(join(DATA_DIR, 'refused-'));
  const options = { as: 'command', follows: false, warn() {} } as const;
  const my = temporaryStore(await openStore({ DATA_DIR: dataDir }, options));
  for (const patch of [0, 1]) await my.pin(`shell@1.0.${patch}`);
  writeFileSync(join(dataDir, 'store/sets/1.json'), '[]');
  const { status, stdout, stderr } = runIn(dataDir, tmpdir(), 'sets', '--json');
  expect([status, (JSON.parse(stdout) as object[]).length]).toEqual([0, 1]);
  expect(JSON.parse(stderr)).toEqual({
    refused: expect.stringMatching(/^sets\/1\.json /),
  });
});

test.each([
  [['roll'], 'there is no verb roll: did you mean rollback?'],
  [['set', 'craete'], 'there is no verb set: did you mean set create?'],
  [['publsih', 'voc'], 'there is no verb publsih: did you mean publish?'],
  [['xyz'], 'there is no verb xyz: release --help lists all'],
  [
    ['live', '--chanel', 'dev'],
    'live has no option --chanel: did you mean --channel? known are --channel, --json, --help',
  ],
  [['--chanel', 'dev'], 'there is no option --chanel: did you mean --channel?'],
  [['-x'], 'there is no option -x: release --help lists all'],
  [['live', '--channel', 'prod'], 'there is no channel prod: did you mean production?'],
  [['rollback', '--to'], "Option '--to <value>' argument missing"],
  [['live', '--to', '3'], 'live has no option --to: known are --channel, --json, --help'],
  [['pin', '3', '4'], 'pin takes SET'],
  [['freeze', '--expect', 'last'], '--expect takes a revision, and last is none'],
  [['deliver', 'giude'], 'there is no part giude: did you mean guide? known are shell, '],
])('%j prints one line about what is wrong, and where help is', (args, said) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`release: ${said}`);
  expect(stderr).toMatch(/^[^\n]+ {2}\(release .*--help\)\n$/);
});

test.each([
  [['deliver'], 1],
  [['rollback', '--to', '99'], 1],
  [['rollback'], 2],
])('%j in an empty folder says why in one line', (args, expected) => {
  const { status, stderr } = run(...args);
  expect([status, stderr.trim().split('\n').length]).toEqual([expected, 1]);
  expect(stderr).toMatch(/^release: /);
});

test('a delivery says each step before it begins it', async () => {
  const dataDir = mkdtempSync(join(DATA_DIR, 'deliver-'));
  const options = { as: 'command', follows: false, warn() {} } as const;
  await temporaryStore(await openStore({ DATA_DIR: dataDir }, options)).pin('shell@1.0.0');
  const folder = join(dataDir, 'mfe-broken');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }');
  writeFileSync(join(folder, 'src/routes.tsx'), 'export const section = ;');
  const { status, stdout, stderr } = runIn(dataDir, folder, 'deliver');
  expect([status, stderr]).toEqual([1, expect.stringContaining('routes.tsx:1:23')]);
  // What comes after the step that fails is not said.
  expect(stdout).toMatch(
    /^reading {4}the sources of broken\nread {7}[^\n]+ {2}\(\d+\.\d s\)\nbuilding {3}broken@1\.0\.0\n(\.\.\. [^\n]+\n)*$/,
  );
});

test.each(parts())('$name is delivered and doctored from its folder', ({ folder }) => {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts).toMatchObject({
    deliver: 'node ../release/bin/release.mjs deliver',
    doctor: 'node ../release/bin/release.mjs doctor',
  });
});
