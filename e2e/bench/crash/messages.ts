import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig, type Config } from '@portal/config';
import {
  cancelRepair,
  fileRepair,
  listOwnedProducts,
  listServiceDays,
  stopMessages,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { openDatabase } from '../../../server/src/db/database.ts';
import { socketPath } from '../../../server/src/operators/socket.ts';
import { Customer } from '../customer.ts';
import { killLoop, type DatabaseKind, type Ordeal } from './kill-loop.ts';

const KILLS = 100;
/** Members with a chair. */
const LOGINS = ['haneul', 'seoyeon', 'yuna', 'sora'];
/** The server sends what is due every five seconds, so within this time it is killed before, during or after a sending. */
const lifeMs = () => 4_800 + Math.random() * 1_200;
/** Requests that a customer files before somebody stops the messages to the first of their numbers. */
const BEFORE_STOP = 15;
/** How long after a stop a message may still arrive, because its request to the provider was under way. */
const UNDER_WAY_MS = 10_000;
/** How long a message may wait, although the server is killed again and again while it sends. */
const MOST_WAIT_S = 60;
/** How long the last messages may take at the end: two tries of one message are five minutes apart at most. */
const SETTLED_MS = 12 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A request that the API received, and for whom. */
interface Told {
  ordNbr: string;
  phone: string;
}
/** A number whose messages were stopped, with how many it had got by then. */
interface Stopped {
  phone: string;
  had: number;
}

/** Fetches the sandbox's page for a phone: it has an <article> for each message that arrived on that phone. */
const screenOf = async (sandbox: string, phone: string) =>
  (await fetch(`${sandbox}/phone/${phone}`)).text();
const shownOn = (screen: string) => screen.split('<article').length - 1;

async function repairOf(customer: Customer) {
  const { productList } = (await customer.insist(listOwnedProducts, {})).data;
  const chair = productList.find(({ goodsCd, verified }) => verified && /^HB-/.test(goodsCd));
  const days = await customer.insist(listServiceDays, { holidayType: 'after', product: 'bf' });
  return {
    zonecode: '04524',
    addr: '서울 중구 나리대로 110',
    addrDetail: '3층',
    productIdx: chair?.productIdx ?? '',
    visitOn: days.data.firstOpen ?? '',
    symptom: 'power' as const,
    consentPrivacy: 'Y' as const,
  };
}

/** Files repairs for two numbers in turn and cancels them, until the run is over; somebody stops the messages to the first. */
async function fileUntil(
  { over, api, env }: Ordeal,
  customer: Customer,
  phones: readonly [string, string],
  told: Told[],
  stopped: Stopped[],
) {
  const sandbox = `http://127.0.0.1:${env['SANDBOX_PORT']}`;
  const repair = await repairOf(customer);
  const visitor = new Customer(api);
  let isStopped = false;
  for (let filed = 0; !over(); filed += 1) {
    const phone = phones[filed % 2] ?? phones[0];
    const contact = { custName: people.minji.name, phoneNum: phone };
    const idempotencyKey = crypto.randomUUID();
    const { code, data } = await customer.insist(fileRepair, {
      ...repair,
      ...contact,
      idempotencyKey,
    });
    if (code !== '200') throw new Error(`a repair: ${code}`);
    told.push({ ordNbr: data.ordNbr, phone });
    const cancelled = await customer.insist(cancelRepair, { serviceIdx: data.ordNbr });
    // 510 means that it is cancelled already: by an earlier call whose answer was lost.
    if (!['200', '510'].includes(cancelled.code))
      throw new Error(`a cancellation: ${cancelled.code}`);
    if (!isStopped && filed >= BEFORE_STOP) {
      const token = /#o=([\w-]+)/.exec(await screenOf(sandbox, phones[0]))?.[1];
      if (token === undefined) continue;
      const answer = await visitor.insist(stopMessages, { topic: 'service', token });
      if (answer.code !== '200') throw new Error(`messages cannot be stopped: ${answer.code}`);
      isStopped = true;
      await sleep(UNDER_WAY_MS);
      stopped.push({ phone: phones[0], had: shownOn(await screenOf(sandbox, phones[0])) });
    }
    await sleep(1_000);
  }
}

/** Waits until the API has sent every message, or knows why not. */
async function settled({ env }: Ordeal): Promise<void> {
  const until = Date.now() + SETTLED_MS;
  for (;;) {
    const socket = connect(socketPath(readConfig(env).DATA_DIR));
    await once(socket, 'connect');
    socket.write(`${JSON.stringify({ command: 'messages', argument: {} })}\n`);
    const { result } = JSON.parse(await text(socket)) as { result: Record<string, number> };
    if ((result['due'] ?? 0) === 0 || Date.now() > until) return;
    await sleep(2_000);
  }
}

/** What the provider says of the messages that were sent with this key: the number of each, and when it took it in. */
async function delivered(config: Config, key: string) {
  const { MESSAGE_URL, MESSAGE_APP_KEY, MESSAGE_SECRET_KEY } = config;
  const query = new URLSearchParams({
    recipientGroupingKey: key,
    startCreateDate: '2000-01-01 00:00',
    endCreateDate: '2099-12-31 00:00',
  });
  const answer = await fetch(
    `${MESSAGE_URL}/alimtalk/v2.3/appkeys/${MESSAGE_APP_KEY}/messages?${query}`,
    { headers: { 'x-secret-key': MESSAGE_SECRET_KEY } },
  );
  const { messageSearchResultResponse: found } = (await answer.json()) as {
    messageSearchResultResponse: { messages: { recipientNo: string; requestDate: string }[] };
  };
  return found.messages.map(({ recipientNo, requestDate }) => ({
    to: recipientNo,
    at: Date.parse(`${requestDate.replace(' ', 'T')}+09:00`),
  }));
}

/**
 * Counts messages that were lost, doubled, sent to a wrong number, or sent after they were stopped. Call it when the API has ended
 * and the provider's sandbox still runs.
 */
async function count({ env }: Ordeal, told: readonly Told[], stopped: readonly Stopped[]) {
  const config = readConfig(env);
  const { db, close } = await openDatabase(config);
  const rows = await db.selectFrom('message').selectAll().execute();
  await close();
  const counted = { messages: 0, sent: 0, waited: 0, lost: 0, doubled: 0, wrong: 0, unwanted: 0 };
  for (const { ordNbr, phone } of told)
    for (const event of ['received', 'cancelled']) {
      const own = rows.filter((row) => row.event === event && row.subject === ordNbr);
      if (own.length > 1) counted.doubled += 1;
      const [row] = own;
      const arrived = row ? await delivered(config, row.key) : [];
      counted.messages += 1;
      counted.sent += arrived.length;
      if (arrived.length > 1) counted.doubled += 1;
      if (arrived.length === 0 && row?.state !== 'declined') counted.lost += 1;
      if (arrived.length > 0 && (row?.state === 'declined' || row?.state === 'due'))
        counted.unwanted += 1;
      if (arrived.some(({ to }) => to !== phone)) counted.wrong += 1;
      for (const { at } of arrived) {
        // The provider's time has no milliseconds.
        const seconds = Math.max(0, (at - (row?.created_at ?? at)) / 1_000);
        counted.waited = Math.max(counted.waited, Math.ceil(seconds));
      }
    }
  const sandbox = `http://127.0.0.1:${env['SANDBOX_PORT']}`;
  for (const { phone, had } of stopped)
    counted.unwanted += Math.abs(shownOn(await screenOf(sandbox, phone)) - had);
  return counted;
}

/** Kills the API while it tells customers of their requests. @returns whether each message arrived once, where it should */
export async function crashMessages(kind: DatabaseKind): Promise<boolean> {
  const told: Told[] = [];
  const stopped: Stopped[] = [];
  const { counted, isReadySoon } = await killLoop(
    kind,
    KILLS,
    async (ordeal) => {
      const all = await Promise.all(
        LOGINS.map(async (loginId, i) => {
          const customer = new Customer(ordeal.api);
          await customer.logIn(ordeal.membership, loginId);
          return fileUntil.bind(null, ordeal, customer, [`0100000310${i}`, `0100000320${i}`]);
        }),
      );
      const filing = Promise.all(all.map((file) => file(told, stopped)));
      return { done: filing.then(() => settled(ordeal)) };
    },
    (ordeal) => count(ordeal, told, stopped),
    {},
    lifeMs,
  );
  const { messages, sent, waited, ...faults } = counted;
  say(
    `${kind}: ${KILLS} kills, ${told.length} requests of ${LOGINS.length} customers: ${messages} messages, ${sent} arrived, ${stopped.length} numbers stopped theirs`,
  );
  say(`  the longest wait from what happened to the provider ${waited} s (floor ${MOST_WAIT_S})`);
  say(
    `  lost ${faults.lost}, doubled ${faults.doubled}, to a wrong number ${faults.wrong}, after they were stopped ${faults.unwanted} (floor 0 each)`,
  );
  return (
    isReadySoon &&
    waited <= MOST_WAIT_S &&
    sent > KILLS &&
    stopped.length === LOGINS.length &&
    Object.values(faults).every((found) => found === 0)
  );
}
