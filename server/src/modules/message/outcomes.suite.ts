import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TestApi } from '../../testing/api.ts';
import {
  makeMessageWorld,
  openProvider,
  type MessageWorld,
  type Provider,
} from '../../testing/messages/world.ts';
import { countMessages, hasMessages, leaseMessage, settle, tell, type Message } from './outbox.ts';
import type { Messages } from './provider.ts';
import { refuseMessages } from './refusals.ts';
import { sendMessages } from './send.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const unsure = { is: 'unsure', why: 'TimeoutError' } as const;
const never = () => Promise.reject(new Error('nobody may ask'));

/** What each answer of the provider makes of a message, and when it is looked at again, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the outcome of a message', () => {
    let provider: Provider;
    let world: MessageWorld;
    let worlds = 0;
    const warn = jest.fn();
    const db = () => api().database.db;
    const now = () => world.clock.now().getTime();
    const run = (change: Partial<Messages> = {}, own = world.process()) =>
      sendMessages({ ...own, messages: { ...own.messages, ...change } }, { warn });
    /** The first message: its state, its tries, and in how many seconds it is looked at; null: never. */
    const rowOf = async () => {
      const [row] = await world.rows();
      if (!row) throw new Error('there is no message');
      return row;
    };
    const outcome = async () => {
      const { state, tries, due_at: dueAt } = await rowOf();
      return [state, tries, dueAt === null ? null : (dueAt - now()) / 1_000];
    };
    const set = (changes: Partial<Omit<Message, 'message_idx'>>) =>
      db().updateTable('message').set(changes).where('member_id', '=', world.memberId).execute();

    beforeAll(async () => {
      provider = await openProvider();
    });
    afterAll(() => provider.app.close());
    beforeEach(async () => {
      // Other suites' messages stay as they are.
      await db().updateTable('message').set({ due_at: null }).execute();
      provider.phones.messages.length = 0;
      warn.mockClear();
      worlds += 1;
      const own = { db: db(), secrets: api().secrets };
      world = await makeMessageWorld(own, provider, `outcomes-${worlds}`);
    });

    test.each([
      ['accepted', { is: 'accepted', ref: '1/1' }, ['accepted', 0, 10], []],
      ['failed', { is: 'failed' }, ['failed', 1, null], []],
      // The provider knows the key for ten minutes.
      ['known', { is: 'known' }, ['due', 1, 660], []],
      ['refused', { is: 'refused', why: '-1000' }, ['due', 1, 20], ['-1000']],
      ['unsure', unsure, ['due', 1, 20], ['TimeoutError']],
    ] as const)('that is sent and %s', async (_, sent, expected, whys) => {
      await world.happen();
      await run({ send: async () => sent, find: never, result: never });
      expect(await outcome()).toEqual(expected);
      const { message_idx: messageIdx } = await rowOf();
      expect(warn.mock.calls).toEqual(
        whys.map((why) => [{ messageIdx, why }, 'a message was not accepted']),
      );
    });

    test.each([
      ['found', { is: 'found', ref: '1/1' }, ['accepted', 0, 10], []],
      ['unsure', unsure, ['due', 2, 20], ['TimeoutError']],
    ] as const)(
      'that is looked for after a try without an answer: %s',
      async (_, found, expected, whys) => {
        await world.happen();
        await set({ tries: 1 });
        await run({ find: async () => found, send: never, result: never });
        expect(await outcome()).toEqual(expected);
        const { message_idx: messageIdx } = await rowOf();
        expect(warn.mock.calls).toEqual(
          whys.map((why) => [{ messageIdx, why }, 'a message could not be looked for']),
        );
      },
    );

    test.each([
      ['talk', { is: 'talk' }, 1, ['talk', 1, null], []],
      ['text', { is: 'text' }, 1, ['text', 1, null], []],
      ['failed', { is: 'failed' }, 1, ['failed', 1, null], []],
      ['pending', { is: 'pending' }, 143, ['accepted', 143, 300], []],
      // The server asks the provider for half a day, and then gives up.
      ['pending for long', { is: 'pending' }, 144, ['accepted', 144, null], []],
      ['unsure', unsure, 143, ['accepted', 143, 300], ['TimeoutError']],
      ['unsure for long', unsure, 144, ['accepted', 144, null], ['TimeoutError']],
    ] as const)('whose result is %s', async (_, result, tries, expected, whys) => {
      await world.happen();
      await set({ state: 'accepted', ref: '1/1', tries: tries - 1 });
      await run({ result: async () => result, send: never, find: never });
      expect(await outcome()).toEqual(expected);
      const { message_idx: messageIdx } = await rowOf();
      expect(warn.mock.calls).toEqual(
        whys.map((why) => [{ messageIdx, why }, 'the result of a message is not known']),
      );
    });

    test.each([
      [0, 'accepted'],
      [1, 'late'],
    ])('that was written a day and %i ms ago is %s', async (ms, state) => {
      await world.happen();
      await set({ created_at: now() - DAY_MS - ms });
      await run();
      expect((await rowOf()).state).toBe(state);
    });

    test.each([
      [-1, 1],
      [0, 0],
    ])('whose lease ends in %i ms is sent %i times', async (ms, times) => {
      await world.happen();
      const own = world.process();
      let asks = 0;
      // Looks for what is due, leases, and looks again after a pause.
      const running = () => own.clock.running() + ((asks += 1) > 2 ? 20_000 + ms : 0);
      await run({}, { ...own, clock: { ...own.clock, running } });
      expect(world.sent).toHaveLength(times);
    });

    test('to nobody’s number and account is that nobody can be reached', async () => {
      await world.happen();
      const phone = api().secrets.cipher.seal('message.phone', '');
      const { message_idx: idx } = await rowOf();
      const changes = { member_id: null, phone };
      await db().updateTable('message').set(changes).where('message_idx', '=', idx).execute();
      await run({ send: never });
      const row = await db()
        .selectFrom('message')
        .select('state')
        .where('message_idx', '=', idx)
        .executeTakeFirstOrThrow();
      expect(row.state).toBe('unreachable');
      expect(warn).not.toHaveBeenCalled();
    });

    test('that has no link needs no token of one', async () => {
      await world.happen();
      await set({ event: 'test' });
      const payment = { tokenOf: never, phoneOf: never };
      await run({}, { ...world.process(), messageLinks: { payment } });
      expect((await rowOf()).state).toBe('accepted');
    });

    test('that cannot be sent keeps the next one of its member from nothing, and is logged', async () => {
      await world.happen();
      await world.happen();
      const err = new Error('broken');
      const own = world.process().messages;
      let asks = 0;
      await run({ send: async (one) => ((asks += 1) === 1 ? Promise.reject(err) : own.send(one)) });
      expect((await world.rows()).map(({ state }) => state)).toEqual(['due', 'accepted']);
      const { message_idx: messageIdx } = await rowOf();
      expect(warn.mock.calls).toEqual([[{ messageIdx, err }, 'a message could not be sent']]);
    });

    test('is looked at twice as late after each try but the first, at most every five minutes', async () => {
      await world.happen();
      const waits: number[] = [];
      for (let tries = 0; tries < 7; tries += 1) {
        const leased = await leaseMessage(db(), await rowOf(), now());
        waits.push(((leased?.due_at ?? 0) - now()) / 1_000);
      }
      expect(waits).toEqual([20, 20, 40, 80, 160, 300, 300]);
    });

    test('is settled and leased by whoever has it, not by a process before', async () => {
      await world.happen();
      const before = await rowOf();
      const leased = await leaseMessage(db(), before, now());
      expect(await leaseMessage(db(), before, now())).toBeNull();
      await settle(db(), before, { state: 'failed' });
      expect(await rowOf()).toEqual(leased);
    });

    test('that is told once is stored once for each text', async () => {
      const { cipher } = api().secrets;
      const values = { goods: '', amount: '', way: '' };
      const told = { event: 'paid', subject: 's', phone: null, values } as const;
      const { memberId } = world;
      for (const once of ['one', 'one', 'other', undefined, undefined])
        await tell({ db: db(), cipher }, { ...told, memberId, ...(once && { once }) }, now());
      const rows = await world.rows();
      expect(rows).toHaveLength(4);
      expect(new Set(rows.map(({ key }) => key.length))).toEqual(new Set([36]));
    });

    test('is counted by its state, and known to be its member’s', async () => {
      expect(await hasMessages(db(), world.memberId)).toBe(false);
      await world.happen();
      expect(await hasMessages(db(), world.memberId)).toBe(true);
      const { accepted = 0 } = await countMessages(db());
      await run();
      expect((await countMessages(db()))['accepted']).toBe(accepted + 1);
    });

    test('that nobody wants is refused once, whoever says it again', async () => {
      const { cipher } = api().secrets;
      const phone = '01000002009';
      for (let i = 0; i < 2; i += 1) await refuseMessages({ db: db(), cipher }, phone, now());
      const rows = await db()
        .selectFrom('message_refusal')
        .select('refusal_idx')
        .where('phone_index', '=', cipher.index('message_refusal.phone', phone))
        .execute();
      expect(rows).toHaveLength(1);
    });
  });
