import { readConfig } from '@portal/config';
import {
  fileInquiry,
  listFaqs,
  lookUpDeliveries,
  lookUpOrders,
  quoteTransfer,
  readOverview,
  searchSite,
  type Endpoint,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, stopServer } from '../../../release/src/servers.ts';
import { seoulDayOf } from '../../../server/src/calendar/clock.ts';
import { openPostgres } from '../../../server/src/db/database.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { readSecrets } from '../../../server/src/secrets.ts';
import { giveRows, memberOf } from '../../../server/src/testing/many-rows/give-rows.ts';
import { populate, sizes } from '../../../server/src/testing/many-rows/population.ts';
import { startPostgres } from '../../../server/src/testing/postgres.ts';
import { Customer } from '../customer.ts';
import { table } from '../report/figures.ts';
import { apiEnv } from '../servers/api-env.ts';
import { benchFolder, ORIGIN } from '../servers/targets.ts';
import { throughput } from '../throughput.ts';
import { cpuSeconds } from './cpu.ts';
import { memberLists } from './member-lists.ts';

/**
 * `npm run capacity -- --members 1000000 --calls 100 --submissions 1000`: what a call costs, and whether it costs more with
 * a million members than with a thousand.
 */
const { values: given } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '100' },
    submissions: { type: 'string', default: '1000' },
  },
});
const [members, calls, submissions] = [
  Number(given.members),
  Number(given.calls),
  Number(given.submissions),
];
const FEW = 1_000;
const MOST_TIMES = 1.5;
const PROCESSES = [1, 2, 3];
/** Calls that are unanswered when a load ends are not counted: long loads with few connections keep their share small. */
const LOAD = { connections: 8, duration: 5 };

/** The measured member has the same rows in both databases. */
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

const ADDR = '서울 송파구 올림로 300';
const others: [Endpoint, Record<string, string>][] = [
  [readOverview, {}],
  [listFaqs, {}],
  [searchSite, { searchStr: '리모컨이 켜지지 않아요' }],
  [quoteTransfer, { product: 'bf', fromAddr: ADDR, toAddr: ADDR, ladderFrom: 'N', ladderTo: 'N' }],
  [lookUpOrders, { userName: '아무개', userPhone: '01000008888' }],
  [lookUpDeliveries, { name: '아무개', phone: '01000008888' }],
];
const measured = [...memberLists, ...others];

const say = (line: string) => void process.stdout.write(`${line}\n`);
const postgres = await startPostgres();
const now = Date.now();
const keys = {
  SECRET_KEY: 'the-key-of-the-processes-of-this-bench',
  PERSONAL_DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  // The clock stands still, so that the API never asks the membership service for points and products again.
  DEMO_CLOCK: new Date(now).toISOString(),
};
const postmaster = Number(
  readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0],
);
const ended: (() => unknown)[] = [];

/** A database with so many members, and a function that starts one more API on it. */
async function world(count: number) {
  const url = await postgres.createDatabase();
  const { db, close } = openPostgres(url);
  ended.push(close);
  await migrate(db);
  const store = { db, ...readSecrets(readConfig(keys)) };
  const day = { today: seoulDayOf(new Date(now)), now };
  const since = performance.now();
  await giveRows(store, memberOf(haneul.account.loginId, haneul.userIdx), OWN, day);
  await populate(store, count, day);
  say(`${count} members: ${((performance.now() - since) / 1000).toFixed(0)} s to fill`);
  const sandboxEnv = await apiEnv('capacity');
  const sandbox = startServer('sandbox', sandboxEnv.env);
  ended.push(() => stopServer(sandbox.child));
  await sandbox.ready;
  const { SANDBOX_PORT } = sandboxEnv.env;
  const start = async () => {
    const { env, api, dataDir } = await apiEnv('capacity');
    const { child, ready } = startServer('API', {
      ...env,
      ...keys,
      SANDBOX_PORT,
      DATABASE_URL: url,
    });
    await ready;
    ended.push(
      () => stopServer(child),
      () => rmSync(dataDir, { recursive: true, force: true }),
    );
    return { api, pid: child.pid ?? 0 };
  };
  const first = await start();
  const customer = new Customer(first.api);
  await customer.logIn(sandboxEnv.membership, haneul.account.loginId);
  return { db, start, first, customer };
}
type World = Awaited<ReturnType<typeof world>>;

/** One call's milliseconds. Guests have few look-ups an hour, so their count begins anew each time. */
async function time({ db, customer }: World, [entry, input]: (typeof measured)[number]) {
  if (entry === lookUpOrders || entry === lookUpDeliveries)
    await db.deleteFrom('guest_tally').execute();
  const since = performance.now();
  const { code } = await customer.call(entry, input as never);
  const ms = performance.now() - since;
  if (code.startsWith('ERR_')) throw new Error(`${entry.kind} ${JSON.stringify(input)}: ${code}`);
  return ms;
}

