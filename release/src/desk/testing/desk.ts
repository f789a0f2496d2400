import { readConfig, readDeskAccounts } from '@portal/config';
import type { LogSink } from '@portal/metrics';
import { passChecks, temporaryStore } from '@portal/release-store/testing';
import type { InjectOptions } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDesk } from '../app.ts';
import { CheckJobs } from '../jobs/check-jobs.ts';
import { heldRuns } from './held-runs.ts';

export const ORIGIN = 'http://localhost:3003';
const PASSWORD = 'hangyeol#2026';
const host = { host: 'localhost:3003' };
/** The headers that a page of the desk sends. */
export const fromConsole = { ...host, 'sec-fetch-site': 'same-origin', 'x-desk-client': 'console' };

/**
 * A desk with demo accounts, and a store with three sets of shell, guide and voc in dev, the first also in
 * production.
 * @param hasOwnAccounts the accounts are those of a file, so that managers need a second factor
 */
export async function temporaryDesk(origin = ORIGIN, hasOwnAccounts = false, logTo?: LogSink) {
  const my = temporaryStore();
  for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch} voc@1.0.0`);
  const by = { actor: 'kim', reason: 'first', at: '2026-11-21T00:00:00.000Z' };
  for (const set of ['1', '2', '3']) await passChecks(my.store, set);
  await my.store.pinSet('production', 0, { set: '1', ...by });
  const folder = mkdtempSync(join(tmpdir(), 'portal-console-'));
  writeFileSync(join(folder, 'main.0.js'), 'run()');
  const file = (name: string) => ({ file: name, sha384: `sha384-${name}` });
  const config = readConfig({
    DATA_DIR: my.root,
    LOG_LEVEL: logTo ? 'debug' : 'silent',
    DESK_ORIGIN: origin,
    ...(hasOwnAccounts && { DESK_ACCOUNTS_FILE: 'accounts.json' }),
  });
  let passed = 0;
  // Time passes only by `pass`: otherwise a code of the second factor may run out in the middle of a test.
  const began = Date.now();
  const now = () => began + passed;
  const runs = heldRuns();
  const warn = (error: unknown) => {
    throw error;
  };
  const jobs = new CheckJobs({ store: my.store, start: runs.start, warn });
  const app = await buildDesk({
    config,
    store: my.store,
    accounts: readDeskAccounts(readConfig({})),
    jobs,
    page: { folder, script: file('main.0.js'), style: file('base.0.css') },
    now,
    logTo,
  });

  const signIn = (
    id: string,
    password = PASSWORD,
    headers: Record<string, string> = {},
    code?: string,
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { ...fromConsole, ...headers },
      payload: { id, password, code },
    });

  /** Signs in. Returns a function that sends requests with that session. */
  async function as(id: string) {
    const [cookie] = (await signIn(id)).cookies;
    const headers = { ...fromConsole, cookie: `${cookie?.name}=${cookie?.value}` };
    return {
      cookie: headers.cookie,
      send: (options: InjectOptions) =>
        app.inject({ ...options, headers: { ...headers, ...options.headers } }),
      /** Runs a verb that changes something. */
      post: (verb: string, payload: object = {}) =>
        app.inject({ method: 'POST', url: `/api/verbs/${verb}`, headers, payload }),
      get: (verb: string, query = '') => app.inject({ url: `/api/verbs/${verb}${query}`, headers }),
    };
  }

  return {
    app,
    my,
    jobs,
    /** The runs that the desk starts; the test says what each does. */
    runs,
    signIn,
    as,
    now,
    pass: (minutes: number) => void (passed += minutes * 60_000),
    async remove() {
      await app.close();
      for (const each of [my.root, folder]) rmSync(each, { recursive: true });
    },
  };
}
