import { readOverview } from '@portal/contract';
import { readConfig } from '@portal/config';
import { people } from '@portal/testing/people';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, stopServer } from '../../release/src/servers.ts';
import { seoulDayOf } from '../../server/src/calendar/clock.ts';
import { openPglite, openPostgres, type Database } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { readSecrets } from '../../server/src/secrets.ts';
import { giveRows, memberOf, vacuum } from '../../server/src/testing/many-rows/give-rows.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { memberLists } from './capacity/member-lists.ts';
import { Customer } from './customer.ts';
import { median, table } from './report/figures.ts';
import { apiEnv } from './servers/api-env.ts';

/** The rows of two members: one has many, the other about ten in each list and filter. */
const MANY = {
  orders: 2_000,
  inquiries: 500,
  voices: 500,
  registrations: 500,
  points: 5_000,
  // The list of products has no pages, so both members have the same number of them.
  products: 4,
  deliveries: 2_000,
  visits: 500,
};
const FEW: typeof MANY = {
  orders: 50,
  inquiries: 20,
  voices: 40,
  registrations: 100,
  points: 20,
  products: 4,
  deliveries: 20,
  visits: 10,
};
/** Other members with rows, so that the member with many rows has only a small part of each table. */
const OTHERS = 30;
const OF_OTHERS: typeof MANY = {
  orders: 100,
  inquiries: 50,
  voices: 50,
  registrations: 50,
  points: 200,
  products: 4,
  deliveries: 100,
  visits: 50,
};
const CALLS = 50;
const MOST_TIMES = 1.5;
const GIVE_UP_MS = 5 * 60_000;

/**
 * Measured without a floor, because it is no list: with many rows it shows more, such as ten unpaid requests instead of one.
 * What it reads must not grow with the member's deliveries.
 */
const beside: typeof memberLists = [[readOverview, {}]];

const say = (line: string) => process.stdout.write(`${line}\n`);
setTimeout(() => {
  say('lists: not done after five minutes');
  process.exit(1);
}, GIVE_UP_MS).unref();

const now = Date.now();
const keys = {
  SECRET_KEY: 'the-key-of-the-processes-of-this-bench',
  PERSONAL_DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  // The clock stands still, so that the API never asks the membership service for points and products again.
  DEMO_CLOCK: new Date(now).toISOString(),
};
const members = [
  { rows: MANY, person: people.haneul },
  { rows: FEW, person: people.yuna },
];

/** Stores the rows of all members. Call it before an API opens the database. */
async function fill({ db, close }: Database): Promise<void> {
  await migrate(db);
  const store = { db, ...readSecrets(readConfig(keys)) };
  const day = { today: seoulDayOf(new Date(now)), now };
  for (const { person, rows } of members)
    await giveRows(store, memberOf(person.account.loginId, person.userIdx), rows, day);
  for (let other = 0; other < OTHERS; other++)
    await giveRows(store, memberOf(`other-${other}`, `9${other}`), OF_OTHERS, day);
  await vacuum(db);
  await close();
}

/** Measures each list for the two members in turn. @returns the median of each in milliseconds */
async function measure(api: string, membership: string) {
  const customers = await Promise.all(
    members.map(async ({ person }) => {
      const customer = new Customer(api);
      await customer.logIn(membership, person.account.loginId);
      return customer;
    }),
  );
  const figures = [];
  for (const [entry, input] of [...memberLists, ...beside]) {
    const path = `${entry.path}?${new URLSearchParams(input)}`;
    const times = customers.map(() => [] as number[]);
    for (let call = -5; call < CALLS; call++)
      for (const [i, customer] of customers.entries()) {
        const since = performance.now();
        const { status } = await customer.send(path);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        // The first five calls warm up and are not measured.
        if (call >= 0) times[i]?.push(performance.now() - since);
      }
    const [many = Number.NaN, few = Number.NaN] = times.map(median);
    const hasFloor = memberLists.some(([listed]) => listed === entry);
    figures.push({ name: `${entry.kind} ${Object.values(input).join(' ')}`, many, few, hasFloor });
  }
  return figures;
}

/** Fills a database, starts an API and a sandbox on it, and measures the lists. */
async function measureOn(name: string, fillIt: (dataDir: string) => Promise<object>) {
  const { env, dataDir, api, membership } = await apiEnv(`lists-${name}`);
  const settings = { ...env, ...keys, ...(await fillIt(dataDir)) };
  const servers = [startServer('sandbox', settings), startServer('API', settings)];
  await Promise.all(servers.map(({ ready }) => ready));
  const figures = await measure(api, membership);
  for (const { child } of servers.toReversed()) await stopServer(child);
  rmSync(dataDir, { recursive: true, force: true });
  return figures.map((figure) => ({ ...figure, database: name }));
}

const postgres = await startPostgres();
const figures = [
  ...(await measureOn('PGlite', async (dataDir) => {
    await fill(await openPglite(join(dataDir, 'db')));
    return {};
  })),
  ...(await measureOn('PostgreSQL', async () => {
    const url = await postgres.createDatabase();
    await fill(openPostgres(url));
    return { DATABASE_URL: url };
  })),
];
await postgres.stop();

say(`Medians of ${CALLS} calls: ${JSON.stringify(MANY)} rows, and about ten`);
const rows = figures.map(({ database, name, many, few }) => [
  database,
  name,
  many.toFixed(2),
  few.toFixed(2),
  (many / few).toFixed(2),
]);
say(table([['database', 'list', 'many ms', 'ten ms', 'times'], ...rows]));
const missed = figures.filter(({ many, few, hasFloor }) => hasFloor && !(many / few <= MOST_TIMES));
say(`lists over ${MOST_TIMES} x: ${missed.length} (floor 0)`);
process.exitCode = missed.length === 0 ? 0 : 1;
