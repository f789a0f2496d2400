import { describe, expect, jest, test } from '@jest/globals';
import type { TestApi } from '../../testing/api.ts';
import { begun, noLog, processOf } from '../../testing/payments/begun.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { approve, end } from './approve.ts';
import { declines } from './declines.ts';
import { mopUp } from './jobs/mop-up.ts';
import type { Approved, CardPayment } from './provider.ts';
import { findPayment, sealAuth, type Payment } from './repository.ts';
import { reasons } from './rules.ts';
import { resultOf } from './views.ts';

const dies = () => Promise.reject(new Error('the process was killed'));
const card = { payMethod: '1' } as const;

/** What an approval leaves in every case but the good one, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('an approval', () => {
    let worlds = 0;
    const db = () => api().database.db;
    const make = async () => {
      // Other suites' payments stay as they are.
      await db().updateTable('payment').set({ due_at: null }).execute();
      return makeWorld(db(), api().secrets, `approving-${(worlds += 1)}`);
    };
    const rowOf = async (moid: string): Promise<Payment> => {
      const row = await findPayment(db(), moid);
      if (!row) throw new Error('there is no such payment');
      return row;
    };
    const endOf = async (world: World, moid: string) => {
      const { state, reason } = await rowOf(moid);
      return [state, reason, world.ledger.charged(moid)];
    };
    /** A provider's approval that is changed on its way, or while it is. */
    const approving =
      (world: World, change: (approved: Approved) => unknown): CardPayment['approve'] =>
      async (...asked) => {
        const answer = await processOf(world).cardPayment.approve(...asked);
        if (answer.is === 'approved') await change(answer.approved);
        return answer;
      };

    test('that finds its request gone is taken back, and nothing of the booking stays', async () => {
      const world = await make();
      const steal = () => db().updateTable('service_order').set({ pay_moid: null }).execute();
      const own = processOf(world, { approve: approving(world, steal) });
      const { moid } = await begun(world, card, own);
      expect(await endOf(world, moid)).toEqual(['failed', 'noAnswer', []]);
      expect((await rowOf(moid)).paid_at).toBeNull();
    });

    test('with a result that means nothing to us is taken back', async () => {
      const world = await make();
      const spoil = (approved: Approved) => void (approved.resultCode = '9999');
      const own = processOf(world, { approve: approving(world, spoil) });
      const { moid } = await begun(world, card, own);
      expect(await endOf(world, moid)).toEqual(['failed', 'noAnswer', []]);
    });

    test('of an account without a number is taken back', async () => {
      const world = await make();
      const spoil = (approved: Approved) => void (approved.deposit = null);
      const own = processOf(world, { approve: approving(world, spoil) });
      const { moid } = await begun(world, { payMethod: '4' }, own);
      expect((await rowOf(moid)).state).toBe('failed');
    });

    test('is never asked for without the key of its return, and its charge stays unknown', async () => {
      const world = await make();
      const { moid } = await begun(world, card, processOf(world, { approve: dies }));
      const auth = sealAuth(api().secrets.cipher, null);
      const authorised = { state: 'authorised', auth } as const;
      await db().updateTable('payment').set(authorised).where('moid', '=', moid).execute();
      const asked = jest.fn(dies);
      const warn = jest.fn();
      await approve(processOf(world, { approve: asked }), await rowOf(moid), { warn });
      expect(asked).not.toHaveBeenCalled();
      expect((await rowOf(moid)).state).toBe('unknown');
      expect(warn.mock.calls).toEqual([
        [{ moid }, 'a payment is unknown: its net cancel was not confirmed'],
      ]);
    });

    test('is asked for once: whoever is second asks nobody', async () => {
      const world = await make();
      const { moid } = await begun(world, card, processOf(world, { approve: dies }));
      const asked = jest.fn(dies);
      await approve(processOf(world, { approve: asked }), await rowOf(moid), noLog);
      expect(asked).not.toHaveBeenCalled();
      expect((await rowOf(moid)).state).toBe('approving');
    });

    test('that is not answered is logged with its reason and number, and with no amount', async () => {
      const world = await make();
      const warn = jest.fn();
      const unsure = async () => ({ is: 'unsure', why: 'TimeoutError' }) as const;
      const own = processOf(world, { approve: unsure, netCancel: async () => false });
      const { moid } = await begun(world, card, processOf(world, { approve: dies }));
      await db()
        .updateTable('payment')
        .set({ state: 'authorised' })
        .where('moid', '=', moid)
        .execute();
      await approve(own, await rowOf(moid), { warn });
      expect(warn.mock.calls).toEqual([
        [{ moid, why: 'TimeoutError' }, 'an approval was not answered'],
        [{ moid }, 'a payment is unknown: its net cancel was not confirmed'],
      ]);
    });

    test.each([
      ['declined', { is: 'declined', decline: 'limit', code: '8326' }, 'declined'],
      ['unsure', { is: 'unsure', why: 'TimeoutError' }, 'noAnswer'],
    ] as const)('that is %s leaves the request to be paid again', async (_, answer, reason) => {
      const world = await make();
      const own = processOf(world, { approve: async () => answer, netCancel: async () => true });
      const { moid } = await begun(world, card, own);
      expect(await endOf(world, moid)).toEqual(['failed', reason, []]);
      const order = await db()
        .selectFrom('service_order')
        .select(['pay_moid', 'status'])
        .where('ord_nbr', '=', Number(world.ordNbr))
        .executeTakeFirstOrThrow();
      expect(order).toEqual({ pay_moid: null, status: 'WAIT' });
    });

    test.each([
      ['limit', 'failed', 'declined', 'limit'],
      ['unknownCode', 'failed', 'declined', 'other'],
      // The provider may have approved: nothing is booked, and the payer reads why once it is taken back.
      ['slow', 'unknown', '', 'late'],
      ['repeated', 'unknown', '', 'repeated'],
    ] as const)(
      'that the provider declines as %s is %s',
      async (ending, state, reason, decline) => {
        const world = await make();
        const { moid } = await begun(world, { payMethod: '1', ending });
        expect(await rowOf(moid)).toMatchObject({ state, reason, decline });
        world.pass(16);
        await mopUp(processOf(world), noLog);
        const shown = resultOf(api().secrets.cipher, await rowOf(moid), null);
        expect([shown.outcome, shown.reason]).toEqual([
          'failed',
          decline === 'other' ? reasons.declined : declines[decline],
        ]);
        expect(world.ledger.charged(moid)).toEqual([]);
      },
    );

    test('that fails while it is recorded tells so, instead of passing for a race that was lost', async () => {
      const world = await make();
      const { moid } = await begun(world, card, processOf(world, { approve: dies }));
      const own = processOf(world);
      const broken = {
        ...own,
        clock: {
          ...own.clock,
          now: () => {
            throw new Error('no clock');
          },
        },
      };
      await expect(end(broken, await rowOf(moid), 'decline', 'declined')).rejects.toThrow(
        'no clock',
      );
      expect((await rowOf(moid)).state).toBe('approving');
    });

    test('of bills is not asked for when one of them was collected meanwhile', async () => {
      const world = await make();
      const asked = jest.fn(dies);
      const own = processOf(world, { approve: asked });
      // The system collects the second of two bills between the form and the return.
      const bills = async (userIdx: string) =>
        (await own.billing.bills(userIdx)).filter((_, i) => i !== 1);
      const later = { ...own, billing: { ...own.billing, bills } };
      const { moid } = await begun(world, { ...card, bills: 0b011 }, later);
      expect(await endOf(world, moid)).toEqual(['failed', 'notPayable', []]);
      expect(asked).not.toHaveBeenCalled();
    });

    test('that is still unknown, and an inquiry without an answer, are logged by the mop-up', async () => {
      const world = await make();
      const silent = async () => ({ is: 'unsure', why: 'TimeoutError' }) as const;
      const { moid } = await begun(world, card, processOf(world, { approve: dies }));
      world.pass(2);
      const first = jest.fn();
      await mopUp(processOf(world, { inquire: silent }), { warn: first });
      expect(first.mock.calls).toEqual([
        [{ moid, why: 'TimeoutError' }, 'an inquiry was not answered'],
      ]);
      world.pass(16);
      const lost = { inquire: silent, netCancel: async () => false };
      await mopUp(processOf(world, lost), noLog);
      expect((await rowOf(moid)).state).toBe('unknown');
      world.pass(10);
      const last = jest.fn();
      await mopUp(processOf(world, lost), { warn: last });
      expect(last.mock.calls).toEqual([[{ moid }, 'a payment is still unknown']]);
    });
  });
