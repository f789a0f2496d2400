import { freePort, readConfig } from '@portal/config';
import { fastify } from 'fastify';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, stopServer } from '../../release/src/servers.ts';
import { messages } from '../../server/sandbox/phone/provider.ts';
import { Phones } from '../../server/sandbox/phone/phones.ts';
import { openPostgres } from '../../server/src/db/database.ts';
import { saveMember } from '../../server/src/modules/member/repository.ts';
import { tell } from '../../server/src/modules/message/outbox.ts';
import { readSecrets } from '../../server/src/secrets.ts';
import { aMember } from '../../server/src/testing/inputs/members.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { apiEnv } from './servers/api-env.ts';

/**
 * The command `npm run messages`. Something happens to many members at once, and then to one after the other, with one API on
 * PostgreSQL and a provider that takes its time: how long does each message wait until the provider has it?
 */
const AT_ONCE = 3_000;
const ONE_BY_ONE = 120;
const PAUSE_MS = 250;
/** How long the provider takes for each answer. */
const ANSWER_MS = 200;
const MOST_WAIT_MS = 60_000;
const GIVE_UP_MS = 5 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
setTimeout(() => {
  say('messages: not done after five minutes');
  process.exit(1);
}, GIVE_UP_MS).unref();

const phones = new Phones(() => Date.now());
const provider = fastify({ logger: false });
const keys = { appKey: 'sandbox', secretKey: 'sandbox', senderKey: 'sandbox' };
provider.addHook('onRequest', () => sleep(ANSWER_MS));
await provider.register(messages, { prefix: '/messages', phones, ...keys });
const address = await provider.listen({ port: await freePort(), host: '127.0.0.1' });

const postgres = await startPostgres();
const { env: own, dataDir } = await apiEnv('messages');
const env = {
  ...own,
  DATABASE_URL: await postgres.createDatabase(),
  MESSAGE_URL: `${address}/messages`,
};
const api = startServer('API', env);
await api.ready;
const config = readConfig(env);
const { db, close } = openPostgres(env.DATABASE_URL);
const store = { db, ...readSecrets(config) };
for (let i = 0; i < AT_ONCE; i += 1)
  await saveMember(
    store,
    aMember({
      memberId: `told-${i}`,
      phone: `0100${String(i).padStart(7, '0')}`,
      userIdx: null,
    }),
  );

let happened = 0;
const written = new Map<string, number>();
async function happens(i: number) {
  happened += 1;
  const at = Date.now();
  const subject = `s-${happened}`;
  const values = { goods: '이전설치', amount: '1원', way: '신용카드' };
  const told = { event: 'paid', subject, memberId: `told-${i}`, phone: null, values } as const;
  await db.transaction().execute((transaction) => tell({ ...store, db: transaction }, told, at));
  written.set(subject, at);
}

/** Waits until the provider has all, and tells how long they waited. @returns the longest wait, in milliseconds */
async function waitsOf(what: string): Promise<number> {
  while (phones.messages.length < happened) await sleep(100);
  const rows = await db.selectFrom('message').select(['key', 'subject']).execute();
  const subjects = new Map(rows.map(({ key, subject }) => [key, subject]));
  const waits = phones.messages
    .map(({ key, at }) => at - (written.get(subjects.get(key) ?? '') ?? Number.NaN))
    .toSorted((a, b) => a - b);
  const seconds = (share: number) =>
    ((waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN) / 1_000).toFixed(1);
  say(
    `${what}: ${waits.length} messages waited ${seconds(0.5)} s in the middle, 95 % at most ${seconds(0.95)}, the longest ${seconds(1)} (floor ${MOST_WAIT_MS / 1_000})`,
  );
  phones.messages.length = 0;
  happened = 0;
  written.clear();
  await db.deleteFrom('message').execute();
  return waits.at(-1) ?? Number.NaN;
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => happens(i)));
const atOnce = await waitsOf(`${AT_ONCE} at once`);
for (let i = 0; i < ONE_BY_ONE; i += 1) {
  await happens(i);
  await sleep(PAUSE_MS);
}
const oneByOne = await waitsOf('one after the other');

await stopServer(api.child);
await close();
await postgres.stop();
await provider.close();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = Math.max(atOnce, oneByOne) <= MOST_WAIT_MS ? 0 : 1;
