import { readCompany, readConfig } from '@portal/config';
import { fastify } from 'fastify';
import { messages } from '../../../sandbox/phone/provider.ts';
import { Phones } from '../../../sandbox/phone/phones.ts';
import { seoulDayOf, type Clock } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import { saveMember } from '../../modules/member/repository.ts';
import { nhnCloud } from '../../modules/message/nhn.ts';
import { tell } from '../../modules/message/outbox.ts';
import type { SendParts } from '../../modules/message/send.ts';
import type { Secrets } from '../../secrets.ts';
import { aMember } from '../inputs/members.ts';
import { mortal } from '../processes/mortal.ts';

const BORN = Date.parse('2026-11-21T12:00:00+09:00');
const config = readConfig({ MESSAGE_URL: 'http://provider/messages', LOG_LEVEL: 'silent' });
const company = readCompany(config.COMPANY_FILE);

/** What the network makes of the next request to send: it is cut before or after it arrived, or arrives twice or later. */
export type Loss = 'before' | 'after' | 'twice' | 'late';

/**
 * How long a request may still be under way after its sender gave up: the longest life of a TCP segment (RFC 9293, 3.4.1). It arrives
 * within this time, or never.
 */
const MOST_LATE_MS = 2 * 60_000;

/** Nobody reads what the messages of tests log. */
export const noLog = { warn: () => undefined };

/** The provider's sandbox without a network. */
export async function openProvider() {
  const at = { now: BORN };
  const phones = new Phones(() => at.now);
  const app = fastify({ logger: false });
  const keys = { appKey: 'sandbox', secretKey: 'sandbox', senderKey: 'sandbox' };
  await app.register(messages, { prefix: '/messages', phones, ...keys });
  await app.ready();
  return { app, phones, at };
}
export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** A member with a phone, a clock, and processes that send to a provider which loses requests and answers. */
export async function makeMessageWorld(
  { db, secrets }: { db: Db; secrets: Secrets },
  provider: Provider,
  name: string,
) {
  const { phones, at } = provider;
  const clock: Clock = {
    now: () => new Date(at.now),
    running: () => at.now,
    today: () => seoulDayOf(new Date(at.now)),
  };
  const losses: Loss[] = [];
  /** Requests that are still on their way, and since when. */
  const late: { since: number; deliver(): Promise<unknown> }[] = [];
  const sent: { key: string; phone: string }[] = [];
  const memberId = name;
  const setPhone = (phone: string) =>
    saveMember({ db, ...secrets }, aMember({ memberId, phone, userIdx: null }));
  await setPhone('01000002001');

  /** What a process of the server has; it dies when its fuse has burnt down. */
  function process(fuse = { steps: Number.POSITIVE_INFINITY }): SendParts {
    const { step, plugin } = mortal(fuse);
    const request: typeof fetch = async (url, { method = 'GET', headers, body } = {}) => {
      step();
      const { pathname, search } = new URL(String(url));
      const deliver = () =>
        provider.app.inject({
          method: method as 'GET' | 'POST',
          url: pathname + search,
          headers: headers as Record<string, string>,
          ...(typeof body === 'string' && { payload: body }),
        });
      const loss = method === 'POST' ? losses.shift() : undefined;
      if (method === 'POST') {
        const { recipientList } = JSON.parse(String(body)) as {
          recipientList: [{ recipientNo: string; recipientGroupingKey: string }];
        };
        const [{ recipientNo, recipientGroupingKey }] = recipientList;
        sent.push({ key: recipientGroupingKey, phone: recipientNo });
      }
      if (loss === 'late') late.push({ since: at.now, deliver });
      if (loss === 'before' || loss === 'late') throw new Error('no answer');
      if (loss === 'twice') await deliver();
      const answer = await deliver();
      step();
      if (loss === 'after') throw new Error('no answer');
      return new Response(answer.body, { status: answer.statusCode });
    };
    const messages = nhnCloud(config, company, clock, { request });
    return {
      db: db.withPlugin(plugin),
      clock,
      ...secrets,
      messages,
      company,
      messageLinks: {},
    };
  }

  let told = 0;
  return {
    memberId,
    clock,
    process,
    phones,
    losses,
    sent,
    setPhone,
    /** Requests that were late arrive. */
    async arrive() {
      for (const { deliver } of late.splice(0)) await deliver();
    },
    /** Moves the clock on by `minutes`. A late request arrives on the way, once it is `MOST_LATE_MS` old; a younger one stays late. */
    async live(minutes: number) {
      const until = at.now + minutes * 60_000;
      for (const one of late.filter(({ since }) => since + MOST_LATE_MS < until)) {
        at.now = Math.max(at.now, one.since + MOST_LATE_MS);
        late.splice(late.indexOf(one), 1);
        await one.deliver();
      }
      at.now = until;
    },
    pass(minutes: number) {
      at.now += minutes * 60_000;
    },
    /** Something happens that the member is told of. @param phone null: at the member's own number */
    async happen(phone: string | null = null) {
      told += 1;
      const values = {
        goods: `이전설치 ${told}`,
        amount: '1원',
        way: '신용카드',
      };
      const event = { event: 'paid', subject: `${name}-${told}`, memberId, phone, values } as const;
      await db
        .transaction()
        .execute((transaction) => tell({ db: transaction, ...secrets }, event, at.now));
    },
    rows: () =>
      db
        .selectFrom('message')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('message_idx')
        .execute(),
  };
}
export type MessageWorld = Awaited<ReturnType<typeof makeMessageWorld>>;
