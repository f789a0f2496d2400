import { readConfig } from '@portal/config';
import { people } from '@portal/testing/people';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, stopServer } from '../../../release/src/servers.ts';
import { seoulDayOf } from '../../../server/src/calendar/clock.ts';
import { openPostgres } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { readSecrets } from '../../../server/src/secrets.ts';
import { giveRows, memberOf } from '../../../server/src/testing/many-rows/give-rows.ts';
import { populate } from '../../../server/src/testing/many-rows/population.ts';
import { startPostgres } from '../../../server/src/testing/postgres.ts';
import { Customer } from '../customer.ts';
import { apiEnv } from '../servers/api-env.ts';
import { benchFolder, startPortal } from '../servers/targets.ts';

/** The measured member has the same rows in each database. */
const OWN = {
  orders: 50,
  inquiries: 20,
  voices: 20,
  registrations: 20,
  points: 50,
  products: 4,
  deliveries: 20,
  visits: 10,
};
const { haneul } = people;
export const NOW = Date.now();
const keys = {
  SECRET_KEY: 'the-key-of-the-processes-of-this-bench',
  PERSONAL_DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  // The clock stands still, so that the API never asks the membership service for points and products again.
  DEMO_CLOCK: new Date(NOW).toISOString(),
};

const postgres = await startPostgres();
const ended: (() => unknown)[] = [];

/** Process whose children are the connections of PostgreSQL. */
export const postmaster = Number(
  readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0],
);

/** Ends all servers, the last one first. */
export async function endWorlds(): Promise<void> {
  for (const end of ended.toReversed()) await end();
  await postgres.stop();
}

/** A server's address and process. */
export interface Running {
  url: string;
  pid: number;
}

/** Starts another portal server that sends its calls to the API at `api`. It serves what `publishPortal` has published. */
export async function portalBefore(
  api: string,
  own: Record<string, string> = {},
): Promise<Running> {
  const env = { LOG_LEVEL: 'fatal', DATA_DIR: benchFolder('portal'), API_URL: api, ...own };
  const { url, child } = await startPortal(env);
  ended.push(() => stopServer(child));
  return { url, pid: child.pid ?? 0 };
}

/** A database with so many members, a function that starts one more API on it, and a member who is logged in. */
export async function world(count: number) {
  const address = await postgres.createDatabase();
  const { db, close } = openPostgres(address);
  ended.push(close);
  await migrate(db);
  const store = { db, ...readSecrets(readConfig(keys)) };
  const day = { today: seoulDayOf(new Date(NOW)), now: NOW };
  await giveRows(store, memberOf(haneul.account.loginId, haneul.userIdx), OWN, day);
  await populate(store, count, day);
  const sandboxEnv = await apiEnv('capacity');
  const sandbox = startServer('sandbox', sandboxEnv.env);
  ended.push(() => stopServer(sandbox.child));
  await sandbox.ready;
  const { SANDBOX_PORT } = sandboxEnv.env;
  const startApi = async (): Promise<Running> => {
    const { env, api, dataDir } = await apiEnv('capacity');
    const server = { ...env, ...keys, SANDBOX_PORT, DATABASE_URL: address };
    const { child, ready } = startServer('API', server);
    await ready;
    ended.push(
      () => stopServer(child),
      () => rmSync(dataDir, { recursive: true, force: true }),
    );
    return { url: api, pid: child.pid ?? 0 };
  };
  const first = await startApi();
  const customer = new Customer(first.url);
  await customer.logIn(sandboxEnv.membership, haneul.account.loginId);
  return { db, startApi, first, customer };
}
export type World = Awaited<ReturnType<typeof world>>;
