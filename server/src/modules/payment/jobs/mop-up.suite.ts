import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApi } from '../../../testing/api.ts';
import { begun, processOf } from '../../../testing/payments/begun.ts';
import { goInWorld } from '../../../testing/payments/go.ts';
import { makeWorld, type World } from '../../../testing/payments/world.ts';
import type { CardPayment, Inquiry } from '../provider.ts';
import { findPayment, sealOutcome } from '../repository.ts';
import { mopUp } from './mop-up.ts';

const dies = () => Promise.reject(new Error('the process was killed'));
const answers = (found: Inquiry) => async () => found;

/** What the mop-up makes of each state, and of each answer of the provider, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the mop-up', () => {
    let worlds = 0;
    // Other suites' payments stay as they are.
    beforeEach(async () => {
      await api().database.db.updateTable('payment').set({ due_at: null }).execute();
    });
    const make = () => makeWorld(api().database.db, api().secrets, `mopped-${(worlds += 1)}`);
    let warnings = 0;
    const log = { warn: () => void (warnings += 1) };
    const run = (world: World, change: Partial<CardPayment> = {}) =>
      mopUp(processOf(world, change), log);
    /** @returns how much was logged meanwhile */
    const warningsOf = async (work: () => Promise<unknown>) => {
      const before = warnings;
      await work();
      return warnings - before;
    };
    const stateOf = async (moid: string) => (await findPayment(api().database.db, moid))?.state;
    const unknown = async () => {
      const world = await make();
      const lost = { payMethod: '1', ending: 'timeoutAfter', netCancel: 'fails' } as const;
      const { moid } = await begun(world, lost);
      expect(await stateOf(moid)).toBe('unknown');
      return { world, moid };
    };

    test('takes a charge back by the net cancel alone where the provider confirms it', async () => {
      const { world, moid } = await unknown();
      world.pass(1);
      await run(world, { netCancel: async () => true, inquire: dies });
      expect(await stateOf(moid)).toBe('failed');
    });

    test.each<[Inquiry['is'], number, boolean, string]>([
      ['unsure', 1, true, 'unknown'],
      ['cancelled', 1, false, 'failed'],
      // The approval may still be on its way.
      ['none', 1, true, 'unknown'],
      ['none', 15, true, 'unknown'],
      ['none', 16, false, 'failed'],
      ['approved', 1, false, 'unknown'],
      ['approved', 1, true, 'failed'],
    ])(
      'hears “%s” after %i minutes, cancels: %s, then it is %s',
      async (is, after, cancels, state) => {
        const { world, moid } = await unknown();
        world.pass(after);
        const change = {
          netCancel: async () => false,
          inquire: answers({ is, why: '', deposited: false, approved: {} } as unknown as Inquiry),
          cancel: async () => cancels,
        };
        expect(await warningsOf(() => run(world, change))).toBe(state === 'unknown' ? 1 : 0);
        expect(await stateOf(moid)).toBe(state);
      },
    );

    test.each([
      ['1', 'paid', [300_000]],
      ['4', 'waiting', []],
    ] as const)(
      'keeps an approval of method %s whose process was killed',
      async (payMethod, state, charged) => {
        const world = await make();
        const { approve } = processOf(world).cardPayment;
        const killed: CardPayment['approve'] = async (...asked) => {
          await approve(...asked);
          return dies();
        };
        const { moid } = await begun(world, { payMethod }, processOf(world, { approve: killed }));
        world.pass(1);
        await run(world);
        expect(await stateOf(moid)).toBe(state);
        expect(world.ledger.charged(moid)).toEqual(charged);
      },
    );

    test('looks at a deposit account every ten minutes, until an hour after its deadline', async () => {
      const world = await make();
      const { moid } = await begun(world, { payMethod: '4' });
      const asked = async (minutes: number) => {
        world.pass(minutes);
        const before = world.calls.length;
        await run(world);
        return world.calls.length - before;
      };
      expect([await asked(10), await asked(9), await asked(1)]).toEqual([1, 0, 1]);
      // From 12:20 on the 21st to 00:59 on the 25th: the deadline is 23:59 on the 24th.
      world.pass(3 * 1_440 + 12 * 60 + 39);
      expect([await asked(0), await stateOf(moid)]).toEqual([1, 'waiting']);
      await asked(10);
      expect(await stateOf(moid)).toBe('cancelled');
    });

    test('closes no account that the provider tells nothing of, and ends one that it closed itself', async () => {
      const world = await make();
      const { moid } = await begun(world, { payMethod: '4' });
      world.pass(5 * 1_440);
      const unsure = answers({ is: 'unsure', why: 'TimeoutError' });
      expect(await warningsOf(() => run(world, { inquire: unsure, cancel: dies }))).toBe(1);
      expect(await stateOf(moid)).toBe('waiting');
      const other = await make();
      const closed = await begun(other, { payMethod: '4' });
      other.pass(10);
      await run(other, { inquire: answers({ is: 'cancelled' }) });
      expect(await stateOf(closed.moid)).toBe('cancelled');
    });

    test('keeps an account whose deadline cannot be read for four days and an hour', async () => {
      const world = await make();
      const { moid } = await begun(world, { payMethod: '4' });
      const outcome = sealOutcome(api().secrets.cipher, null);
      const { db } = api().database;
      await db.updateTable('payment').set({ outcome }).where('moid', '=', moid).execute();
      world.pass(4 * 1_440 + 60);
      await run(world);
      expect(await stateOf(moid)).toBe('waiting');
      world.pass(10);
      await run(world);
      expect(await stateOf(moid)).toBe('cancelled');
    });

    test('of two processes at once settles each payment in one', async () => {
      const world = await make();
      const { moid } = await goInWorld(world, { payMethod: '1' });
      world.pass(30);
      expect(await warningsOf(() => Promise.all([run(world), run(world)]))).toBe(0);
      expect(await stateOf(moid)).toBe('cancelled');
    });
  });
