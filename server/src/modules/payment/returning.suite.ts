import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { paymentStates, returnFromCardWindow, type PaymentState } from '@portal/contract';
import * as v from 'valibot';
import type { TestApi } from '../../testing/api.ts';
import { noLog, processOf } from '../../testing/payments/begun.ts';
import { goInWorld } from '../../testing/payments/go.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { saveMember } from '../member/repository.ts';
import type { PaymentParts } from './approve.ts';
import { findPayment } from './repository.ts';
import { takeReturn } from './returned.ts';

/** Tests what a return from the card window does to a payment in each of its states, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a return that is taken', () => {
    let worlds = 0;
    let world: World;
    beforeEach(async () => {
      world = await makeWorld(api().database.db, api().secrets, `returned-${(worlds += 1)}`);
    });
    const rowOf = (moid: string) => findPayment(api().database.db, moid);
    const take = (fields: Record<string, string>, own: PaymentParts = processOf(world)) =>
      takeReturn(own, v.parse(returnFromCardWindow.input, fields), noLog);

    test.each(paymentStates.filter((state) => state !== 'started'))(
      'changes nothing of a payment that is %s, and asks nobody',
      async (state: PaymentState) => {
        const { moid, fields } = await goInWorld(world, { payMethod: '1' });
        const { db } = api().database;
        await db.updateTable('payment').set({ state }).where('moid', '=', moid).execute();
        const before = await rowOf(moid);
        await take(fields);
        expect(await rowOf(moid)).toEqual(before);
        expect(world.calls).toEqual([]);
      },
    );

    test('asks the billing system for no bills of a member who is no customer any more', async () => {
      const { moid, fields } = await goInWorld(world, { bills: 1, payMethod: '1' });
      const own = processOf(world);
      const bills = jest.fn(own.billing.bills);
      const member = { ...world.member, userIdx: null };
      await saveMember({ db: api().database.db, ...api().secrets }, member);
      await take(fields, { ...own, billing: { ...own.billing, bills } });
      expect(bills).not.toHaveBeenCalled();
      expect(await rowOf(moid)).toMatchObject({ state: 'failed', reason: 'notPayable' });
    });
  });
