import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  decideCanary,
  defaultPolicy,
  ReleaseStore,
  startCanary,
  type CountRecord,
} from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, AT, createSet, publishPart, quietPortal, sendReport } from '../testing/parts.ts';
import { passTime, stopClock } from '../testing/stopped-clock.ts';
import { Allowance } from './allowance.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-figures-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const by = { actor: 'kim', reason: 'test', at: AT };

const part = (name: string, number: string) => publishPart(store, name, number);

const began = new Date().toISOString();
let portal: FastifyInstance;
/** Cohort ids of the base and of the canary, and their sets. */
const groups = { base: [] as string[], canary: [] as string[] };
beforeAll(async () => {
  const shell = await part('shell', '1.0.0');
  const guide = [await part('guide', '1.0.0'), await part('guide', '1.0.1')];
  const sets: string[] = [];
  for (const one of guide) sets.push(await createSet(store, [shell, one]));
  await store.pinSet('dev', 0, { set: sets[0] ?? '', ...by });
  await startCanary(store, 'dev', 1, {
    ...by,
    at: new Date().toISOString(),
    set: sets[1] ?? '',
    percent: 50,
    policy: { ...defaultPolicy, minimum: 100 },
    openTabs: 'quiet',
  });
  portal = await quietPortal(dataDir);
  for (let i = 0; i < 400; i++) {
    const id = i.toString(16).padStart(16, '0');
    const { inlined } = await ask(portal, '/guide', {
      host: 'localhost:3000',
      cookie: `cohort=${id}`,
    });
    groups[inlined.set === sets[0] ? 'base' : 'canary'].push(id);
  }
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

let address = 0;
/** Sends a report as a browser with this cohort id does, each from an address of its own. */
const send = (
  path: string,
  cohort: string,
  body: object,
  from = `10.1.${address >> 8}.${address++ & 255}`,
  site = 'same-origin',
) => sendReport(portal, path, body, { from, cohort, site });
const failure = (set: string, guide: string, kind = 'mount') => ({
  code: 'ABC234',
  set,
  part: 'guide',
  version: guide,
  class: kind,
  path: '/guide',
  error: 'Error: planned',
});
const tab = (set: string, guide: string, mounts: object = { guide: 1 }) => ({
  set,
  versions: { shell: '1.0.0', guide },
  mounts,
});
const counted = () => [...store.counts('dev').since(began)];
const rowsOf = (records: CountRecord[]) => records.flatMap(({ rows }) => rows);
/** Goes to the next second, because the server counts so many reports a second. */
const nextSecond = () => passTime(1000);

test('a canary whose pages fail is aborted by the figures that the server writes, and every failure is found with its class', async () => {
  const [base = ''] = groups.base;
  const [canary = ''] = groups.canary;
  // Reports of releases that the sender does not get, of unknown versions or without meaning do not count.
  for (const body of [
    failure('2', '1.0.0'),
    failure('1', '1.0.1'),
    failure('2', '9.9.9'),
    failure('2', '../../x'),
    failure('2', '1.0.1', 'invented'),
  ])
    expect((await send('/-/failures', base, body)).statusCode).toBe(204);
  await send('/-/failures', canary, failure('2', '1.0.1'), '10.8.8.8', 'cross-site');
  for (let i = 0; i < 100; i += 20) {
    nextSecond();
    for (let j = i; j < i + 20; j++) {
      await send('/-/tabs', groups.base[j] ?? '', tab('1', '1.0.0'));
      await send('/-/tabs', groups.canary[j] ?? '', tab('2', '1.0.1'));
    }
  }
  nextSecond();
  for (let i = 0; i < 30; i++)
    await send('/-/failures', groups.canary[i] ?? '', failure('2', '1.0.1'));
  // A flood from one address counts up to its allowance.
  nextSecond();
  for (let i = 0; i < 310; i++)
    await send('/-/failures', canary, failure('2', '1.0.1', 'http'), '10.9.9.9');

  // It writes its counts every few seconds, and when it stops.
  await portal.close();
  // The portal only counts. It has no key, so it cannot abort the canary.
  expect(store.pin('dev')?.canary).not.toBeNull();
  await decideCanary(store, 'dev', 'desk');
  expect(store.pin('dev')).toMatchObject({
    set: '1',
    canary: null,
    verb: 'canary abort',
    actor: 'desk',
    openTabs: 'normal',
    reason: expect.stringMatching(
      /^guide@1\.0\.1 fails in 76\.7 % of 430, in the base in 0\.0 % of 100$/,
    ),
  });
  const rows = rowsOf(counted());
  const failures = rows.filter(({ set }) => set === '2').map((row) => row.failures);
  const total = (kind: string) => failures.reduce((sum, one) => sum + (one[kind] ?? 0), 0);
  expect([total('mount'), total('http'), total('invented')]).toEqual([30, 300, 0]);
  expect(
    rows.filter(({ set }) => set === '1').every((row) => Object.keys(row.failures).length === 0),
  ).toBe(true);
  const told = counted().flatMap((one) => one.failures);
  expect(told.find(({ set, version: one }) => set === '2' && one === '1.0.1')).toMatchObject({
    code: 'ABC234',
    class: 'mount',
    route: '/guide',
    cohort: 'canary',
  });
  expect(counted().reduce((sum, { tabs }) => sum + (tabs['guide@1.0.1'] ?? 0), 0)).toBe(100);
});

test('pages shown and failures use one allowance, which lasts ten minutes and covers a whole IPv6 network', () => {
  let now = 0;
  const allowance = new Allowance(() => now);
  const take = (address: string, is: 'shown' | 'first' | 'after-shown', times: number) =>
    Array.from({ length: times }, () => allowance.takeOutcome(address, is)).filter(Boolean).length;
  expect(take('10.0.0.1', 'shown', 250)).toBe(250);
  expect(take('10.0.0.1', 'first', 50)).toBe(50);
  // A page that counted can still fail. Once one was dropped, nobody knows which of them it is.
  expect(take('10.0.0.1', 'after-shown', 10)).toBe(10);
  expect(take('10.0.0.1', 'shown', 1)).toBe(0);
  expect(take('10.0.0.1', 'after-shown', 1)).toBe(0);
  expect(take('2001:db8:0:1::1', 'shown', 300)).toBe(300);
  expect(take('2001:db8:0:1::2', 'first', 1)).toBe(0);
  expect(take('2001:db8:0:2::1', 'first', 1)).toBe(1);
  now = 600_000;
  expect(take('10.0.0.1', 'after-shown', 1)).toBe(1);
});
