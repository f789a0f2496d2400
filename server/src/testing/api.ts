import { join } from 'node:path';
import { readCompany, readConfig } from '@portal/config';
import type { LogSink } from '@portal/metrics';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { makeClock } from '../calendar/clock.ts';
import { openPostgres, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { loadContent } from '../modules/content/load.ts';
import { billingClient } from '../modules/contract-payment/billing.ts';
import { kibnetClient } from '../modules/contract-payment/kibnet.ts';
import { hooks } from '../modules/hooks.ts';
import type { MediaLibrary } from '../modules/media/library.ts';
import { membershipClient } from '../modules/member/membership.ts';
import { nhnCloud } from '../modules/message/nhn.ts';
import { nicepay } from '../modules/payment/nicepay/client.ts';
import { databaseStore } from '../modules/photo/database-store.ts';
import { folderStore, type FileStore } from '../modules/photo/file-store.ts';
import type { Parts } from '../parts.ts';
import { readSecrets, type Secrets } from '../secrets.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A small content folder; one of its questions and one of its terms are published tomorrow. */
export const contentFolder = join(import.meta.dirname, 'content');

/** Noon in Seoul on the tests' day. */
export const noon = '2026-11-21T12:00:00+09:00';

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  files: FileStore;
  sandbox: TestSandbox;
  secrets: Secrets;
  /** Replaces the content, by default with that of the fixture. */
  loadContent(folder?: string): Promise<void>;
  /** The app on the same database whose clock is held at an instant. It takes a while to build: tests share it. */
  at(instant: string): Promise<FastifyInstance>;
  /** What the app of `at` is made of. */
  partsAt(instant: string): Parts;
  close(): Promise<void>;
}

/** Fixed keys, so that nothing is written to a folder. */
const secrets = readSecrets(
  readConfig({
    SECRET_KEY: 'the-key-of-these-tests-and-no-other',
    PERSONAL_DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  }),
);

/** The API on a database with the fixture content, and the sandbox of its providers. */
export async function startApi(database: Database, logTo?: LogSink): Promise<TestApi> {
  const { db } = database;
  await migrate(db);
  const { library } = await loadContent(db, contentFolder);
  const sandbox = await startSandbox(logTo);
  const folder = folderStore(temporaryFolder());
  const files = database.isShared ? databaseStore(db, folder) : folder;
  const LOG_LEVEL = logTo ? 'debug' : 'silent';
  const config = readConfig({
    LOG_LEVEL,
    DATA_DIR: temporaryFolder(),
    MEMBERSHIP_URL: `${sandbox.url}/membership`,
    PAYMENT_API_URLS: `${sandbox.url}/card-payment/webapi`,
    BILLING_URL: `${sandbox.url}/billing`,
    KIBNET_URL: `${sandbox.url}/kibnet`,
    MESSAGE_URL: `${sandbox.url}/messages`,
  });
  const company = readCompany(config.COMPANY_FILE);
  const providers = {
    membership: membershipClient(config),
    billing: billingClient(config),
    kibnet: kibnetClient(config),
  };
  const parts = { config, company, db, library, files, ...secrets, ...providers, ...hooks };
  const partsAt = (instant: string) => {
    const clock = makeClock(instant);
    const own = { cardPayment: nicepay(config, clock), messages: nhnCloud(config, company, clock) };
    return { ...parts, clock, ...own };
  };
  const apps = new Map<string, Promise<FastifyInstance>>();
  const at = async (instant: string) => {
    // Tests of one database share their members and their address, but not the limits of `plugins/tries.ts`.
    await db.deleteFrom('guest_tally').where('subject', 'like', 'tries %').execute();
    const app = apps.get(instant) ?? buildApp(partsAt(instant), logTo);
    apps.set(instant, app);
    return app;
  };
  const close = async () => {
    await sandbox.app.close();
    await database.close();
  };
  const load = async (folder = contentFolder) => void (await loadContent(db, folder));
  const own = { database, files, sandbox, secrets, loadContent: load, at, partsAt, close };
  return { app: await at(noon), ...own };
}

/** The API with nothing behind it: no database, no membership service, no files. */
export function buildBareApp({
  env = {},
  library = { root: contentFolder, files: new Map(), published: async () => null },
  logTo,
}: {
  env?: NodeJS.ProcessEnv;
  library?: MediaLibrary;
  logTo?: LogSink;
} = {}): Promise<FastifyInstance> {
  const nobody = {
    MEMBERSHIP_URL: 'http://127.0.0.1:1/membership',
    BILLING_URL: 'http://127.0.0.1:1/billing',
    KIBNET_URL: 'http://127.0.0.1:1/kibnet',
    MESSAGE_URL: 'http://127.0.0.1:1/messages',
  };
  const config = readConfig({ LOG_LEVEL: 'silent', ...nobody, ...env });
  const company = readCompany(config.COMPANY_FILE);
  const parts = {
    config,
    company,
    db: openPostgres('postgresql://nobody@127.0.0.1:1/none').db,
    clock: makeClock(noon),
    library,
    files: folderStore(temporaryFolder()),
    ...secrets,
    membership: membershipClient(config),
    cardPayment: nicepay(config, makeClock(noon)),
    billing: billingClient(config),
    kibnet: kibnetClient(config),
    messages: nhnCloud(config, company, makeClock(noon)),
    ...hooks,
  };
  return buildApp(parts, logTo);
}

/** The headers that the portal's pages send with a call. */
export const fromPortal = { 'sec-fetch-site': 'same-origin', 'x-portal-client': 'test' };

/** Posts a form as the portal's pages do. */
export const postForm = (app: FastifyInstance, url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...fromPortal, 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Posts JSON as the portal's pages do. */
export const post = (app: FastifyInstance, url: string, body: InjectOptions['payload']) =>
  app.inject({ method: 'POST', url, payload: body ?? {}, headers: fromPortal });
