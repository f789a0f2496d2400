import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { pagesOfRows } from '../db/read-page.suite.ts';
import { aiccRoutes } from '../modules/aicc/routes.suite.ts';
import { access } from '../access.suite.ts';
import { accountRoutes } from '../modules/account/routes.suite.ts';
import { certifyRoutes } from '../modules/certify/routes.suite.ts';
import { contentLoading } from '../modules/content/load.suite.ts';
import { faqRoutes } from '../modules/faq/routes.suite.ts';
import { healthRoutes } from '../modules/health/routes.suite.ts';
import { inquiryRoutes } from '../modules/inquiry/routes.suite.ts';
import { memberRoutes } from '../modules/member/routes.suite.ts';
import { ownedProductRoutes } from '../modules/owned-product/routes.suite.ts';
import { referenceRoutes } from '../modules/reference/routes.suite.ts';
import { photoRoutes } from '../modules/photo/routes.suite.ts';
import { personalCanaries } from '../personal-data/canary.suite.ts';
import { keyRotation } from '../personal-data/rotate.suite.ts';
import { noticeRoutes } from '../modules/notice/routes.suite.ts';
import { popupRoutes } from '../modules/popup/routes.suite.ts';
import { productRoutes } from '../modules/product/routes.suite.ts';
import { searchRoutes } from '../modules/search/routes.suite.ts';
import { searchWordRoutes } from '../modules/search/words.suite.ts';
import { submittingOnce } from '../modules/submission/once.suite.ts';
import { termsRoutes } from '../modules/terms/routes.suite.ts';
import { vocRoutes } from '../modules/voc/routes.suite.ts';
import { startApi, type TestApi } from './api.ts';

/** Everything the API does over a database; each kind of database has a test file that runs it. */
export function apiSuite(open: () => Promise<Database>): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(await open());
  }, 120_000);
  afterAll(() => api.close());
  const current = () => api;

  pagesOfRows(current);
  faqRoutes(current);
  referenceRoutes(current);
  noticeRoutes(current);
  searchRoutes(current);
  searchWordRoutes(current);
  productRoutes(current);
  popupRoutes(current);
  termsRoutes(current);
  aiccRoutes(current);
  healthRoutes(current);
  contentLoading(current);
  keyRotation(current);
  memberRoutes(current);
  certifyRoutes(current);
  accountRoutes(current);
  ownedProductRoutes(current);
  submittingOnce(current);
  inquiryRoutes(current);
  vocRoutes(current);
  photoRoutes(current);
  access(current);
  personalCanaries(current);

  test('migrates a database that is up to date without a change', async () => {
    const count = () => api.database.db.selectFrom('faq').select('bbs_idx').execute();
    const before = await count();
    await migrate(api.database.db);
    expect(await count()).toEqual(before);
  });

  return current;
}
