import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { hash } from 'node:crypto';
import { readConfig } from '@portal/config';
import { errors, readSignedIn } from '@portal/contract';
import { sql } from 'kysely';
import { openPostgres } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { loadContent } from './modules/content/load.ts';
import { readSecrets } from './secrets.ts';
import { fromPortal } from './testing/api.ts';
import { freshEnv, killStarted, list, refusal, run } from './testing/processes/api-process.ts';
import { changedContent } from './testing/changed-content.ts';
import { clockOff } from './testing/processes/clock-off.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

/** Several processes of the API on one PostgreSQL, each with a folder of its own. */

// A bound for a busy machine.
jest.setTimeout(600_000);

/** What all servers have in common; each test has a database of its own. */
const PERSONAL_DATA_KEYS = `one:${Buffer.alloc(32, 1).toString('base64')}`;
const SECRET_KEY = 'the key of all servers of these tests';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  killStarted();
  await postgres.stop();
});

test('PostgreSQL restarts under load: no process ends, each call is answered, all recover', async () => {
  const env = { DATABASE_URL: await postgres.createDatabase(), PERSONAL_DATA_KEYS, SECRET_KEY };
  const envs = await Promise.all([1, 2].map(async () => ({ ...(await freshEnv()), ...env })));
  const servers = envs.map(run);
  await Promise.all(servers.map((server) => server.says('API ready')));

  const answers = new Map<string, number>();
  let isOver = false;
  const customer = async (port: string) => {
    while (!isOver) {
      const answer = await list(port);
      const { status } = (await answer.json()) as { status: { message: string } };
      const said = [answer.status, answer.headers.get('retry-after'), status.message].join(' ');
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  };
  const customers = envs.flatMap(({ API_PORT }) =>
    Array.from({ length: 6 }, () => customer(API_PORT)),
  );
  const restart = async (how: 'SIGINT' | 'SIGQUIT') => {
    await postgres.halt(how);
    await postgres.resume();
    await Promise.all(
      envs.map(async ({ API_PORT }) => {
        while ((await list(API_PORT)).status !== 200);
      }),
    );
  };
  try {
    for (const how of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) await restart(how);
  } finally {
    isOver = true;
  }
  await Promise.all(customers);
  expect([...answers.keys()].sort()).toEqual([
    '200  OK',
    `503 5 ${errors.ERR_UNAVAILABLE.message}`,
  ]);
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0]);
});

test('a server that starts before its database waits for it', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  await postgres.halt();
  const server = run({ ...(await freshEnv()), DATABASE_URL, PERSONAL_DATA_KEYS, SECRET_KEY });
  await server.says('does not answer: waiting for it');
  await postgres.resume();
  await server.says('API ready');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a clock an hour ahead ends nobody’s session, and readiness says so', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const env = { ...(await freshEnv()), DATABASE_URL, DEMO_CLOCK: '' };
  const server = run({ ...env, NODE_OPTIONS: clockOff(3_600_000) });
  await server.says('API ready');
  const { db, close } = openPostgres(DATABASE_URL);
  // Somebody signed in at another server just now.
  const id = 'x'.repeat(43);
  await db
    .insertInto('session')
    .values({
      id_hash: hash('sha256', id, 'base64url'),
      member_id: null,
      device: '',
      created_at: Date.now(),
      seen_at: Date.now(),
      proven_phone: readSecrets(readConfig({ DATA_DIR: env.DATA_DIR })).cipher.seal(
        'session.proven_phone',
        '',
      ),
    })
    .execute();
  const call = (path: string) =>
    fetch(`http://127.0.0.1:${env.API_PORT}${path}`, {
      method: 'POST',
      headers: {
        ...fromPortal,
        'content-type': 'application/json',
        cookie: `portal-session=${id}`,
      },
      body: '{}',
    });
  const answer = await call(readSignedIn.path);
  // The cookie of a session that is over would be cleared.
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  const ready = await fetch(`http://127.0.0.1:${env.API_PORT}/api/health/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([
    200,
    { data: { warning: "this machine's clock is 3600 s ahead" } },
  ]);
  await close();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('starts on the schema of a later release, keeps newer content, and refuses other keys', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const { db, close } = openPostgres(DATABASE_URL);
  await migrate(db);
  await sql`alter table session add column later text`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9000-later', '2100-01-01')`.execute(
    db,
  );
  await close();
  const shared = { DATABASE_URL, PERSONAL_DATA_KEYS, SECRET_KEY };
  const env = { ...(await freshEnv()), ...shared };
  const server = run(env);
  await server.says('API ready');
  expect((await list(env.API_PORT)).status).toBe(200);
  // Newer content is published meanwhile; a server with the folder of before starts.
  const newer = changedContent('faq.json', (all) => all.slice(0, 2));
  const { db: ours, close: end } = openPostgres(DATABASE_URL);
  await loadContent(ours, newer);
  await end();
  const other = { ...(await freshEnv()), ...shared };
  const late = run(other);
  await late.says('CONTENT_DIR is older than the published content');
  await late.says('API ready');
  for (const { API_PORT } of [env, other])
    expect(await (await list(API_PORT)).json()).toMatchObject({ resultData: { total: 2 } });
  late.child.kill('SIGTERM');
  const wrong = `one:${Buffer.alloc(32, 2).toString('base64')}`;
  expect(await refusal({ ...(await freshEnv()), ...shared, PERSONAL_DATA_KEYS: wrong })).toMatch(
    /^API cannot start: PERSONAL_DATA_KEYS .*: the key one is not the one that sealed/,
  );
  const foreign = { ...(await freshEnv()), ...shared, SECRET_KEY: 'k'.repeat(32) };
  expect(await refusal(foreign)).toMatch(/^API cannot start: SECRET_KEY .*give every server/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
