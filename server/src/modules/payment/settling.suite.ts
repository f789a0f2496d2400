import { beforeEach, describe, expect, test } from '@jest/globals';
import { notifyDeposit } from '@portal/contract';
import * as v from 'valibot';
import { paymentCommands } from '../../operators/payments.ts';
import type { TestApi } from '../../testing/api.ts';
import { begun, noLog, processOf } from '../../testing/payments/begun.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { moveOrder } from '../service-order/move-order.ts';
import { forgetPayment } from '../service-order/pay-order.ts';
import { deliverOutbox } from './jobs/deliver.ts';
import { takeDeposit } from './deposit.ts';
import { mopUp } from './jobs/mop-up.ts';
import { close } from './open.ts';
import type { CardPayment } from './provider.ts';
import { findPayment, outcomeOf, sealAuth } from './repository.ts';
import { resultOf } from './views.ts';

const dies = () => Promise.reject(new Error('the process was killed'));
const silent = async () => ({ is: 'unsure', why: 'TimeoutError' }) as const;
const minutes = { hour: 60, day: 1_440 };

/** How payments come to an end that their customers or processes left, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('payments that are settled', () => {
    let worlds = 0;
    // Other suites' payments stay as they are.
    beforeEach(async () => {
      await api().database.db.updateTable('payment').set({ due_at: null }).execute();
    });
    const make = () => makeWorld(api().database.db, api().secrets, `settled-${(worlds += 1)}`);
    const waiting = async () => {
      const world = await make();
      return { world, ...(await begun(world, { payMethod: '4' })) };
    };
    const rowOf = async (moid: string) => {
      const row = await findPayment(api().database.db, moid);
      if (!row) throw new Error('there is no such payment');
      return row;
    };
    const endOf = async (world: World, moid: string) => {
      const { state, reason } = await rowOf(moid);
      return [state, reason, world.ledger.charged(moid)];
    };
    /** Notifies us of a deposit, as the provider does. @returns our answer */
    const notify = (world: World, moid: string, tid: string) => {
      const told = { MID: 'sandbox', MOID: moid, TID: tid, Amt: '300000' };
      return takeDeposit(processOf(world), v.parse(notifyDeposit.input, told)).then(
        () => 'booked',
        ({ code }: { code?: string }) => code,
      );
    };

    test('by closing an account: a deposit made meanwhile keeps it open, and is booked later', async () => {
      const { world, moid, tid } = await waiting();
      const told: unknown[] = [];
      const { cardPayment } = processOf(world);
      const cancel: CardPayment['cancel'] = async (charge, of) => {
        world.ledger.deposit(tid);
        told.push(await notify(world, moid, tid));
        return cardPayment.cancel(charge, of);
      };
      const closing = { moid, mayBeDeposit: true };
      expect(await close(processOf(world, { cancel }), world.member, closing)).toBe('deposit');
      expect(told).toEqual(['ERR_UNAVAILABLE']);
      world.pass(3);
      await mopUp(processOf(world), noLog);
      expect(await endOf(world, moid)).toEqual(['paid', '', [300_000]]);
      expect(await notify(world, moid, tid)).toBe('booked');
    });

    test.each([
      [true, ['paid', '', [300_000]]],
      [false, ['cancelled', 'depositClosed', []]],
    ] as const)(
      'by whoever takes up a closing that was abandoned (deposit: %s)',
      async (isMade, end) => {
        const { world, moid, tid } = await waiting();
        const closing = { moid, mayBeDeposit: true };
        const killed = processOf(world, { cancel: dies });
        await expect(close(killed, world.member, closing)).rejects.toThrow('killed');
        const shown = resultOf(api().secrets.cipher, await rowOf(moid), null);
        expect([shown.outcome, shown.reason]).toEqual(['deposit', '']);
        if (isMade) world.ledger.deposit(tid);
        expect(await notify(world, moid, tid)).toBe('ERR_UNAVAILABLE');
        world.pass(1);
        await mopUp(processOf(world), noLog);
        // Neither the mop-up nor the customer can interrupt it.
        expect(await close(processOf(world), world.member, closing)).toBe('deposit');
        expect((await rowOf(moid)).state).toBe('waiting');
        world.pass(2);
        await mopUp(processOf(world), noLog);
        expect(await endOf(world, moid)).toEqual(end);
      },
    );

    test('by the deadline that the customer was told, whatever an inquiry leaves out', async () => {
      const { world, moid } = await waiting();
      const { inquire } = processOf(world).cardPayment;
      const forgets: CardPayment['inquire'] = async (...asked) => {
        const found = await inquire(...asked);
        return found.is === 'approved'
          ? { ...found, approved: { ...found.approved, deposit: null } }
          : found;
      };
      for (const says of [forgets, async () => ({ is: 'none' }) as const]) {
        world.pass(3 * minutes.hour);
        await mopUp(processOf(world, { inquire: says }), noLog);
        expect(await endOf(world, moid)).toEqual(['waiting', '', []]);
      }
      world.pass(4 * minutes.day);
      // An account that the provider does not find is not closed.
      const lost = { inquire: async () => ({ is: 'none' }) as const, cancel: async () => false };
      await mopUp(processOf(world, lost), noLog);
      expect((await rowOf(moid)).state).toBe('waiting');
      world.pass(10);
      await mopUp(processOf(world), noLog);
      expect(await endOf(world, moid)).toEqual(['cancelled', 'depositExpired', []]);
    });

    test('by taking an approval back that no inquiry tells of for a quarter of an hour', async () => {
      const world = await make();
      const { approve } = processOf(world).cardPayment;
      const killed: CardPayment['approve'] = async (...asked) => {
        await approve(...asked);
        return dies();
      };
      const { moid } = await begun(
        world,
        { payMethod: '1' },
        processOf(world, { approve: killed }),
      );
      world.pass(15);
      await mopUp(processOf(world, { inquire: silent }), noLog);
      expect(await endOf(world, moid)).toEqual(['approving', '', [300_000]]);
      world.pass(1);
      await mopUp(processOf(world, { inquire: silent }), noLog);
      expect(await endOf(world, moid)).toEqual(['failed', 'noAnswer', []]);
    });

    test('by the provider’s word that it is cancelled, where our key of it is gone', async () => {
      const world = await make();
      const lost = { payMethod: '1', ending: 'timeoutAfter', netCancel: 'fails' } as const;
      const { moid, tid } = await begun(world, lost);
      const { db } = api().database;
      const auth = sealAuth(api().secrets.cipher, null);
      await db.updateTable('payment').set({ auth }).where('moid', '=', moid).execute();
      expect(await endOf(world, moid)).toEqual(['unknown', '', [300_000]]);
      const charge = { moid, payMethod: '1', amount: 300_000 } as const;
      await processOf(world).cardPayment.cancel(charge, tid);
      world.pass(1);
      await mopUp(processOf(world), noLog);
      expect(await endOf(world, moid)).toEqual(['failed', 'noAnswer', []]);
    });

    test('side by side: one that hangs or fails keeps no other waiting', async () => {
      const all = await Promise.all([make(), make(), make()]);
      const [first, second, third] = await Promise.all(
        all.map((world) => begun(world, { payMethod: '1' }, processOf(world, { approve: dies }))),
      );
      const world = all[0];
      world.pass(1);
      const asked: string[] = [];
      let answer: () => void = () => undefined;
      const everybodyAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const inquire: CardPayment['inquire'] = async ({ moid }) => {
        if (asked.push(moid) === 3) answer();
        await everybodyAsked;
        return moid === first?.moid ? dies() : { is: 'none' };
      };
      const netCancel = async () => true;
      await mopUp(processOf(world, { inquire, netCancel }), noLog);
      expect(asked.toSorted()).toEqual([first, second, third].map((one) => one?.moid).toSorted());
      expect(await endOf(world, second?.moid ?? '')).toEqual(['failed', 'noAnswer', []]);
      expect(await endOf(world, third?.moid ?? '')).toEqual(['failed', 'noAnswer', []]);
    });

    const operate = (world: World, argument: object) =>
      paymentCommands(processOf(world), noLog)['settle-payment']?.(argument);

    test('by operators: what is unknown can have failed, and is never booked', async () => {
      const world = await make();
      const lost = { payMethod: '1', ending: 'timeoutBefore', netCancel: 'fails' } as const;
      const { moid } = await begun(world, lost);
      await expect(operate(world, { moid, is: 'paid', approvalNo: '1' })).rejects.toThrow(
        'it is unknown',
      );
      expect(await operate(world, { moid, is: 'failed' })).toEqual({ state: 'failed' });
      await expect(operate(world, { moid, is: 'refunded' })).rejects.toThrow('no refund');
    });

    test('by operators: a deposit, unless its account is being closed', async () => {
      const { world, moid } = await waiting();
      const closing = { moid, mayBeDeposit: true };
      await close(processOf(world, { cancel: async () => false }), world.member, closing);
      await expect(operate(world, { moid, is: 'paid' })).rejects.toThrow('it is being closed');
      expect(await operate(world, { moid, is: 'failed' })).toEqual({ state: 'cancelled' });
      const { moid: another } = await begun(world, { payMethod: '4' });
      const deposit = { moid: another, is: 'paid', approvalNo: '70001' };
      expect(await operate(world, deposit)).toEqual({ state: 'paid' });
      expect(outcomeOf(api().secrets.cipher, await rowOf(another))).toMatchObject({
        approvalNo: '70001',
        deposit: { bankName: '한결은행' },
      });
    });

    test('by operators: the refund of a deposit, which nobody asks the provider for', async () => {
      const { world, moid, tid } = await waiting();
      world.ledger.deposit(tid);
      expect(await notify(world, moid, tid)).toBe('booked');
      // The provider does not know where the money came from.
      const { cardPayment } = processOf(world);
      expect(await cardPayment.cancel({ moid, payMethod: '4', amount: 300_000 }, tid)).toBe(false);
      await expect(operate(world, { moid, is: 'refunded' })).rejects.toThrow('no refund');
      const { db } = api().database;
      const { cipher } = api().secrets;
      const event = { at: world.clock.now().getTime(), by: 'customer', note: '' } as const;
      await moveOrder({ db, cipher }, { ordNbr: world.ordNbr, move: 'cancel' }, event);
      await deliverOutbox(processOf(world, { cancel: dies }), noLog);
      expect(await rowOf(moid)).toMatchObject({ state: 'paid', refund: 'due' });
      const owed = async () => {
        const shown = await paymentCommands(processOf(world), noLog)['payments']?.(undefined);
        const { refundsByPhone } = shown as { refundsByPhone: { moid: string }[] };
        return refundsByPhone.find((one) => one.moid === moid);
      };
      const ordNbr = Number(world.ordNbr);
      expect(await owed()).toMatchObject({ moid, ordNbr, amount: 300_000 });
      expect(await operate(world, { moid, is: 'refunded' })).toEqual({ state: 'cancelled' });
      expect(await owed()).toBeUndefined();
      expect(await rowOf(moid)).toMatchObject({ refund: 'done', reason: 'refunded' });
    });

    test('by operators: a refund that the provider refuses, and it is never due again', async () => {
      const world = await make();
      const { db } = api().database;
      const { cipher } = api().secrets;
      const { moid } = await begun(world, { payMethod: '7' });
      const event = { at: world.clock.now().getTime(), by: 'centre', note: '' } as const;
      await moveOrder({ db, cipher }, { ordNbr: world.ordNbr, move: 'cancelByCentre' }, event);
      await deliverOutbox(processOf(world, { cancel: async () => false }), noLog);
      expect(await rowOf(moid)).toMatchObject({ state: 'paid', refund: 'due' });
      expect(await operate(world, { moid, is: 'refunded' })).toEqual({ state: 'cancelled' });
      // A process that had read the request before registers nothing.
      expect(await forgetPayment(db, Number(world.ordNbr), moid)).toBe(false);
      world.pass(minutes.day);
      await deliverOutbox(processOf(world, { cancel: dies }), noLog);
      expect(await rowOf(moid)).toMatchObject({ state: 'cancelled', refund: 'done' });
      await expect(operate(world, { moid, is: 'refunded' })).rejects.toThrow('no refund');
    });
  });
