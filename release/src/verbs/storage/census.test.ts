import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { openOverride, verifyAudit, type CountRecord } from '@portal/release-store';
import { by, passChecks, temporaryStore } from '@portal/release-store/testing';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runVerb } from '../testing/run-verb.ts';
import type { FailureKind } from '../failures.ts';
import type { ChannelState } from '../look.ts';
import type { Values } from '../verb.ts';

const KEY = 'the-key-of-these-tests-and-no-other';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let my: ReturnType<typeof temporaryStore>;
let said: string[];
beforeEach(() => {
  my = temporaryStore();
  said = [];
});
afterEach(() => rmSync(my.root, { recursive: true }));

const release = (words: string, values?: Values, env: NodeJS.ProcessEnv = {}) =>
  runVerb(my.store, words, values, {
    config: readConfig({ DATA_DIR: my.root, SECRET_KEY: KEY, ...env }),
    say: (text) => void said.push(text),
  });

/** Pins a set with this version of the guide, built at the same time, some days ago. */
async function pinAgo(days: number, version: string) {
  const at = daysAgo(days);
  const { record } = await my.publish('guide', version);
  const path = join(my.root, `versions/guide/${version}/version.json`);
  writeFileSync(path, JSON.stringify({ ...record, builtAt: at }));
  const shell = my.store.versions('shell').includes('1.0.0')
    ? my.store.version('shell', '1.0.0')
    : await my.publish('shell', '1.0.0');
  const set = await my.makeSet(shell, my.store.version('guide', version));
  const expected = my.store.pin('dev')?.revision ?? 0;
  return my.store.pinSet('dev', expected, { set: set.id, ...by, at });
}
const count = (days: number, more: Partial<CountRecord>) =>
  my.store.counts('dev').add({
    at: daysAgo(days),
    server: `a${days}`,
    rows: [],
    tabs: {},
    failures: [],
    ...more,
  });
const hasFiles = (version: string) =>
  existsSync(join(my.root, `versions/guide/${version}/client/remoteEntry.js`));

