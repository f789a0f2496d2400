import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TestApi } from '../../testing/api.ts';
import {
  makeMessageWorld,
  noLog,
  openProvider,
  type MessageWorld,
  type Provider,
} from '../../testing/messages/world.ts';
import { turns } from '../../testing/payments/world.ts';
import { forgetMember } from '../member/repository.ts';
import { saveWays, waysOf } from './choices.ts';
import { deleteOldMessages, forgetMessages, MOST_DUE, tell, withdraw } from './outbox.ts';
import { allowMessages, refuseMessages } from './refusals.ts';
import { sendMessages } from './send.ts';

const PHONE = '01000002001';
const OTHER = '01000002002';

/** What becomes of messages, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('messages to phones', () => {
    let provider: Provider;
    let world: MessageWorld;
    let worlds = 0;
    const lines: unknown[] = [];
    const log = { warn: (...said: unknown[]) => void lines.push(said) };
    const run = (own = world.process()) => sendMessages(own, log);
    const states = async () => (await world.rows()).map(({ state }) => state);
    const textsOn = (phone: string) => provider.phones.on(phone).map(({ text }) => text);

    beforeAll(async () => {
      provider = await openProvider();
    });
    afterAll(() => provider.app.close());
    beforeEach(async () => {
      // Other suites' messages stay as they are.
      await api().database.db.updateTable('message').set({ due_at: null }).execute();
      provider.phones.messages.length = 0;
      lines.length = 0;
      worlds += 1;
      const own = { db: api().database.db, secrets: api().secrets };
      world = await makeMessageWorld(own, provider, `messages-${worlds}`);
    });

    test('go out at once, with the number of the centre, and then it is asked where they arrived', async () => {
      await world.happen();
      await run();
      expect(textsOn(PHONE)).toEqual([expect.stringContaining('고객센터 1577-0000번으로')]);
      expect(await states()).toEqual(['accepted']);
      world.pass(1);
      await run();
      expect(await states()).toEqual(['talk']);
      expect((await world.rows())[0]?.due_at).toBeNull();
    });

    test('are not written where the change that they tell of is rolled back', async () => {
      const { db } = api().database;
      const undone = db.transaction().execute(async (transaction) => {
        const values = { goods: '', amount: '', way: '' };
        const told = {
          event: 'paid',
          subject: 's',
          memberId: world.memberId,
          phone: null,
          values,
        } as const;
        await tell({ db: transaction, ...api().secrets }, told, 0);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await states()).toEqual([]);
    });

    test('to another number than the member’s go there, and to the member’s own as it is by then', async () => {
      await world.happen('010-0000-2003');
      await world.happen();
      await world.setPhone(OTHER);
      await run();
      expect([textsOn('01000002003').length, textsOn(OTHER).length, textsOn(PHONE).length]).toEqual(
        [1, 1, 0],
      );
    });

    test.each([
      ['blocked', 'text'],
      ['unknown', 'failed'],
    ] as const)('to a number that is %s end as %s', async (mishap, state) => {
      provider.phones.setMishap(PHONE, mishap);
      await world.happen();
      await run();
      world.pass(1);
      await run();
      provider.phones.setMishap(PHONE, 'normal');
      expect(await states()).toEqual([state]);
    });

    test.each(['before', 'after', 'twice', 'late'] as const)(
      'arrive once where the network loses one: %s',
      async (loss) => {
        world.losses.push(loss);
        await world.happen();
        await run();
        for (let i = 0; i < 3; i += 1) {
          world.pass(2);
          await run();
          await world.arrive();
          world.pass(10);
          await run();
        }
        expect(textsOn(PHONE)).toHaveLength(1);
        expect(await states()).toEqual(['talk']);
      },
    );

    test('arrive within a minute where two requests in a row are lost, asked for every five seconds', async () => {
      world.losses.push('before', 'before');
      const since = world.clock.running();
      await world.happen();
      while (textsOn(PHONE).length === 0) {
        await run();
        if (textsOn(PHONE).length === 0) world.pass(5 / 60);
      }
      expect(world.clock.running() - since).toBeLessThan(60_000);
    });

    test('of more than are read at once all go out in one run', async () => {
      const many = MOST_DUE + 1;
      for (let i = 0; i < many; i += 1) await world.happen();
      // Stop the clock that limits a run to ten seconds: a busy machine can need longer for so many messages.
      const time = jest.spyOn(performance, 'now').mockReturnValue(0);
      await run().finally(() => time.mockRestore());
      expect(textsOn(PHONE)).toHaveLength(many);
    });

    test('of a request that overtook its own late one are not sent twice', async () => {
      world.losses.push('late');
      await world.happen();
      await run();
      world.pass(1);
      // The second request is under way when the first arrives.
      const own = world.process();
      const { send } = own.messages;
      const overtaken = {
        ...own.messages,
        send: async (...asked: Parameters<typeof send>) => {
          await world.arrive();
          return send(...asked);
        },
      };
      await run({ ...own, messages: overtaken });
      expect(await states()).toEqual(['due']);
      world.pass(12);
      await run();
      world.pass(1);
      await run();
      expect([textsOn(PHONE).length, await states()]).toEqual([1, ['talk']]);
    });

    test('of one member go out in the order in which they were written', async () => {
      for (let i = 0; i < 4; i += 1) await world.happen();
      const own = world.process();
      const { send } = own.messages;
      const order: string[] = [];
      // The first takes longest.
      const slow = async (...asked: Parameters<typeof send>) => {
        await turns(40 - 10 * order.length);
        const answer = await send(...asked);
        order.push(asked[0].key);
        return answer;
      };
      await run({ ...own, messages: { ...own.messages, send: slow } });
      expect(order).toEqual((await world.rows()).map(({ key }) => key));
    });

    test('are sent by one of two processes', async () => {
      for (let i = 0; i < 20; i += 1) await world.happen();
      await Promise.all([run(), run()]);
      expect(textsOn(PHONE)).toHaveLength(20);
      expect(world.sent).toHaveLength(20);
    });

    test('are left to another process by one that stood still between its lease and its request', async () => {
      await world.happen();
      const own = world.process();
      let asks = 0;
      const slow = {
        ...own,
        clock: {
          ...own.clock,
          // Looks for what is due, leases, and looks again after a pause.
          running: () => own.clock.running() + ((asks += 1) > 2 ? 600_000 : 0),
        },
      };
      await run(slow);
      expect([world.sent.length, await states()]).toEqual([0, ['due']]);
    });

    test('do not go to a number that wants none, until it wants them again', async () => {
      const { db } = api().database;
      const { cipher } = api().secrets;
      await world.happen();
      await refuseMessages({ db, cipher }, '010-0000-2001', 0);
      await run();
      expect([textsOn(PHONE).length, await states()]).toEqual([0, ['declined']]);
      await allowMessages({ db, cipher }, PHONE);
      await world.happen();
      await run();
      expect([textsOn(PHONE).length, await states()]).toEqual([1, ['declined', 'accepted']]);
    });

    test('of a topic that the member wants none of do not go out, those included that were written before', async () => {
      const { db } = api().database;
      const before = await waysOf(db, world.memberId);
      await world.happen();
      await saveWays(db, world.memberId, { ...before, payment: 'none' });
      await run();
      expect([world.sent.length, await states()]).toEqual([0, ['declined']]);
      await saveWays(db, world.memberId, { ...before, service: 'none' });
      await world.happen();
      await run();
      expect([world.sent.length, await states()]).toEqual([1, ['declined', 'accepted']]);
    });

    test('that are wanted in the messenger alone are no text where it cannot deliver them', async () => {
      const { db } = api().database;
      provider.phones.setMishap(PHONE, 'blocked');
      await saveWays(db, world.memberId, {
        ...(await waysOf(db, world.memberId)),
        payment: 'talk',
      });
      await world.happen();
      await run();
      world.pass(1);
      await run();
      provider.phones.setMishap(PHONE, 'normal');
      expect([textsOn(PHONE), await states()]).toEqual([[], ['failed']]);
    });

    test('that could not be sent for a day are not sent any more', async () => {
      await world.happen();
      world.pass(24 * 60 + 1);
      await run();
      expect([world.sent.length, await states()]).toEqual([0, ['late']]);
    });

    test('to a member without a mobile number are not sent, and a member who left gets none', async () => {
      await world.setPhone('0212345678');
      await world.happen();
      await run();
      expect(await states()).toEqual(['unreachable']);
      await world.setPhone(PHONE);
      await world.happen();
      const { db } = api().database;
      await forgetMember({ db, ...api().secrets }, world.memberId);
      await forgetMessages(db, world.memberId);
      await run();
      expect([world.sent.length, await states()]).toEqual([0, []]);
    });

    test('that are no longer true are withdrawn, unless somebody began to send them', async () => {
      const { db } = api().database;
      await world.happen();
      await withdraw(db, 'paid', `${world.memberId}-1`);
      world.losses.push('after');
      await world.happen();
      await run();
      await withdraw(db, 'paid', `${world.memberId}-2`);
      world.pass(1);
      await run();
      expect([textsOn(PHONE).length, await states()]).toEqual([1, ['withdrawn', 'accepted']]);
    });

    test('leave neither number nor text in the log', async () => {
      world.losses.push('before', 'after');
      for (let i = 0; i < 3; i += 1) await world.happen();
      await run(world.process({ steps: 30 }));
      await run();
      expect(lines).not.toHaveLength(0);
      expect(JSON.stringify(lines)).not.toMatch(/0100000|이전설치|신용카드/);
    });

    test('are deleted after 90 days', async () => {
      await world.happen();
      const { db } = api().database;
      const at = world.clock.now().getTime();
      await deleteOldMessages(db, at + 90 * 86_400_000 - 1);
      expect(await states()).toHaveLength(1);
      await deleteOldMessages(db, at + 90 * 86_400_000);
      expect(await states()).toHaveLength(0);
      await sendMessages(world.process(), noLog);
    });
  });
