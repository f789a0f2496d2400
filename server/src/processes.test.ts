import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { errors } from '@portal/contract';
import { freshEnv, killStarted, list, run } from './testing/api-process.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

/** Several processes of the API on one PostgreSQL, each with a folder of its own. */

// A bound for a busy machine.
jest.setTimeout(600_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  killStarted();
  await postgres.stop();
});

test('PostgreSQL restarts under load: no process ends, each call is answered, all recover', async () => {
  const env = { DATABASE_URL: await postgres.createDatabase() };
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
