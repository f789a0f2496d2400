import { beforeAll, expect, test } from '@jest/globals';
import { readConfig, root } from '@portal/config';
import type { LogSink } from '@portal/metrics';
import { logFields, logLine, type LogLine } from '@portal/metrics/testing/log';
import type { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { judgeCanaries } from '../../release/src/desk/unattended/judge-canaries.ts';
import { ORIGIN, temporaryDesk } from '../../release/src/desk/testing/desk.ts';
import { ask, quietPortal, sendReport, storeWithSet } from '../../shell/server/testing/parts.ts';
import { buildSandbox } from '../sandbox/app.ts';
import { buildBareApp, fromPortal } from './testing/api.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** What customers and managers send, in each form in which a line could repeat it. */
const NAME = '홍길동';
const sent = [
  NAME,
  encodeURIComponent(NAME),
  '010-1234-5678',
  '01012345678',
  'hong@hangyeol.example',
  '900101-1234567',
  'canary-secret',
  '203.0.113.9',
];
const QUERY = `name=${encodeURIComponent(NAME)}&phone=010-1234-5678`;
const quoting = `nobody has 01012345678, hong@hangyeol.example or 900101-1234567 at /look-up?name=${NAME}`;

/** Collects the lines of a server. `line` resolves to the first with this text, also one that is still to come. */
function sink() {
  const lines: LogLine[] = [];
  const raw: string[] = [];
  const waiting = new Set<() => void>();
  const logTo: LogSink = {
    write(line) {
      raw.push(line);
      lines.push(JSON.parse(line) as LogLine);
      for (const look of waiting) look();
    },
  };
  const line = (msg: string) =>
    new Promise<LogLine>((resolve) => {
      const look = () => {
        const found = lines.find((one) => one.msg === msg);
        if (found) resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { logTo, lines, raw, line };
}

/** Calls of a stranger and of a customer, and one that fails for our fault. */
async function misuse(app: FastifyInstance, host: string): Promise<void> {
  const headers = {
    ...fromPortal,
    host,
    authorization: 'Bearer canary-secret',
    cookie: 'portal-session=canary-secret; member=1',
    'x-forwarded-for': '203.0.113.9',
    'user-agent': NAME.normalize('NFD').replace(/[^ -~]/g, 'canary-secret'),
  };
  const remoteAddress = '203.0.113.9';
  for (const url of [`/${encodeURIComponent(NAME)}/010-1234-5678?${QUERY}`, '/%E0%A4%A'])
    await app.inject({ url, headers, remoteAddress });
  for (const payload of [{ searchStr: NAME, phone: '010-1234-5678' }, `{"${NAME}`])
    await app
      .inject({
        method: 'POST',
        url: `/api/customer/selectFaqList?${QUERY}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
        remoteAddress,
      })
      // The portal ends the body of a call whose API is away.
      .catch(() => undefined);
  await app.inject({ url: `/test/fault/${encodeURIComponent(NAME)}?${QUERY}`, headers: { host } });
}

/** A server that has a fault of its own, listens and is misused. */
async function run(app: FastifyInstance, host = 'localhost:3000'): Promise<void> {
  app.get('/test/fault/:name', async () => {
    throw new TypeError(quoting);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await misuse(app, host);
}

const LOG_LEVEL = 'debug';
const logs = { api: sink(), portal: sink(), desk: sink(), sandbox: sink() };

beforeAll(async () => {
  const api = await buildBareApp({ env: { LOG_LEVEL }, logTo: logs.api.logTo });
  api.get('/test/database', async () => {
    const { DatabaseError } = (await import('pg')).default;
    const error = new DatabaseError(`invalid input: "${NAME}"`, 1, 'error');
    throw Object.assign(error, { severity: 'ERROR', code: '22P02', table: 'voice', detail: NAME });
  });
  api.every(0.01, 'sweep', () => Promise.reject(new Error(quoting)));
  await run(api);
  await api.inject('/test/database');
  await logs.api.line('could not sweep');
  await api.close();

  const sandbox = await buildSandbox({
    config: readConfig({ LOG_LEVEL }),
    logTo: logs.sandbox.logTo,
  });
  await run(sandbox.app);
  await sandbox.app.close();

  const dataDir = temporaryFolder();
  const { set } = await storeWithSet(dataDir);
  const portal = await quietPortal(dataDir, { LOG_LEVEL }, logs.portal.logTo);
  await run(portal);
  await ask(portal, `/guide?${QUERY}`);
  const from = '203.0.113.9';
  const failure = { code: 'ABC234', set, part: 'guide', version: '1.0.0', class: 'mount' };
  const report = { ...failure, path: `/guide?${QUERY}`, error: quoting };
  await sendReport(portal, '/-/failures', report, { from });
  const vital = { name: 'LCP', value: 812.5, rating: 'good', route: '/guide', set };
  await sendReport(portal, '/-/vitals', vital, { from });
  // Figures cannot be written any more.
  rmSync(join(dataDir, 'store'), { recursive: true });
  writeFileSync(join(dataDir, 'store'), '');
  await portal.close();

  const desk = await temporaryDesk(ORIGIN, false, logs.desk.logTo);
  const pin = () => {
    throw new Error(quoting);
  };
  judgeCanaries(desk.app, { pin } as unknown as ReleaseStore, 10);
  await run(desk.app, 'localhost:3003');
  await desk.signIn('kim', 'canary-secret');
  await desk.signIn(NAME, 'canary-secret');
  await desk.app.inject({
    url: '/api/verbs/live',
    headers: { host: 'localhost:3003', authorization: 'Bearer canary-secret' },
  });
  await logs.desk.line('the canary was not judged');
  await desk.remove();
});

const msgs = (service: keyof typeof logs) => [
  ...new Set(logs[service].lines.map(({ msg }) => msg)),
];

test.each(Object.entries(logs))('each line of %s fits the schema', (_, { lines }) => {
  for (const line of lines)
    expect([line, v.safeParse(logLine, line).issues]).toEqual([line, undefined]);
});

test('each server tells of its start, answers, refusals, failures, jobs and stop', () => {
  const started = expect.stringMatching(/^Server listening at /);
  expect(msgs('api')).toEqual(
    expect.arrayContaining([started, 'answered', 'request failed', 'could not sweep', 'stopping']),
  );
  expect(msgs('sandbox')).toEqual(
    expect.arrayContaining([started, 'answered', 'request failed', 'stopping']),
  );
  expect(msgs('portal')).toEqual(
    expect.arrayContaining([
      started,
      'the API did not answer',
      'request failed',
      'part failed in a browser',
      'page in a browser',
      'the figures of customers were not written',
      'stopping',
    ]),
  );
  expect(msgs('desk')).toEqual(
    expect.arrayContaining([
      started,
      'sign-in refused',
      'token refused',
      'request failed',
      'the canary was not judged',
      'stopping',
    ]),
  );
  for (const [service, { lines }] of Object.entries(logs))
    expect(new Set(lines.map((line) => line.service))).toEqual(new Set([service]));
});

test('answers have the registered path, the refused ones too', () => {
  for (const service of ['api', 'sandbox'] as const) {
    const answers = logs[service].lines.filter(({ msg }) => msg === 'answered');
    expect(answers).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/test/fault/:name', status: 500 }),
    );
    expect(answers).toContainEqual(expect.objectContaining({ path: 'unknown', status: 404 }));
  }
});

test('a failure names its kind, its code and where it was thrown', () => {
  for (const { lines } of Object.values(logs))
    expect(lines.find(({ msg }) => msg === 'request failed')?.err).toMatchObject({
      type: expect.stringMatching(/Error$/),
      stack: expect.stringContaining('    at '),
    });
  expect(logs.api.lines).toContainEqual(
    expect.objectContaining({
      err: expect.objectContaining({ type: 'DatabaseError', code: '22P02', table: 'voice' }),
    }),
  );
});

test.each(Object.entries(logs))('the log of %s has nothing that somebody sent', (_, { raw }) => {
  const log = raw.join('');
  expect(sent.filter((text) => log.includes(text))).toEqual([]);
  expect(log).not.toContain('?name');
});

test('a field that the schema does not have, and one of another server, fail', () => {
  const line = { service: 'portal', time: 0, level: 30, pid: 1, hostname: 'a', msg: 'answered' };
  expect(v.is(logLine, line)).toBe(true);
  for (const more of [{ userName: NAME }, { req: {} }, { moid: '1' }, { path: '/a?b=c' }])
    expect(v.is(logLine, { ...line, ...more })).toBe(false);
});

test('docs/run.md lists each field with its servers', () => {
  const docs = readFileSync(join(root, 'docs/run.md'), 'utf8');
  const [, section = ''] = /### Logs\n(.*?)\n## /s.exec(docs) ?? [];
  const rows = [...section.matchAll(/^\| (`[^|]*`) +\| ([^|]*?) +\|/gm)].flatMap(
    ([, fields = '', servers = '']) =>
      (fields.match(/\w+/g) ?? []).map((field) => [field, servers]),
  );
  const known = [...logFields].map(([field, servers]) => [
    field,
    servers.length === 4 ? 'all' : servers.join(', '),
  ]);
  expect(rows.sort()).toEqual(known.sort());
});