const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Times each call in both databases in turn, so that the machine's drift is shared. */
async function compare(few: World, many: World) {
  const figures = [];
  for (const call of measured) {
    const times: [number[], number[]] = [[], []];
    for (let i = -5; i < calls; i++) {
      const both = [await time(few, call), await time(many, call)] as const;
      // The first five calls warm up and are not measured.
      if (i >= 0) for (const side of [0, 1] as const) times[side].push(both[side]);
    }
    const [entry, input] = call;
    const name = [entry.kind, ...Object.values(input).filter((text) => /^[\w-]+$/.test(text))];
    const [few50, many50] = times.map((all) => quantile(all, 0.5)) as [number, number];
    const [few95, many95] = times.map((all) => quantile(all, 0.95)) as [number, number];
    figures.push({ name: name.join(' '), few50, many50, few95, many95 });
  }
  return figures;
}

/** Calls a second of one, two and three APIs, and the processor seconds of a thousand, in the API and in PostgreSQL. */
async function rates({ first, start, customer }: World) {
  const servers = [first];
  const cookie = customer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = {
    'content-type': 'application/json',
    'x-portal-client': 'bench',
    origin: ORIGIN,
  };
  const loads = [
    ['FAQ list', listFaqs, { method: 'POST', body: '{}', headers }],
    ['overview', readOverview, { headers: { ...headers, cookie } }],
  ] as const;
  const figures = [];
  for (const processes of PROCESSES) {
    while (servers.length < processes) servers.push(await start());
    for (const [name, entry, options] of loads) {
      const pids = servers.map(({ pid }) => pid);
      const [api, sql] = [cpuSeconds(pids), cpuSeconds([postmaster])];
      const since = performance.now();
      const all = await Promise.all(
        servers.map((server) => throughput(server.api + entry.path, { ...options, ...LOAD })),
      );
      const seconds = (performance.now() - since) / 1000;
      const perSecond = all.reduce((sum, each) => sum + each.perSecond, 0);
      const thousands = (perSecond * seconds) / 1000;
      figures.push({
        name,
        processes,
        perSecond,
        errors: all.reduce((sum, each) => sum + each.errors, 0),
        apiCpu: (cpuSeconds(pids) - api) / thousands,
        sqlCpu: (cpuSeconds([postmaster]) - sql) / thousands,
      });
    }
  }
  return figures;
}

/** Processor seconds of a thousand inquiries. */
async function submit({ first, customer }: World) {
  const [api, sql] = [cpuSeconds([first.pid]), cpuSeconds([postmaster])];
  for (let i = 0; i < submissions; i++) {
    const { code } = await customer.insist(fileInquiry, {
      idempotencyKey: crypto.randomUUID(),
      groups: 'product',
      title: '리모컨이 켜지지 않습니다',
      text: '어젯밤부터 아무 반응이 없습니다.',
      consentPrivacy: 'Y',
    });
    if (code !== '200') throw new Error(`an inquiry was refused: ${code}`);
  }
  const thousands = submissions / 1000;
  return {
    apiCpu: (cpuSeconds([first.pid]) - api) / thousands,
    sqlCpu: (cpuSeconds([postmaster]) - sql) / thousands,
  };
}

const few = await world(FEW);
const many = await world(members);
const times = await compare(few, many);
const rows = await sizes(many.db);
const perSecond = await rates(many);
const submitted = await submit(many);
for (const end of ended.toReversed()) await end();
await postgres.stop();

const fixed = (value: number, digits = 2) => value.toFixed(digits);
say(
  table([
    ['call', `p50 of ${FEW}`, `of ${members}`, 'times', 'p95', 'of many', 'times'],
    ...times.map(({ name, few50, many50, few95, many95 }) => [
      name,
      ...[few50, many50, many50 / few50, few95, many95, many95 / few95].map((each) => fixed(each)),
    ]),
  ]),
);
say(
  table([
    ['load', 'processes', 'a second', 'errors', 'CPU s of 1,000: API', 'PostgreSQL'],
    ...perSecond.map((each) => [
      each.name,
      each.processes,
      fixed(each.perSecond, 0),
      each.errors,
      fixed(each.apiCpu),
      fixed(each.sqlCpu),
    ]),
    ['inquiry', 1, '-', '-', fixed(submitted.apiCpu), fixed(submitted.sqlCpu)],
  ]),
);
say(
  table([
    ['table', 'rows', 'MB', 'bytes a row'],
    ...rows.map(({ table: name, rows: count, bytes }) => [
      name,
      count,
      fixed(bytes / 1e6, 1),
      fixed(bytes / count, 0),
    ]),
  ]),
);
const folder = benchFolder('capacity');
mkdirSync(folder, { recursive: true });
const [cpu] = cpus();
const machine = { cores: cpus().length, model: cpu?.model, at: new Date(now).toISOString() };
const figures = { machine, members, calls, submissions, times, perSecond, submitted, rows };
writeFileSync(join(folder, 'figures.json'), JSON.stringify(figures, null, 2));
const missed = times.filter(
  ({ few50, many50, few95, many95 }) =>
    !(many50 / few50 <= MOST_TIMES) || !(many95 / few95 <= MOST_TIMES),
);
say(`calls over ${MOST_TIMES} x, in p50 or p95: ${missed.length} of ${times.length} (floor 0)`);
process.exitCode = missed.length === 0 ? 0 : 1;
