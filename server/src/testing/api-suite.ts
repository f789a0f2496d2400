import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LogSink } from '@portal/metrics';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { startApi, type TestApi } from './api.ts';

const ROOT = join(import.meta.dirname, '..');

/** `SUITES='server/src/modules/payment server/src/db'` runs the suites under these paths alone, in this order. */
const chosen = process.env['SUITES']?.split(' ').map((path) => resolve(ROOT, '../..', path));

const all = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.suite.ts'))
  .sort();
const files = chosen
  ? new Set(chosen.flatMap((one) => all.filter((path) => join(ROOT, path).startsWith(one))))
  : all;

/** Every `*.suite.ts` of the server that is chosen: the tests to run on both databases. */
const suites: ((api: () => TestApi) => void)[] = [];
// One after the other: Jest links modules that two of them share only once, and fails while the first is at it.
for (const path of files) {
  const { suite } = (await import(join(ROOT, path))) as { suite(api: () => TestApi): void };
  suites.push(suite);
}

/** Runs all suites on a database; each kind of database has a test file that calls it. */
export function apiSuite(open: () => Promise<Database>, logTo?: LogSink): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await open(), logTo);
  }, 600_000);
  afterAll(() => api.close());
  const current = () => api;

  for (const suite of suites) suite(current);

  test('does not change a database that is up to date', async () => {
    const count = () => api.database.db.selectFrom('faq').select('bbs_idx').execute();
    const before = await count();
    await migrate(api.database.db);
    expect(await count()).toEqual(before);
  });

  return current;
}
