import { insertQna, submitVoc, uploadPhoto, type Endpoint, type InputOf } from '@portal/contract';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startServer, stopServer, type Server } from '../../release/src/servers.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { countWhatIsKept, type Acknowledged } from './crash-count.ts';
import { requestsOf } from './crash-orders.ts';
import { Customer } from './customer.ts';
import { apiEnv } from './servers/api-env.ts';

/** Kills of the API's process, by database. */
const KILLS = { postgres: 500, pglite: 100 };
const CLIENTS = 8;
/** Longest that a server lives between two kills once it is ready. */
const LIFE_MS = 350;
const READY_P95_MS = 10_000;
const LOGINS = ['haneul', 'junho', 'seoyeon', 'junho2'] as const;
const say = (line: string) => process.stdout.write(`${line}\n`);

const picture = new Uint8Array(
  await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a9e7e' } })
    .jpeg()
    .toBuffer(),
);

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** One customer who submits without end, each submission until it is acknowledged. */
async function submitUntil(over: () => boolean, customer: Customer, acknowledged: Acknowledged[]) {
  /** As the form does it: the same request with the same key, until an answer comes. */
  async function insist<E extends Endpoint>(entry: E, input: InputOf<E>) {
    for (;;)
      try {
        const answer = await customer.call(entry, input);
        if (answer.code !== 'ERR_UNAVAILABLE') return answer;
      } catch {
        // The server is dead, or died on the way: nobody knows whether it was received.
        await sleep(30);
      }
  }
  const requests = await requestsOf(insist);
  for (let i = 0; !over(); i++) {
    const idempotencyKey = crypto.randomUUID();
    const request = i % 3 === 2 ? requests[Math.floor(i / 3) % requests.length] : undefined;
    if (request) {
      const { code, data } = await request(idempotencyKey);
      // A second membership of a purifier is refused: then there has to be no row.
      if (code !== '200' && code !== 'ERR_INVALID_INPUT') throw new Error(`order: ${code}`);
      acknowledged.push({
        key: idempotencyKey,
        kind: 'order',
        bbsIdx: code === '200' ? data.ordNbr : null,
        photos: 0,
      });
      continue;
    }
    const text = `멈춤 시험으로 보내는 글입니다. ${i}번째입니다.`;
    const common = { idempotencyKey, title: '멈춤 시험', text, consentPrivacy: 'Y' } as const;
    if (i % 12 === 11) {
      const voice = { ...common, bbsCode: '37', receptionType: '1' } as const;
      const { code, data } = await insist(submitVoc, voice);
      // Over the limit of the day is an answer too: then there has to be no row.
      if (code !== '200' && code !== 'ERR_MS_6002') throw new Error(`voice: ${code}`);
      acknowledged.push({
        key: idempotencyKey,
        kind: 'voice',
        bbsIdx: code === '200' ? data.bbsIdx : null,
        photos: 0,
      });
      continue;
    }
    const photos: string[] = [];
    if (i % 4 === 3) {
      const { code, data } = await insist(uploadPhoto, { photo: new Blob([picture]) });
      if (code === '200') photos.push(data.photoId);
      else if (code !== 'ERR_TOO_MANY') throw new Error(`photo: ${code}`);
    }
    const { code, data } = await insist(insertQna, { ...common, groups: 'etc', photos });
    if (code !== '200') throw new Error(`inquiry: ${code}`);
    acknowledged.push({
      key: idempotencyKey,
      kind: 'inquiry',
      bbsIdx: data.bbsIdx,
      photos: photos.length,
    });
  }
}

async function run(kind: keyof typeof KILLS): Promise<boolean> {
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const { dataDir, membership, ...own } = await apiEnv('crash');
  const env = {
    ...own.env,
    ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
  };
  const sandbox = startServer('sandbox', env);
  await sandbox.ready;
  let api: Server = startServer('API', env);
  await api.ready;

  let done = false;
  const acknowledged: Acknowledged[] = [];
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, i) => {
      const customer = new Customer(own.api);
      await customer.logIn(membership, LOGINS[i % LOGINS.length] ?? LOGINS[0]);
      return customer;
    }),
  );
  const submitting = Promise.all(
    clients.map((each) => submitUntil(() => done, each, acknowledged)),
  );
  submitting.catch(() => undefined);

  const readyAfter: number[] = [];
  for (let kill = 1; kill <= KILLS[kind]; kill++) {
    await sleep(Math.random() * LIFE_MS);
    const died = new Promise((resolve) => api.child.once('exit', resolve));
    api.child.kill('SIGKILL');
    await died;
    const since = performance.now();
    api = startServer('API', env);
    await api.ready;
    readyAfter.push(performance.now() - since);
    if (kill % 50 === 0) say(`${kind}: ${kill} kills, ${acknowledged.length} acknowledged`);
  }
  done = true;
  await submitting;
  await stopServer(api.child);

  const kept = await countWhatIsKept(env, acknowledged);
  await stopServer(sandbox.child);
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const p95 = percentile(readyAfter, 0.95);
  say(
    `${kind}: ${KILLS[kind]} kills under ${CLIENTS} clients, ${acknowledged.length} acknowledged (${acknowledged.filter(({ photos }) => photos > 0).length} with photos)`,
  );
  say(
    `  lost ${kept.lost}, doubled ${kept.doubled}, half-written ${kept.halfWritten}, files without rows ${kept.strayFiles} (floor 0 each)`,
  );
  say(`  restart to ready p95 ${Math.round(p95)} ms (floor ${READY_P95_MS})`);
  return Object.values(kept).every((count) => count === 0) && p95 < READY_P95_MS;
}

const wanted = process.argv.slice(2);
const kinds = (Object.keys(KILLS) as (keyof typeof KILLS)[]).filter(
  (kind) => wanted.length === 0 || wanted.includes(kind),
);
const passed = [];
for (const kind of kinds) passed.push(await run(kind));
process.exitCode = passed.every(Boolean) ? 0 : 1;
