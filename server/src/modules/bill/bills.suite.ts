import { describe, expect, test } from '@jest/globals';
import { getMoid, getPayBills, getPayResult, goodsLists, type InputOf } from '@portal/contract';
import { paymentCommands } from '../../operators/payments.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { authenticate, pay } from '../../testing/payments/browser.ts';

const log = { warn: () => undefined };

/** Bills of contracts, and what operators see of payments, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('bills', () => {
    const signedIn = async (loginId: string) => {
      const own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, loginId);
      return own;
    };
    const bills = async (own: Browser) => (await own.call(getPayBills, {})).list;
    const asked = (
      chosen: { goodsIdx: string; goodsPrice: number }[],
      change: Partial<ReturnType<typeof goodsLists>> = {},
    ): InputOf<typeof getMoid> => ({
      jobKind: 'bill',
      payMethod: '2',
      consentPay: 'Y',
      ...goodsLists(chosen.map((one) => ({ goodsQty: 1, goodsPoint: 0, ...one }))),
      ...change,
    });

    test('that are open are paid as one, and the billing system is told once it is back', async () => {
      api().sandbox.time.now = Date.parse(noon);
      const own = await signedIn('minsu');
      const open = await bills(own);
      expect(open).toMatchObject([
        { month: '2026-09', goodsPrice: 21_900, isOverdue: true, begun: null },
        { month: '2026-10', goodsPrice: 21_900, isOverdue: true, begun: null },
      ]);
      const [first] = open;
      if (!first) throw new Error('there is no bill');
      const price = { ...first, goodsPrice: 1 };
      expect(await own.refusal(getMoid, asked([price]))).toEqual([409, 'ERR_PAY_AMOUNT']);
      for (const [input, field] of [
        [asked([first, first]), 'goodsIdx'],
        [asked([first], { goodsPoint: '100' }), 'goodsPoint'],
        [asked(open, { goodsQty: '1' }), 'goodsIdx'],
      ] as const) {
        const answer = await own.send(getMoid, input);
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          [field],
        ]);
      }
      expect(await (await signedIn('haneul')).refusal(getMoid, asked(open))).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);

      const older = await authenticate(api(), own, asked([first]));
      expect((await bills(own))[0]?.begun).toEqual({ moid: older.moid, outcome: 'open' });
      const paid = await pay(api(), own, asked(open));
      expect(paid).toMatchObject({ outcome: 'paid', amount: 43_800 });
      expect(api().sandbox.ledger.charged(paid.moid)).toEqual([43_800]);
      expect((await own.call(getPayResult, { moid: older.moid })).outcome).toBe('cancelled');
      expect((await own.call(getPayResult, { moid: paid.moid })).goodsName).toMatch(/외 1건$/);
      // Paid here, although the billing system has not heard of it yet.
      expect(await bills(own)).toEqual([]);
      expect(await own.refusal(getMoid, asked(open))).toEqual([409, 'ERR_PAY_DONE']);

      const commands = paymentCommands(api().partsAt(noon), log);
      const told = { outbox: [{ moid: paid.moid, what: 'bill' }] };
      expect(await commands['payments']?.(undefined)).toMatchObject(told);
      await commands['mop-up-payments']?.(undefined);
      expect(await commands['payments']?.(undefined)).toMatchObject({ outbox: [] });
      expect(await bills(own)).toEqual([]);
      const shown = await commands['payment']?.({ moid: paid.moid });
      expect(shown).toMatchObject({ state: 'paid', amount: 43_800, goods: expect.any(Array) });
      expect(JSON.stringify(shown)).not.toContain('한민수');
      await expect(commands['settle-payment']?.({ moid: paid.moid, is: 'failed' })).rejects.toThrow(
        'it is paid; only what is unknown can have failed',
      );
    });
  });
