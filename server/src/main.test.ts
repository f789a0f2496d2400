import { freePort } from '@portal/config';
import { logLine } from '@portal/metrics/testing/log';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openPglite } from './db/database.ts';
import { fromPortal } from './testing/api.ts';
import {
  freshEnv,
  killStarted,
  list,
  operate,
  refusal,
  run,
} from './testing/processes/api-process.ts';
import { changedContent } from './testing/changed-content.ts';
import type { Watched } from './testing/child.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// A bound for a busy machine: four servers start side by side.
jest.setTimeout(600_000);

afterAll(killStarted);

/** An empty database to copy: creating one takes seconds. */
const template = temporaryFolder();
beforeAll(async () => (await openPglite(join(template, 'db'))).close());

function freshFolder(): string {
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

const totalOf = async (port: string) => {
  const answer = await list(port);
  return ((await answer.json()) as { resultData: { total: number } }).resultData.total;
};

describe('a running server', () => {
  let env: Record<string, string>;
  let server: Watched;
  beforeAll(async () => {
    env = await freshEnv(freshFolder());
    server = run(env);
    await server.says('API ready');
  });
  const command = (...words: string[]) => operate(env, ...words);

  test('runs operators’ commands while it serves', async () => {
    const rotation = command('rotate-keys');
    expect(await rotation.ended).toBe(0);
    expect(JSON.parse(rotation.output)).toEqual({ key: 'demo', rows: 0, unreadable: 0 });
    const publication = command('publish-content');
    expect(await publication.ended).toBe(0);
    expect(server.output).toContain('content published');
    const answer = JSON.stringify({ bbsIdx: '1', text: '방문하겠습니다.' });
    const onStdin = command('answer-inquiry', '-');
    onStdin.child.stdin?.end(answer);
    const broken = command('answer-inquiry', '{');
    for (const refused of [onStdin, command('answer-inquiry', answer)])
      expect([await refused.ended, refused.output]).toEqual([
        1,
        'operate: there is no such number\n',
      ]);
    expect([await broken.ended, broken.output]).toEqual([1, 'operate: the argument is no JSON\n']);
    expect(server.output).not.toContain('방문');
  });

  test('finishes requests in flight on SIGTERM, and exits with 0', async () => {
    expect(server.output.match(/API ready/g)).toHaveLength(1);
    for (const line of server.output.trim().split('\n')) v.parse(logLine, JSON.parse(line));

    // Once the server has answered 100 Continue, the request is in flight.
    const slow = request(`http://127.0.0.1:${env.API_PORT}/api/customer/selectFaqList`, {
      method: 'POST',
      headers: {
        ...fromPortal,
        'content-type': 'application/json',
        'content-length': 2,
        expect: '100-continue',
      },
    });
    slow.flushHeaders();
    await once(slow, 'continue');
    server.child.kill('SIGTERM');
    const refused = async () => {
      const socket = connect(Number(env.API_PORT), '127.0.0.1');
      return Promise.race([
        once(socket, 'connect').then(() => socket.destroy()),
        once(socket, 'close'),
      ])
        .then(() => false)
        .catch(() => true);
    };
    while (!(await refused()));
    slow.end('{}');
    const [answer] = await once(slow, 'response');
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(await text(answer)).resultData.total).toBe(11);
    expect(await server.ended).toBe(0);

    const late = command('rotate-keys');
    expect([await late.ended, late.output]).toEqual([1, expect.stringContaining('no API server')]);
  });

  test('leaves statistics of the content that it loaded', async () => {
    const { db, close } = await openPglite(join(env['DATA_DIR'] ?? '', 'db'));
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where relname = 'faq'`.execute(db);
    await close();
    expect(rows[0]?.reltuples).toBeGreaterThan(0);
  });
});

test('locks its folder, and leaves its data intact when it is killed', async () => {
  const env = await freshEnv(freshFolder());
  const first = run(env);
  await first.says('API ready');

  const [second, other] = await Promise.all([
    refusal({ ...env, API_PORT: String(await freePort()) }),
    refusal({ ...env, DATA_DIR: freshFolder() }),
  ]);
  expect(second).toContain(`in use by process ${first.child.pid}`);
  expect(other).toContain('set another API_PORT');
  expect(await totalOf(env.API_PORT)).toBe(11);

  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const next = run(env);
  await next.says('API ready');
  expect(await totalOf(env.API_PORT)).toBe(11);
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
});

test('reports invalid settings or content in one line', async () => {
  const CONTENT_DIR = changedContent('faq.json', (all) => [{ ...all[0], views: 'many' }]);
  const [settings, secrets, content] = await Promise.all([
    refusal({ API_PORT: 'abc', LOG_LEVEL: 'loud' }),
    refusal({ PORTAL_ENV: 'production' }),
    refusal({ ...(await freshEnv(freshFolder())), CONTENT_DIR }),
  ]);
  expect(settings).toMatch(/API_PORT: .*; LOG_LEVEL: /);
  expect(secrets).toContain('SECRET_KEY');
  expect(content).toContain('content: faq.json, bbsIdx 101: 0.views: ');
});
