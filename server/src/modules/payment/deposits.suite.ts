import { describe, expect, test } from '@jest/globals';
import { notifyDeposit, returnFromCardWindow } from '@portal/contract';
import * as v from 'valibot';
import type { TestApi } from '../../testing/api.ts';
import { begun, noLog, processOf } from '../../testing/payments/begun.ts';
import { goInWorld } from '../../testing/payments/go.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { takeDeposit } from './deposit.ts';
import { close } from './open.ts';
import type { CardPayment } from './provider.ts';
import { findPayment } from './repository.ts';
import { takeReturn } from './returned.ts';

/** What the provider's notification of a deposit can meet, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a notified deposit', () => {
    let worlds = 0;
    const make = () => makeWorld(api().database.db, api().secrets, `deposit-${(worlds += 1)}`);
    const stateOf = async (moid: string) => (await findPayment(api().database.db, moid))?.state;
    /** @returns our answer to the provider */
    const notify = (world: World, moid: string, tid: string, change: Partial<CardPayment> = {}) => {
      const told = { MID: 'sandbox', MOID: moid, TID: tid, Amt: '300000' };
      return takeDeposit(processOf(world, change), v.parse(notifyDeposit.input, told)).then(
        () => 'booked',
        ({ code }: { code?: string }) => code,
      );
    };
    const waiting = async () => {
      const world = await make();
      const { moid, tid } = await begun(world, { payMethod: '4' });
      expect(await stateOf(moid)).toBe('waiting');
      return { world, moid, tid };
    };

    test('that overtakes the answer to its approval has to come again', async () => {
      const world = await make();
      const { moid, fields } = await goInWorld(world, { payMethod: '4' });
      const tid = fields['TxTid'] ?? '';
      const { approve } = processOf(world).cardPayment;
      const told: unknown[] = [];
      const slow: CardPayment['approve'] = async (...asked) => {
        const approval = await approve(...asked);
        world.ledger.deposit(tid);
        told.push(await notify(world, moid, tid));
        return approval;
      };
      const own = processOf(world, { approve: slow });
      await takeReturn(own, v.parse(returnFromCardWindow.input, fields), noLog);
      expect(told).toEqual(['ERR_UNAVAILABLE']);
      expect(await notify(world, moid, tid)).toBe('booked');
      expect(await stateOf(moid)).toBe('paid');
    });

    test('to an account that was closed is refused without a look outside', async () => {
      const { world, moid, tid } = await waiting();
      await close(processOf(world), world.member, { moid, mayBeDeposit: true });
      expect(await stateOf(moid)).toBe('cancelled');
      const before = world.calls.length;
      expect(await notify(world, moid, tid)).toBe('ERR_PAY_RETURN');
      expect(world.calls).toHaveLength(before);
    });

    test('that the provider cannot confirm now has to come again, and one that it denies is refused', async () => {
      const { world, moid, tid } = await waiting();
      const unsure: CardPayment['inquire'] = async () => ({ is: 'unsure', why: 'TimeoutError' });
      expect(await notify(world, moid, tid, { inquire: unsure })).toBe('ERR_UNAVAILABLE');
      expect(await notify(world, moid, tid)).toBe('ERR_PAY_RETURN');
      const none: CardPayment['inquire'] = async () => ({ is: 'none' });
      expect(await notify(world, moid, tid, { inquire: none })).toBe('ERR_PAY_RETURN');
      expect(await stateOf(moid)).toBe('waiting');
    });

    test('that comes twice at once is booked once, and the other has to come again', async () => {
      const { world, moid, tid } = await waiting();
      world.ledger.deposit(tid);
      const told: unknown[] = [];
      const { inquire } = processOf(world).cardPayment;
      const overtaken: CardPayment['inquire'] = async (...asked) => {
        const found = await inquire(...asked);
        told.push(await notify(world, moid, tid));
        return found;
      };
      expect(await notify(world, moid, tid, { inquire: overtaken })).toBe('ERR_UNAVAILABLE');
      expect(told).toEqual(['booked']);
      expect(await notify(world, moid, tid)).toBe('booked');
      expect(world.ledger.charged(moid)).toEqual([300_000]);
    });
  });