test('gc deletes the files of unused versions, and keeps every record', async () => {
  const ages = [400, 300, 200, 100, 20, 10];
  for (const [patch, days] of ages.entries()) await pinAgo(days, `1.0.${patch}`);
  // A tab still ran the second; the fourth was served 90 days ago; the third is the fourth's last good version.
  await count(3, { tabs: { 'guide@1.0.1': 1 } });
  await count(200, { tabs: { 'guide@1.0.0': 5 } });
  await expect(release('gc')).rejects.toThrow('gc needs --reason TEXT');
  await release('gc', { 'dry-run': true });
  expect(said).toEqual(['unused    guide@1.0.0', 'would delete  1 versions  (0.1 s)']);
  expect(hasFiles('1.0.0')).toBe(true);

  await release('gc', { reason: 'disk' });
  expect(ages.map((_, patch) => hasFiles(`1.0.${patch}`))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(verifyAudit(my.store).faults).toEqual([]);
  expect(my.store.statuses().of('guide', '1.0.0')).toMatchObject({
    status: 'deprecated',
    actor: 'kim',
  });
  const counted = (days: number) => my.store.counts('dev').ofDay(daysAgo(days)).next();
  expect((await counted(200)).done).toBe(true);
  expect((await counted(3)).done).toBe(false);
  said = [];
  await release('gc', { reason: 'disk' });
  expect(said).toEqual(['done  0 versions  (0.1 s)']);
  // A pin of a deleted version is refused, and its sources publish as a new version.
  await expect(release('pin 1')).rejects.toThrow(/guide@1\.0\.0: .* is missing/);
  const { sourceHash } = my.store.version('guide', '1.0.0').record;
  expect(await my.store.versionBySource('guide', sourceHash)).toBeNull();
});

test('gc continues where a killed one stopped', async () => {
  await pinAgo(3, '1.0.0');
  await my.publish('guide', '0.9.0');
  const path = join(my.root, 'versions/guide/0.9.0');
  writeFileSync(
    join(path, 'version.json'),
    JSON.stringify({ ...my.store.version('guide', '0.9.0').record, builtAt: daysAgo(400) }),
  );
  rmSync(join(path, 'client/remoteEntry.js'));
  await release('gc', { reason: 'disk' });
  expect(said).toContain('deleted    guide@0.9.0');
  expect([existsSync(join(path, 'client')), existsSync(join(path, 'server.cjs'))]).toEqual([
    false,
    false,
  ]);
});

test('a canary and its last good versions are in use', async () => {
  await pinAgo(100, '1.0.0');
  await pinAgo(95, '1.0.1');
  await pinAgo(94, '1.0.2');
  await release('canary start 1', { percent: '1' });
  await release('gc', { reason: 'disk' });
  expect(['1.0.0', '1.0.1', '1.0.2'].map(hasFiles)).toEqual([true, true, true]);
});

test('who finds a support code of any day', async () => {
  await pinAgo(1, '1.0.0');
  const failure: CountRecord['failures'][number] = {
    code: 'K7MQ2X',
    at: daysAgo(2),
    set: '1',
    part: 'guide',
    version: '1.0.0',
    class: 'integrity',
    route: '/guide/faq',
    cohort: 'base',
    error: 'Error: planned',
  };
  await count(2, { failures: [{ ...failure, alike: ['AAAAAA', 'BBBBBB'] }] });
  expect(await release('who k7mq2x')).toEqual([{ channel: 'dev', ...failure }]);
  expect(await release('who BBBBBB')).toEqual([{ channel: 'dev', ...failure, code: 'BBBBBB' }]);
  expect(said[0]).toContain('dev base  set 1  guide@1.0.0  integrity  /guide/faq  Error: planned');
  await expect(release('who ZZZZZZ')).rejects.toMatchObject({ kind: 'check' });
  await expect(release('who nonsense')).rejects.toThrow('is no support code');
});

test('live lists the versions that tabs ran in the last hour', async () => {
  await pinAgo(1, '1.0.0');
  await count(0, { tabs: { 'guide@1.0.0': 3, 'guide@0.9.0': 1 } });
  await count(1, { tabs: { 'guide@0.8.0': 1 } });
  await release('live');
  expect(said).toContain('tabs       in the last hour: guide@0.9.0 1, guide@1.0.0 3');
});

test('live and failures show a version’s failures by class, with the newest support code', async () => {
  await pinAgo(1, '1.0.0');
  const row = { set: '1', part: 'guide', version: '1.0.0' };
  const failed = (code: string, at: string) => ({
    ...row,
    code,
    at,
    class: 'mount',
    route: '/guide/faq',
    cohort: 'base' as const,
    error: 'Error: planned',
  });
  const hours = (count: number) => daysAgo(count / 24);
  const at = hours(0.5);
  await count(0.5 / 24, {
    rows: [{ ...row, mounts: 196, failures: { mount: 3, network: 1, disabled: 50 } }],
    failures: [failed('K7MQ2X', hours(0.6)), failed('AAAAAA', at)],
  });
  await count(3 / 24, { rows: [{ ...row, mounts: 10, failures: { mount: 2 } }] });
  await count(2, { rows: [{ ...row, mounts: 10, failures: { mount: 90 } }] });
  const { parts } = (await release('live')) as ChannelState;
  expect(parts.map(({ name, lastHour }) => [name, lastHour])).toEqual([
    ['shell', { mounts: 0, failures: 0 }],
    ['guide', { mounts: 196, failures: 4 }],
  ]);
  expect(said).toContain('  guide@1.0.0  (4 of 200 visits failed in the last hour)');
  said = [];
  const found = (await release('failures guide')) as FailureKind[];
  expect(found.map(({ class: kind, count: times }) => [kind, times])).toEqual([
    ['disabled', 50],
    ['mount', 5],
    ['network', 1],
  ]);
  expect(said[1]).toBe(`dev  guide@1.0.0  mount  5  ${at} AAAAAA /guide/faq`);
  expect(await release('failures shell')).toEqual([]);
});

test('override mint prints a signed link with its content and expiry', async () => {
  await pinAgo(2, '1.0.0');
  await pinAgo(1, '1.0.1');
  const minted = async (set: string) => {
    const { link } = (await release('override mint', { set, hours: '2' })) as { link: string };
    return openOverride(KEY, new URL(link).searchParams.get('token') ?? '');
  };
  const until = expect.stringMatching(/Z$/);
  expect(await minted('1')).toEqual({ channel: 'dev', set: '1', parts: {}, until });
  expect(await minted('guide@1.0.0')).toMatchObject({
    set: null,
    parts: { guide: { version: '1.0.0' } },
  });
  for (const values of [{}, { set: '1', hours: '0' }, { set: '1', hours: '169' }] as Values[])
    await expect(release('override mint', values)).rejects.toThrow(/needs --set|1 to 168/);
  await my.block('guide', '1.0.0');
  await expect(minted('1')).rejects.toThrow(/guide@1\.0\.0 is blocked/);
  await expect(minted('guide@9.9.9')).rejects.toThrow('there is no guide@9.9.9');
});

test('a link opens at the portal of its channel, and is refused where that is not known', async () => {
  const { set } = await pinAgo(1, '1.0.0');
  await passChecks(my.store, set);
  await my.store.pinSet('staging', 0, { set, ...by, at: daysAgo(1) });
  const linkIn = async (channel: string, env: NodeJS.ProcessEnv = {}) => {
    const { link } = (await release(`${channel}: override mint`, { set }, env)) as { link: string };
    return new URL(link).origin;
  };
  const PORTAL_ORIGINS = 'staging=https://staging.example:8443';
  expect(await linkIn('dev', { PORT: '4000', PORTAL_ORIGINS })).toBe('http://localhost:4000');
  expect(await linkIn('staging', { PORTAL_ORIGINS })).toBe('https://staging.example:8443');
  await expect(linkIn('staging')).rejects.toThrow(/add staging=ADDRESS to PORTAL_ORIGINS/);
  const { portal } = (await release('staging: live', {}, { PORTAL_ORIGINS })) as ChannelState;
  expect(portal).toBe('https://staging.example:8443');
  expect(said).toContain('portal     https://staging.example:8443');
  expect(((await release('staging: live')) as ChannelState).portal).toBeNull();
});
