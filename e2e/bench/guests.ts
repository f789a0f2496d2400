import { readConfig } from '@portal/config';
import { lookUpDeliveries, lookUpOrders, type Endpoint } from '@portal/contract';
import { people } from '@portal/testing/people';
import { rmSync } from 'node:fs';
import { startServer, stopServer } from '../../release/src/servers.ts';
import { openPostgres } from '../../server/src/db/database.ts';
import { addDelivery } from '../../server/src/modules/delivery/repository.ts';
import { MOST } from '../../server/src/modules/guest-check/tally.ts';
import { readSecrets } from '../../server/src/secrets.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { requestsOf } from './crash/orders.ts';
import { Customer } from './customer.ts';
import { apiEnv } from './servers/api-env.ts';
import { ORIGIN } from './servers/targets.ts';

/** Tries of one who guesses: at one phone, from one address, and with all of both. */
const TRIES = { phone: 20_000, address: 15_000, total: 15_000 };
const AT_ONCE = 16;
/** Timed tries of each kind of miss; most that their medians may differ. */
const TIMED = 2_000;
const MOST_APART_MS = 1;
const GIVE_UP_MS = 15 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
setTimeout(() => {
  say('guests: not done after fifteen minutes');
  process.exit(1);
}, GIVE_UP_MS).unref();

/** What a visitor knows or guesses about a customer with an order. */
interface Known {
  name: string;
  phone: string;
  orderNo: string;
}
/** A look-up for guests: the call, its input, and which part of the input an attacker guesses. */
interface LookUp {
  called: string;
  entry: Endpoint;
  input: (known: Known) => Record<string, string>;
  /** What the visitor enters besides the phone number. */
  half: 'name' | 'orderNo';
}
const lookUps: LookUp[] = [
  {
    called: 'requests by name and phone',
    entry: lookUpOrders,
    input: ({ name, phone }) => ({ service: 'after', userName: name, userPhone: phone }),
    half: 'name',
  },
  {
    called: 'deliveries by name and phone',
    entry: lookUpDeliveries,
    input: ({ name, phone }) => ({ name, phone }),
    half: 'name',
  },
  {
    called: 'deliveries by phone and order number',
    entry: lookUpDeliveries,
    input: ({ phone, orderNo }) => ({ phone, orderNo }),
    half: 'orderNo',
  },
];

const { haneul } = people;
const known: Known = { name: haneul.name, phone: haneul.phone, orderNo: '2026111000001' };
const wrong = { name: '김하준', orderNo: '2026111000002' };
const missesOf = (half: LookUp['half']): Record<string, Known> => ({
  [half === 'name' ? 'wrong name' : 'wrong order number']: { ...known, [half]: wrong[half] },
  'wrong phone': { ...known, phone: '01000007777' },
  'nothing found': { name: '아무개', phone: '01000008888', orderNo: '2026111000003' },
});

const postgres = await startPostgres();
const database = await postgres.createDatabase();
const shared = {
  DATABASE_URL: database,
  SECRET_KEY: 'the-key-of-both-processes-of-this-bench',
  PERSONAL_DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  // An hour must not end in between.
  DEMO_CLOCK: new Date().toISOString(),
};
const first = await apiEnv('guests-1');
const second = await apiEnv('guests-2');
const { SANDBOX_PORT } = first.env;
const sandbox = startServer('sandbox', first.env);
await sandbox.ready;
const servers = [sandbox];
for (const { env } of [first, second]) {
  const api = startServer('API', { ...env, SANDBOX_PORT, ...shared });
  servers.push(api);
  await api.ready;
}
const apis = [first.api, second.api] as const;
const { db, close } = openPostgres(database);
/** As an hour later. */
const forget = () => db.deleteFrom('guest_tally').execute();

const customer = new Customer(first.api);
await customer.logIn(first.membership, haneul.account.loginId);
const [repair] = await requestsOf(customer);
const filed = await repair?.(crypto.randomUUID());
if (filed?.code !== '200') throw new Error(`no request could be filed: ${filed?.code}`);
await addDelivery(
  { db, ...readSecrets(readConfig({ ...first.env, ...shared })) },
  {
    orderNo: known.orderNo,
    userIdx: haneul.userIdx,
    orderKind: '1',
    orderedOn: '2026-11-10',
    goodsCd: 'HB-700',
    goodsName: '한결 안마의자 프리미엄 HB-700',
    product: 'bf',
    custName: known.name,
    phoneNum: known.phone,
    place: null,
    shipments: [[{ goodsName: '한결 안마의자 프리미엄 HB-700', qty: 1 }]],
  },
  Date.now(),
);

