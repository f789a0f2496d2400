import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  abortCanary,
  advanceCanary,
  defaultPolicy,
  disable,
  ReleaseStore,
  startCanary,
} from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, AT, createSet, publishPart, quietPortal } from '../testing/parts.ts';
import { lookAgain, stopClock } from '../testing/stopped-clock.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-canary-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const by = { actor: 'kim', reason: 'test', at: AT };

const part = (name: string, number: string) => publishPart(store, name, number);

let portal: FastifyInstance;
let sets: string[];
beforeAll(async () => {
  const shell = await part('shell', '1.0.0');
  const guide = [await part('guide', '1.0.0'), await part('guide', '1.0.1')];
  sets = [];
  for (const one of guide) sets.push(await createSet(store, [shell, one]));
  await store.pinSet('dev', 0, { set: sets[0] ?? '', ...by });
  portal = await quietPortal(dataDir);
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

const revision = () => store.pin('dev')?.revision ?? 0;
const ids = Array.from({ length: 60 }, (_, i) => i.toString(16).padStart(16, '0'));
const setOf = async (id: string, path = '/guide') =>
  (await ask(portal, path, { host: 'localhost:3000', cookie: `cohort=${id}` })).inlined.set;
const setsOf = async () => Promise.all(ids.map((id) => setOf(id)));

test('some customers get one whole set on every page, from the first visit on', async () => {
  const policy = defaultPolicy;
  await startCanary(store, 'dev', revision(), {
    ...by,
    set: sets[1] ?? '',
    percent: 0,
    policy,
    openTabs: 'quiet',
  });
  lookAgain();
  expect(new Set(await setsOf())).toEqual(new Set([sets[0]]));

  await advanceCanary(store, 'dev', revision(), { percent: 50, ...by });
  lookAgain();
  const got = await setsOf();
  expect(new Set(got)).toEqual(new Set(sets));
  for (const path of ['/', '/guide/nothing'])
    expect(await Promise.all(ids.map((id) => setOf(id, path)))).toEqual(got);
  const inside = ids[got.indexOf(sets[1] ?? '')] ?? '';
  const page = await ask(portal, '/guide', { host: 'localhost:3000', cookie: `cohort=${inside}` });
  expect(page.html).toContain('src="/r/guide/1.0.1/remoteEntry.js"');
  expect(page.html).not.toContain('/r/guide/1.0.0/');

  // The first visit has no cookie yet: its page must come from the set of the cookie that it gets.
  for (let i = 0; i < 20; i++) {
    const first = await ask(portal, '/guide');
    const [, id = ''] = /cohort=([0-9a-f]{16})/.exec(String(first.headers['set-cookie'])) ?? [];
    expect(await setOf(id)).toBe(first.inlined.set);
  }

  // Disabled parts and blocked versions hold for canary customers too; they get the base's version instead.
  await store.setStatus({ name: 'guide', version: '1.0.1', status: 'blocked', ...by });
  lookAgain();
  const blocked = await ask(portal, '/guide', {
    host: 'localhost:3000',
    cookie: `cohort=${inside}`,
  });
  expect(blocked.html).toContain('src="/r/guide/1.0.0/remoteEntry.js"');
  expect(blocked.inlined.set).toMatch(new RegExp(`^${sets[1]}\\+`));
  await store.setStatus({ name: 'guide', version: '1.0.1', status: 'available', ...by });
  await disable(store, 'dev', revision(), { name: 'guide', message: '점검', ...by });
  lookAgain();
  expect(
    (await ask(portal, '/guide', { host: 'localhost:3000', cookie: `cohort=${inside}` })).status,
  ).toBe(503);

  await abortCanary(store, 'dev', revision(), by);
  lookAgain();
  expect(new Set((await setsOf()).map((set) => set.split('+')[0]))).toEqual(new Set([sets[0]]));
});
