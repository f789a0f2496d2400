import { describe, expect, test } from '@jest/globals';
import { notifyDeposit, returnFromCardWindow } from '@portal/contract';
import * as v from 'valibot';
import type { TestApi } from '../../testing/api.ts';
import { goInWorld } from '../../testing/payments/go.ts';
import { tampered } from '../../testing/payments/tampering.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { takeDeposit } from './deposit.ts';
import { takeReturn } from './returned.ts';

const log = { warn: () => undefined };
const LONG = { steps: 1_000_000 };
/** The answer to a refused return: it matches no payment, or violates the contract. */
const REFUSAL = /결제 결과를 받지 못했습니다|^ERR_INVALID_INPUT$/;

/** What a forged return can do, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a return', () => {
    const make = (name: string) => makeWorld(api().database.db, api().secrets, name);
    const take = (world: World, fields: Record<string, string>) => {
      const input = v.safeParse(returnFromCardWindow.input, fields);
      return input.success
        ? takeReturn(world.process(LONG), input.output, log).then(
            ({ outcome }) => outcome,
            (error: Error) => error.message,
          )
        : Promise.resolve('ERR_INVALID_INPUT');
    };

    test('with any field altered is not paid, 500 times over', async () => {
      const [world, elsewhere] = [await make('tampered'), await make('elsewhere')];
      const go = async (where: World): Promise<{ fields: Record<string, string> }> => {
        const { fields } = await goInWorld(where, { payMethod: '1' });
        // AuthResultMsg is a text for people, which we do not read.
        return { fields: v.parse(returnFromCardWindow.input, fields) };
      };
      const other = await go(elsewhere);
      let own = await go(world);
      /** For each field: alterations that were refused, that ended the payment, and that reached the provider. */
      const seen: Record<string, { refused: number; ended: number; called: number }> = {};
      for (const { name } of tampered(own.fields, other.fields))
        seen[name] = { refused: 0, ended: 0, called: 0 };
      for (const [name, counts] of Object.entries(seen)) {
        const values = [...tampered(own.fields, other.fields)].filter((each) => each.name === name);
        for (const { fields } of values) {
          const altered = { ...own.fields, [name]: fields[name] ?? '' };
          const before = world.calls.length;
          const said = await take(world, altered);
          if (world.calls.length > before) counts.called += 1;
          if (said === 'failed' || said === 'cancelled') {
            counts.ended += 1;
            own = await go(world);
          } else {
            expect([name, altered[name], said]).toEqual([
              name,
              altered[name],
              expect.stringMatching(REFUSAL),
            ]);
            counts.refused += 1;
          }
        }
      }
      const { AuthResultCode, TxTid, ...others } = seen;
      expect(Object.keys(seen).sort()).toEqual(
        Object.keys(returnFromCardWindow.input.entries).sort(),
      );
      const all = Object.values(seen).reduce((sum, { refused, ended }) => sum + refused + ended, 0);
      expect(all).toBeGreaterThanOrEqual(500);
      for (const [name, { ended, called }] of Object.entries(others))
        expect([name, ended, called]).toEqual([name, 0, 0]);
      // Another code of the provider's form says that the customer did not authenticate: the payment ends without a call.
      expect(AuthResultCode).toMatchObject({ called: 0, ended: expect.any(Number) });
      expect(AuthResultCode?.ended).toBeGreaterThan(0);
      // The signature does not cover the TID. One of the right form reaches the provider, which refuses the approval.
      expect(TxTid?.called).toBeGreaterThan(0);
      expect(TxTid?.called).toBeLessThan(10);
      expect(TxTid?.ended).toBe(TxTid?.called);
      expect(
        [...world.ledger.transactions.values()].filter(({ state }) => state !== 'authenticated'),
      ).toEqual([]);
      expect(await take(world, own.fields)).toBe('paid');
    }, 60_000);

    test('that comes ten times at once asks for one approval', async () => {
      const world = await make('replayed');
      const { moid, fields } = await goInWorld(world, { payMethod: '1' });
      const answers = await Promise.all(Array.from({ length: 10 }, () => take(world, fields)));
      expect(world.calls.filter((url) => url.endsWith('/pay_process.jsp'))).toHaveLength(1);
      expect(world.calls).toHaveLength(1);
      expect(answers.filter((each) => each === 'paid').length).toBeGreaterThan(0);
      expect(world.ledger.charged(moid)).toEqual([300_000]);
    });

    test('of a deposit that does not fit its payment is refused without a look outside', async () => {
      const world = await make('deposit');
      const { moid, fields } = await goInWorld(world, { payMethod: '4' });
      expect(await take(world, fields)).toBe('deposit');
      const tid = fields['TxTid'] ?? '';
      world.ledger.deposit(tid);
      const card = await goInWorld(world, { bills: 1, payMethod: '1' });
      const told = { MID: 'sandbox', MOID: moid, TID: tid, Amt: '300000' };
      const before = world.calls.length;
      for (const change of [
        { Amt: '299999' },
        { TID: tid.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
        { MID: 'another' },
        { MOID: card.moid },
        { MOID: '20261121-0000000000000000' },
      ]) {
        const notified = v.parse(notifyDeposit.input, { ...told, ...change });
        const refused = takeDeposit(world.process(LONG), notified);
        await expect(refused).rejects.toMatchObject({ code: 'ERR_PAY_RETURN' });
      }
      expect(world.calls).toHaveLength(before);
      const notified = v.parse(notifyDeposit.input, told);
      expect(await takeDeposit(world.process(LONG), notified)).toEqual({ booked: true });
    });

    test('of a number that nobody has is refused without a look outside', async () => {
      const world = await make('unknown');
      const { fields } = await goInWorld(world, { payMethod: '1' });
      for (const Moid of ['', 'x', '20261121-0000000000000000'])
        expect(await take(world, { ...fields, Moid })).toMatch(/결제 결과를 받지 못했습니다/);
      expect(world.calls).toEqual([]);
    });
  });
