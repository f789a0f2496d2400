import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MessageWay } from '@portal/contract';
import fc from 'fast-check';
import type { TestApi } from '../../testing/api.ts';
import {
  makeMessageWorld,
  noLog,
  openProvider,
  type Loss,
  type Provider,
} from '../../testing/messages/world.ts';
import { saveWays, waysOf } from './choices.ts';
import { allowMessages, refuseMessages } from './refusals.ts';
import { sendMessages } from './send.ts';

/** Histories for each database; `HISTORIES=10000` for the long run. */
const RUNS = Number(process.env['HISTORIES'] ?? 125);

const numbers = ['01000002001', '01000002002'] as const;

const act = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'happen' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('move' as const), to: fc.constantFrom(...numbers) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('refuse', 'stop', 'allow'),
      phone: fc.constantFrom(...numbers),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('choose' as const),
      way: fc.constantFrom<MessageWay>('talkOrText', 'talk', 'none'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('lose' as const),
      loss: fc.constantFrom<Loss>('before', 'after', 'twice', 'late'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      kills: fc.array(fc.nat(40), { maxLength: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      minutes: fc.integer({ min: 1, max: 15 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'arrive' } as const) },
);

/**
 * Members move, refuse, allow and choose messages while processes are killed and the provider loses requests and answers, on both
 * databases.
 */
export const suite = (api: () => TestApi) =>
  describe('a history of messages', () => {
    let provider: Provider;
    beforeAll(async () => {
      provider = await openProvider();
    });
    afterAll(() => provider.app.close());
    beforeEach(() => api().database.db.updateTable('message').set({ due_at: null }).execute());

    test(
      'loses none, sends none twice, none to a wrong number, and none that is not wanted',
      async () => {
        const { db } = api().database;
        const { secrets } = api();
        let number = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
            number += 1;
            const world = await makeMessageWorld({ db, secrets }, provider, `told-${number}`);
            const wrongs: string[] = [];
            let phone: string = numbers[0];
            const refused = new Set<string>();
            let way: MessageWay = 'talkOrText';
            const check = async (work: () => Promise<unknown>) => {
              const before = world.sent.length;
              await work();
              for (const one of world.sent.slice(before)) {
                if (one.phone !== phone) wrongs.push('to a wrong number');
                if (refused.has(one.phone)) wrongs.push('to one that refused');
                if (way === 'none') wrongs.push('of a topic that the member did not want');
              }
            };
            for (const each of acts) {
              if (each.does === 'happen') await world.happen();
              if (each.does === 'move') await world.setPhone((phone = each.to));
              if (each.does === 'refuse') {
                refused.add(each.phone);
                await refuseMessages({ db, ...secrets }, each.phone, 0);
              }
              // With a message's link.
              if (each.does === 'stop') {
                refused.add(each.phone);
                await refuseMessages({ db, ...secrets }, each.phone, 0, true);
              }
              if (each.does === 'allow') {
                refused.delete(each.phone);
                await allowMessages({ db, ...secrets }, each.phone);
              }
              if (each.does === 'choose') {
                way = each.way;
                const ways = await waysOf(db, world.memberId);
                await saveWays(db, world.memberId, { ...ways, payment: way });
              }
              if (each.does === 'lose') world.losses.push(each.loss);
              if (each.does === 'pass') await world.live(each.minutes);
              if (each.does === 'arrive') await world.arrive();
              if (each.does === 'send') {
                const processes = [...each.kills.map((steps) => ({ steps })), undefined];
                await check(() =>
                  Promise.all(
                    processes
                      .slice(0, 2)
                      .map((fuse) =>
                        sendMessages(world.process(fuse), noLog).catch(() => undefined),
                      ),
                  ),
                );
              }
            }
            world.losses.length = 0;
            await world.arrive();
            for (let round = 0; round < 40; round += 1) {
              if ((await world.rows()).every(({ due_at }) => due_at === null)) break;
              await check(() => sendMessages(world.process(), noLog));
              world.pass(12);
            }
            for (const { key, state, due_at } of await world.rows()) {
              const arrived = provider.phones.messages.filter((one) => one.key === key).length;
              if (arrived > 1) wrongs.push('twice');
              if (arrived === 0 && state !== 'declined') wrongs.push('lost');
              // A request that was late when the number refused may arrive: nothing was sent after that.
              if (arrived === 1 && state !== 'talk' && state !== 'declined')
                wrongs.push(`arrived, and is ${state}`);
              if (due_at !== null) wrongs.push('is never settled');
            }
            for (const each of refused) await allowMessages({ db, ...secrets }, each);
            provider.phones.messages.length = 0;
            expect(wrongs).toEqual([]);
          }),
          // Without a time limit, at which a history would go on beside the next tests.
          { numRuns: RUNS },
        );
      },
      RUNS * 5_000,
    );
  });
