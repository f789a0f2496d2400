import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defaultPolicy, isInCanary, ReleaseStore, startCanary } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, AT, createSet, publishPart, quietPortal } from '../testing/parts.ts';
import { lookAgain, stopClock } from '../testing/stopped-clock.ts';

stopClock();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-last-good-'));
const store = new ReleaseStore(join(dataDir, 'store'));
const by = { actor: 'kim', reason: 'test', at: AT };

const part = (name: string, number: string) => publishPart(store, name, number);

let portal: FastifyInstance;
const revision = () => store.pin('dev')?.revision ?? 0;
beforeAll(async () => {
  const [shell, shell2] = [await part('shell', '1.0.0'), await part('shell', '1.0.1')];
  const [a, b, c] = [
    await part('guide', '1.0.0'),
    await part('guide', '1.0.1'),
    await part('guide', '1.0.2'),
  ];
  const voc = await part('voc', '1.0.0');
  for (const parts of [
    [shell, a, voc],
    [shell2, b, voc],
    [shell2, c, voc],
  ]) {
    const set = await createSet(store, parts);
    if (set !== '3') await store.pinSet('dev', revision(), { set, ...by });
  }
  portal = await quietPortal(dataDir);
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true });
});

const asked = async (cookie: string) => {
  const { html, inlined } = await ask(portal, '/guide', { host: 'localhost:3000', cookie });
  const parts = inlined.parts.map(
    ({ name, version: one, hasGood }) => `${name}@${one}${hasGood ? ' good' : ''}`,
  );
  return { html, parts, set: inlined.set };
};

test('a browser that cannot load a version gets the last good one, in HTML and scripts', async () => {
  const usual = await asked('');
  expect(usual.parts).toEqual(['shell@1.0.1 good', 'guide@1.0.1 good', 'voc@1.0.0']);
  expect(usual.html).toContain('data-version="shell@1.0.1" data-good');

  const guide = await asked('failed=guide@1.0.1');
  expect(guide.parts).toEqual(['shell@1.0.1 good', 'guide@1.0.0', 'voc@1.0.0']);
  expect(guide.html).toContain('src="/r/guide/1.0.0/remoteEntry.js"');
  expect(guide.html).not.toContain('/r/guide/1.0.1/');
  expect(guide.set).not.toBe(usual.set);
  // The cache must not mix them up.
  const again = await asked('');
  expect([again.set, again.parts]).toEqual([usual.set, usual.parts]);

  const shell = await asked('failed=shell@1.0.1/guide@1.0.1');
  expect(shell.parts).toEqual(['shell@1.0.0', 'guide@1.0.1', 'voc@1.0.0']);
});

test('a browser can get only the last good version of a served part', async () => {
  const usual = await asked('');
  for (const failed of [
    'guide@1.0.0',
    'guide@1.0.2',
    'voc@1.0.0',
    'guide',
    '../../x@1',
    '//',
    'guide@1.0.1x',
  ])
    expect((await asked(`failed=${failed}`)).parts).toEqual(usual.parts);
  await store.setStatus({ name: 'guide', version: '1.0.0', status: 'blocked', ...by });
  lookAgain();
  expect((await asked('failed=guide@1.0.1')).parts).toEqual([
    'shell@1.0.1 good',
    'guide@1.0.1',
    'voc@1.0.0',
  ]);
  await store.setStatus({ name: 'guide', version: '1.0.0', status: 'available', ...by });
});

test('a canary falls back to the base’s version', async () => {
  await startCanary(store, 'dev', revision(), {
    ...by,
    set: '3',
    percent: 99,
    policy: defaultPolicy,
    openTabs: 'quiet',
  });
  lookAgain();
  const canary = store.pin('dev')?.canary;
  const ids = Array.from({ length: 20 }, (_, i) => i.toString(16).padStart(16, '0'));
  const cohort = `cohort=${ids.find((id) => canary && isInCanary(canary, id))}`;
  expect((await asked(cohort)).parts).toEqual([
    'shell@1.0.1 good',
    'guide@1.0.2 good',
    'voc@1.0.0',
  ]);
  expect((await asked(`${cohort}; failed=guide@1.0.2`)).parts).toEqual([
    'shell@1.0.1 good',
    'guide@1.0.1',
    'voc@1.0.0',
  ]);
});
