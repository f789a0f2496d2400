import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { measured } from '@portal/metrics';
import { defaultPolicy, startCanary, type ReleaseStore } from '@portal/release-store';
import { by, temporaryStore } from '@portal/release-store/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { judgeCanaries } from './judge-canaries.ts';

let my: ReturnType<typeof temporaryStore>;
let app: FastifyInstance;
let logged: string[];
beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
  await my.pinAgain('1');
  logged = [];
  const stream = { write: (line: string) => void logged.push(line) };
  app = Fastify({ logger: { level: 'warn', stream } });
  measured(app, readConfig({}), 'DESK_METRICS_PORT');
});
afterEach(async () => {
  await app.close();
  rmSync(my.root, { recursive: true });
});

const start = () =>
  startCanary(my.store, 'dev', my.store.pin('dev')?.revision ?? 0, {
    ...by,
    at: new Date(Date.now() - 60_000).toISOString(),
    set: '2',
    percent: 5,
    policy: defaultPolicy,
    openTabs: 'quiet',
  });
/** Counts pages of the guide in both sets, as a portal server does. */
const count = (failures: number) =>
  my.store.counts('dev').add({
    at: new Date().toISOString(),
    server: 'a',
    rows: [
      { set: '1', part: 'guide', version: '1.0.0', mounts: 400, failures: {} },
      {
        set: '2',
        part: 'guide',
        version: '1.0.1',
        mounts: 400 - failures,
        failures: { mount: failures },
      },
    ],
    tabs: {},
    failures: [],
  });

test('the desk aborts a failing canary, and lets a healthy one go on', async () => {
  await start();
  await count(2);
  const judged = jest.spyOn(my.store, 'counts');
  judgeCanaries(app, my.store, 5);
  // One judgement reads them twice at most, and the next begins after it has ended.
  while (judged.mock.calls.length < 3) await pass(5);
  judged.mockRestore();
  expect(my.store.pin('dev')?.canary).toMatchObject({ percent: 5 });
  await count(60);
  while (my.store.pin('dev')?.canary) await pass(5);
  expect(my.store.pin('dev')).toMatchObject({ verb: 'canary abort', actor: 'desk', set: '1' });
  expect(my.store.pin('dev')?.reason).toMatch(/^guide@1\.0\.1 fails in 7\.8 % of 800/);
  expect(logged.join('')).toContain('canary decided');
});

test('a desk without a signing key logs so once', async () => {
  await start();
  await count(200);
  const amend = jest.fn(() =>
    Promise.reject(new Error('the key team-guide may not sign channels/dev/5.json')),
  );
  const store = {
    pin: my.store.pin.bind(my.store),
    set: my.store.set.bind(my.store),
    counts: my.store.counts.bind(my.store),
    amend,
  };
  judgeCanaries(app, store as unknown as ReleaseStore, 5);
  while (amend.mock.calls.length < 3) await pass(5);
  expect(logged.filter((line) => line.includes('the canary was not judged'))).toHaveLength(1);
  expect(my.store.pin('dev')?.canary).toMatchObject({ percent: 5 });
});
