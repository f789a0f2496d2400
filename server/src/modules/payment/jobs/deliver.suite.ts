import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TestApi } from '../../../testing/api.ts';
import { begun, noLog, processOf } from '../../../testing/payments/begun.ts';
import { makeWorld, type World } from '../../../testing/payments/world.ts';
import type { Db } from '../../../db/database.ts';
import { moveOrder } from '../../service-order/move-order.ts';
import { findPayment } from '../repository.ts';
import { deliverOutbox } from './deliver.ts';
import { dueMessages, leaseMessage, openMessages, tell } from './outbox.ts';

/** What becomes of the messages about payments to the provider and the billing system, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the outbox of payments', () => {
    let worlds = 0;
    let world: World;
    // Other suites' messages and cancelled requests stay as they are.
    beforeEach(async () => {
      const { db } = api().database;
      await db.updateTable('payment_outbox').set({ due_at: null }).execute();
      await db.updateTable('service_order').set({ pay_moid: null }).execute();
      world = await makeWorld(db, api().secrets, `delivered-${(worlds += 1)}`);
    });
    const db = () => api().database.db;
    const now = () => world.clock.now().getTime();
    const messages = () => openMessages(db());
    const rowOf = (moid: string) => findPayment(db(), moid);
    /** A paid request that its customer cancelled. */
    const cancelled = async () => {
      const payment = await begun(world, { payMethod: '1' });
      const event = { at: now(), by: 'customer', note: '' } as const;
      const { cipher } = api().secrets;
      await moveOrder({ db: db(), cipher }, { ordNbr: world.ordNbr, move: 'cancel' }, event);
      return payment;
    };
    const minutesUntilDue = async () => {
      const [message] = await messages();
      return ((message?.due_at ?? 0) - now()) / 60_000;
    };

    test('refunds a cancelled request once, by two processes at once too', async () => {
      const { moid, tid } = await cancelled();
      const cancel = jest.fn(processOf(world).cardPayment.cancel);
      const deliver = () => deliverOutbox(processOf(world, { cancel }), noLog);
      await Promise.all([deliver(), deliver()]);
      await deliver();
      expect(cancel.mock.calls).toEqual([[expect.objectContaining({ moid }), tid]]);
      expect(await rowOf(moid)).toMatchObject({
        state: 'cancelled',
        refund: 'done',
        reason: 'refunded',
      });
      expect(await messages()).toEqual([]);
    });

    test('registers no refund that another process has registered and made meanwhile', async () => {
      const { moid } = await cancelled();
      const own = processOf(world);
      let isFirst = true;
      /** A database on which another process does all its work before our first transaction. */
      const late = new Proxy(own.db, {
        get(target, name) {
          if (name !== 'transaction') {
            const value: unknown = Reflect.get(target, name, target);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          }
          return () => ({
            execute: async (work: (transaction: Db) => Promise<unknown>) => {
              if (isFirst) {
                isFirst = false;
                await deliverOutbox(processOf(world), noLog);
              }
              return target.transaction().execute(work);
            },
          });
        },
      });
      await deliverOutbox({ ...own, db: late }, noLog);
      expect(await rowOf(moid)).toMatchObject({ state: 'cancelled', refund: 'done' });
    });

    test('tries again what was not taken, and logs its number alone', async () => {
      const { moid } = await cancelled();
      const warn = jest.fn();
      await deliverOutbox(processOf(world, { cancel: async () => false }), { warn });
      expect(warn.mock.calls).toEqual([
        [{ moid, what: 'refund' }, 'a message about a payment was not taken'],
      ]);
      expect(await rowOf(moid)).toMatchObject({ state: 'paid', refund: 'due' });
      expect(await minutesUntilDue()).toBe(1);
      const quiet = jest.fn();
      await deliverOutbox(processOf(world), { warn: quiet });
      expect((await rowOf(moid))?.state).toBe('paid');
      world.pass(1);
      await deliverOutbox(processOf(world), { warn: quiet });
      expect((await rowOf(moid))?.state).toBe('cancelled');
      expect(quiet).not.toHaveBeenCalled();
    });

    test('waits twice as long after each try, up to an hour', async () => {
      const { moid } = await begun(world, { payMethod: '1' });
      await tell(db(), moid, 'bill', now());
      const waits: number[] = [];
      for (let tries = 0; tries < 8; tries += 1) {
        const [message] = await messages();
        if (message) expect(await leaseMessage(db(), message, now())).toBe(true);
        waits.push(await minutesUntilDue());
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
      expect(await dueMessages(db(), now())).toEqual([]);
    });

    test('is leased by one of two processes, and is told the same thing once', async () => {
      const { moid } = await begun(world, { payMethod: '1' });
      await tell(db(), moid, 'bill', now());
      await tell(db(), moid, 'bill', now());
      const [message, ...others] = await messages();
      if (!message) throw new Error('there is no message');
      expect(others).toEqual([]);
      const leases = await Promise.all([1, 2].map(() => leaseMessage(db(), message, now())));
      expect(leases.toSorted()).toEqual([false, true]);
    });

    test('tells the billing system which bills were paid, until it takes it', async () => {
      const { moid } = await begun(world, { bills: 0b101, payMethod: '1' });
      world.billing.mood = 'silent';
      const warn = jest.fn();
      await deliverOutbox(processOf(world), { warn });
      expect(warn.mock.calls).toEqual([
        [{ moid, what: 'bill' }, 'a message about a payment was not taken'],
      ]);
      expect(world.billing.told.size).toBe(0);
      world.billing.mood = 'works';
      world.pass(1);
      await deliverOutbox(processOf(world), noLog);
      const [first, , third] = world.billing.bills;
      expect([...world.billing.told]).toEqual([[moid, [first?.billIdx, third?.billIdx]]]);
      expect(await messages()).toEqual([]);
      expect((await rowOf(moid))?.state).toBe('paid');
    });
  });
