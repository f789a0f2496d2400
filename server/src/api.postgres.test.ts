import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { openPostgres } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { traceSql } from './db/trace-sql.ts';
import { isUnreachable } from './db/unreachable.ts';
import { showPool } from './db/pool-metrics.ts';
import { loadContent } from './modules/content/load.ts';
import { contentFolder, noon, post } from './testing/api.ts';
import { apiSuite } from './testing/api-suite.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 600_000);
afterAll(() => postgres.stop());

describe('the API on PostgreSQL', () => {
  const api = apiSuite(async () =>
    // 200 customers at once wait for ten connections, and a busy machine is many times slower.
    openPostgres(await postgres.createDatabase(), { log: traceSql, connectTimeoutMs: 120_000 }),
  );

  test('starts in several processes at once on an empty database', async () => {
    const address = await postgres.createDatabase();
    const pools = [1, 2, 3, 4, 5].map(() => openPostgres(address));
    await Promise.all(
      pools.map(async ({ db }) => {
        await migrate(db);
        await loadContent(db, contentFolder);
      }),
    );
    const counts = await Promise.all(
      pools.map(({ db }) => db.selectFrom('faq').select('bbs_idx').execute()),
    );
    expect(counts.map((rows) => rows.length)).toEqual([12, 12, 12, 12, 12]);
    await Promise.all(pools.map((pool) => pool.close()));
  });

  test('survives a connection that is cut while a request uses it, and recovers', async () => {
    const { app, database } = api();
    for (const round of [1, 2, 3]) {
      const cut = database.db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
          transaction,
        );
        // The transaction has its connection, and sends nothing on it at the moment that it is cut.
        await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(database.db);
        await sql`select 1`.execute(transaction);
      });
      const thrown: unknown = await cut.catch((error: unknown) => error);
      expect([round, isUnreachable(thrown)]).toEqual([round, true]);
    }
    const answer = await post(app, '/api/customer/selectFaqList', {});
    expect(answer.statusCode).toBe(200);
  });

  test('shows its connections, and the queries that wait for one', async () => {
    const { database } = api();
    const app = await api().at(noon);
    if (!database.pool) throw new Error('it has no pool');
    showPool(app, database.pool);
    const shown = (name: string) => app.metrics.getSingleMetricAsString(name);
    // Each transaction has a connection until it may end; the pool has ten.
    let end = () => {};
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    let begun = 0;
    let allHaveBegun = () => {};
    const allBegun = new Promise<void>((resolve) => (allHaveBegun = resolve));
    const transactions = Array.from({ length: 10 }, () =>
      database.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        if (++begun === 10) allHaveBegun();
        await mayEnd;
      }),
    );
    await allBegun;
    const waits = [1, 2].map(() => sql`select 1`.execute(database.db));
    await setImmediate();
    expect(await shown('database_connections')).toContain('{state="used"} 10');
    expect(await shown('database_queries_waiting')).toMatch(/^database_queries_waiting [2-9]/m);
    end();
    await Promise.all([...transactions, ...waits]);
  });

  test('says that it is unavailable while the database is away, and recovers', async () => {
    const { app } = api();
    const list = () => post(app, '/api/customer/selectFaqList', {});
    const ready = () => app.inject('/api/health/ready');
    await Promise.all([list(), list(), list()]);

    await postgres.halt();
    for (const answer of [await list(), await list(), await ready()]) {
      expect([answer.statusCode, answer.json().status.code]).toEqual([503, 'ERR_UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);

    await postgres.resume();
    expect([(await list()).statusCode, (await ready()).statusCode]).toEqual([200, 200]);
  });
});
