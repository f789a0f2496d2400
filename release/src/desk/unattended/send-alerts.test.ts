import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { abortCanary, defaultPolicy, startCanary } from '@portal/release-store';
import { by, temporaryStore } from '@portal/release-store/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { sendAlerts } from './send-alerts.ts';

const secret = `whsec_${'A'.repeat(32)}`;
let my: ReturnType<typeof temporaryStore>;
let server: Server;
let url: string;
/** What the receiver got: id and content. */
let got: { id: string; type: string; text: string; data: Record<string, unknown> }[];
let status: number;
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  my = temporaryStore();
  await my.pin('shell@1.0.0 guide@1.0.0');
  await my.pin('shell@1.0.0 guide@1.0.1');
  got = [];
  status = 200;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      got.push({ id: String(request.headers['webhook-id']), ...JSON.parse(body) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await new Promise((done) => void server.close(done));
  rmSync(my.root, { recursive: true });
});

/** Starts a desk that looks for alerts. */
function startDesk(): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  sendAlerts(app, my.store, { url, secret }, { everyMs: 5, awayMs: 0, waits: [1, 1] });
  return app;
}
/** A bound on a wait is the test's own timeout. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await pass(5);
}
const noted = () =>
  my.store.desk.records().map(({ verb, subject, actor }) => `${verb} ${subject} ${actor}`);

async function abort(actor: string) {
  const revision = () => my.store.pin('dev')?.revision ?? 0;
  const now = { ...by, at: new Date().toISOString() };
  const canary = { set: '1', percent: 5, policy: defaultPolicy, openTabs: 'quiet' } as const;
  await startCanary(my.store, 'dev', revision(), { ...now, ...canary });
  await abortCanary(my.store, 'dev', revision(), { ...now, actor, reason: 'guide fails in 9 %' });
}
const block = () => my.block('guide', '1.0.1', '사진을 잃어버립니다');

test('tells of a canary that the desk aborted, and not of one that a person did', async () => {
  await abort('kim');
  await abort('desk');
  startDesk();
  await until(() => noted().length === 1);
  expect(got).toMatchObject([
    { id: 'canary.aborted:dev:6', type: 'canary.aborted', data: { channel: 'dev', set: '1' } },
  ]);
  expect(got[0]?.text).toBe(
    '개발에서 세트 1번의 카나리를 자동으로 중단했습니다. guide fails in 9 %',
  );
  expect(noted()).toEqual(['alert sent canary.aborted:dev:6 desk']);
});

test('tells of a blocked version that a channel has, once, also after a restart', async () => {
  await my.publish('guide', '1.0.9');
  await my.block('guide', '1.0.9');
  await block();
  const first = startDesk();
  await until(() => noted().length === 1);
  await first.close();
  expect(got.map(({ id }) => id)).toEqual(['version.blocked:dev:guide@1.0.1:2']);
  startDesk();
  await abort('desk');
  await until(() => noted().length === 2);
  expect(got.map(({ type }) => type)).toEqual(['version.blocked', 'canary.aborted']);
});

test('the audit says so where the receiver takes none', async () => {
  status = 500;
  await block();
  startDesk();
  await until(() => noted().length === 1);
  expect(got).toHaveLength(3);
  const [record] = my.store.desk.records();
  expect(record).toMatchObject({ verb: 'alert failed', actor: 'desk' });
  expect(record?.reason).toMatch(/^개발에 지정된 guide@1\.0\.1 .*\(status 500 after 3 tries\)$/);
});

test('tells of a store that is away, and notes it when it is back', async () => {
  startDesk();
  const aside = `${my.root}-aside`;
  renameSync(my.root, aside);
  await until(() => got.length === 1);
  expect(got[0]).toMatchObject({ type: 'store.away' });
  expect(got[0]?.data['message']).toMatch(/is away/);
  renameSync(aside, my.root);
  await until(() => noted().length === 1);
  expect(noted()[0]).toMatch(/^alert sent store\.away:\S+ desk$/);
  // Another time is another alert.
  renameSync(my.root, aside);
  await until(() => got.length === 2);
  renameSync(aside, my.root);
  expect(got[0]?.id).not.toBe(got[1]?.id);
});

test('tells of a part whose failures more than doubled, once in an hour', async () => {
  const count = (minutesAgo: number, server: string, failures: number) =>
    my.store.counts('dev').add({
      at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      server,
      rows: ['guide', 'shell'].map((part) => ({
        set: '2',
        part,
        version: part === 'guide' ? '1.0.1' : '1.0.0',
        mounts: 900,
        failures: { mount: part === 'guide' ? failures : 5 },
      })),
      tabs: {},
      failures: [],
    });
  await count(40, 'a', 9);
  await count(5, 'a', 90);
  startDesk();
  await until(() => noted().length === 1);
  expect(got).toMatchObject([
    { type: 'failures.doubled', data: { channel: 'dev', part: 'guide', percent: 9.1, before: 1 } },
  ]);
  await count(1, 'b', 90);
  await block();
  await until(() => noted().length === 2);
  expect(got.map(({ type }) => type)).toEqual(['failures.doubled', 'version.blocked']);
});

test('two desks tell under one id', async () => {
  startDesk();
  startDesk();
  await block();
  await until(() => noted().length >= 1);
  await Promise.all(apps.splice(0).map((app) => app.close()));
  expect(new Set(got.map(({ id }) => id)).size).toBe(1);
});
