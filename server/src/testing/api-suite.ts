import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { contentLoading } from '../modules/content/load.suite.ts';
import { faqRoutes } from '../modules/faq/routes.suite.ts';
import { healthRoutes } from '../modules/health/routes.suite.ts';
import { referenceRoutes } from '../modules/reference/routes.suite.ts';
import { startApi, type TestApi } from './api.ts';

/** Everything the API does over a database; each kind of database has a test file that runs it. */
export function apiSuite(open: () => Promise<Database>): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await open());
  }, 30_000);
  afterAll(() => api.database.close());
  const current = () => api;

  faqRoutes(current);
  referenceRoutes(current);
  healthRoutes(current);
  contentLoading(current);

  test('migrates a database that is up to date without a change', async () => {
    const count = () => api.database.db.selectFrom('faq').select('bbs_idx').execute();
    const before = await count();
    await migrate(api.database.db);
    expect(await count()).toEqual(before);
  });

  return current;
}