let sent = 0;
const addressOf = (i: number) => [10, i >> 16, i >> 8, i].map((part) => part & 255).join('.');
/** One look-up; the two processes take turns. */
async function look({ entry, input }: LookUp, asked: Known, address: string) {
  const since = performance.now();
  const values = input(asked);
  const isQuery = entry.method === 'GET';
  const query = isQuery ? `?${new URLSearchParams(values)}` : '';
  const answer = await fetch(`${apis[sent++ % 2]}${entry.path}${query}`, {
    method: entry.method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: ORIGIN,
      'x-portal-client': 'bench',
      'x-forwarded-for': address,
    },
    ...(!isQuery && { body: JSON.stringify(values) }),
  });
  const body = await answer.text();
  const ms = performance.now() - since;
  // The time and the request's own id say nothing of what was found.
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  const id = answer.headers.get('x-request-id') ?? '';
  const bytes = JSON.stringify([answer.status, headers, body]).replaceAll(id, 'id');
  return { status: answer.status, bytes, ms };
}

/** Guesses so often, several at once. @returns how many were looked up, and how many answers were neither yes nor no */
async function guess(
  lookUp: LookUp,
  times: number,
  tryOf: (i: number) => { asked: Known; address: string },
) {
  await forget();
  let [next, passed, odd] = [0, 0, 0];
  const guesser = async () => {
    for (let i = next++; i < times; i = next++) {
      const { address, asked } = tryOf(i);
      const { status } = await look(lookUp, asked, address);
      if (status === 200) passed += 1;
      else if (status !== 429) odd += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return { passed, odd };
}

const results: boolean[] = [];
const report = (holds: boolean, line: string) => {
  results.push(holds);
  say(`${holds ? 'ok    ' : 'MISSED'} ${line}`);
};

/** Checks that all misses have the same bytes, and that beyond the limit hits and misses have the same bytes too. */
async function compareBytes(lookUp: LookUp, misses: Record<string, Known>): Promise<void> {
  await forget();
  const hit = await look(lookUp, known, addressOf(1));
  const answers = new Set<string>();
  for (const [i, miss] of Object.values(misses).entries())
    answers.add((await look(lookUp, miss, addressOf(i + 2))).bytes);
  report(hit.status === 200 && !answers.has(hit.bytes), 'a hit is found');
  report(
    answers.size === 1,
    `answers to ${Object.keys(misses).join(', ')}: ${answers.size} (floor 1)`,
  );
  const [miss = known] = Object.values(misses);
  const refused = new Set<string>();
  for (let i = 0; i < MOST.phone + 3; i++) {
    const { status, bytes } = await look(lookUp, i % 2 ? known : miss, addressOf(i + 10));
    if (status === 429) refused.add(bytes);
  }
  report(refused.size === 1, `answers over the limit, hit and miss: ${refused.size} (floor 1)`);
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compareTimes(lookUp: LookUp, misses: Record<string, Known>): Promise<void> {
  const times = Object.entries(misses).map(([name, miss]) => ({ name, miss, ms: [] as number[] }));
  for (let i = 0; i < TIMED; i++) {
    await forget();
    // The order rotates, so that each kind is asked first equally often, and reaches each process equally often.
    for (let k = 0; k < times.length; k++) {
      const one = times[(i + k) % times.length];
      if (one) one.ms.push((await look(lookUp, one.miss, addressOf(i))).ms);
    }
  }
  const medians = times.map(({ ms }) => median(ms));
  const apart = Math.max(...medians) - Math.min(...medians);
  const told = times.map(({ name }, i) => `${name} ${medians[i]?.toFixed(2)} ms`).join(', ');
  report(
    apart <= MOST_APART_MS,
    `medians over ${TIMED} interleaved tries each: ${told}; ${apart.toFixed(2)} ms apart (floor ${MOST_APART_MS})`,
  );
}

const surnames = '김이박최정강조윤장임';
/** The i-th guess of an attacker. Every thousandth guess is right. */
const guessOf = (i: number): Known =>
  i % 1_000 === 999
    ? known
    : {
        ...known,
        name: `${surnames[i % 10]}${i.toString(36)}`,
        orderNo: String(2_026_110_000_000 + i),
      };
const phoneOf = (i: number) => `010${String(10_000_000 + i)}`;
const campaigns = [
  [
    'phone',
    'one phone from many addresses',
    (i: number) => ({ asked: guessOf(i), address: addressOf(i) }),
  ],
  [
    'address',
    'many phones from one address',
    (i: number) => ({ asked: { ...guessOf(i), phone: phoneOf(i) }, address: '10.9.9.9' }),
  ],
  [
    'total',
    'many phones from many addresses',
    (i: number) => ({ asked: { ...guessOf(i), phone: phoneOf(i) }, address: addressOf(i) }),
  ],
] as const;

for (const lookUp of lookUps) {
  say(lookUp.called);
  const misses = missesOf(lookUp.half);
  await compareBytes(lookUp, misses);
  await compareTimes(lookUp, misses);
  for (const [limit, name, tryOf] of campaigns) {
    const { passed, odd } = await guess(lookUp, TRIES[limit], tryOf);
    report(
      passed === MOST[limit] && odd === 0,
      `${TRIES[limit]} tries at ${name}, two processes: ${passed} looked up (limit ${MOST[limit]}), ${odd} other answers`,
    );
  }
}

await close();
for (const { child } of servers.toReversed()) await stopServer(child);
await postgres.stop();
for (const { dataDir } of [first, second]) rmSync(dataDir, { recursive: true, force: true });
process.exitCode = results.every(Boolean) ? 0 : 1;
