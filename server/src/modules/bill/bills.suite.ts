import { describe, expect, test } from '@jest/globals';
import {
  closePayment,
  freezePayment,
  listBills,
  readPaymentResult,
  goodsLists,
  returnFromCardWindow,
  type InputOf,
} from '@portal/contract';
import { buildApp } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { paymentCommands } from '../../operators/payments.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { authenticate, pay } from '../../testing/payments/browser.ts';
import { billingClient, type Billing } from '../contract-payment/billing.ts';

const log = { warn: () => undefined, write: () => undefined };

/** Bills of contracts, and what operators see of payments, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('bills', () => {
    const signedIn = (loginId: string) => browserOf(api(), loginId);
    const bills = async (own: Browser) => (await own.call(listBills, {})).list;
    const asked = (
      chosen: { goodsIdx: string; goodsPrice: number }[],
      change: Partial<InputOf<typeof freezePayment> & { jobKind: 'bill' }> = {},
    ): InputOf<typeof freezePayment> => ({
      jobKind: 'bill',
      payMethod: '2',
      consentPay: 'Y',
      ...goodsLists(chosen.map((one) => ({ goodsQty: 1, goodsPoint: 0, ...one }))),
      ...change,
    });

    /** The API with some of the billing system's answers replaced. */
    const appWith = (change: Partial<Billing>) => {
      const parts = api().partsAt(noon);
      return buildApp({ ...parts, billing: { ...parts.billing, ...change } }, log);
    };

    test('are charged only while the billing system says that they are open at their price', async () => {
      api().sandbox.time.now = Date.parse(noon);
      const own = await signedIn('minsu');
      const input = asked((await bills(own)).slice(0, 1));
      const { bills: ask } = api().partsAt(noon).billing;
      const dearer: Billing['bills'] = async (userIdx) =>
        (await ask(userIdx)).map((bill) => ({ ...bill, amount: bill.amount + 1 }));
      for (const changed of [async () => [], dearer]) {
        const { moid, returned } = await authenticate(api(), own, input);
        const app = own.app;
        own.app = await appWith({ bills: changed });
        expect((await own.call(returnFromCardWindow, returned)).outcome).toBe('failed');
        expect((await own.call(readPaymentResult, { moid })).reason).toMatch(/결제되지 않았습니다/);
        expect(api().sandbox.ledger.charged(moid)).toEqual([]);
        own.app = app;
      }
      const { moid, returned } = await authenticate(api(), own, input);
      own.app = await appWith({ bills: () => Promise.reject(new AppError('ERR_UNAVAILABLE')) });
      expect(await own.refusal(returnFromCardWindow, returned)).toEqual([503, 'ERR_UNAVAILABLE']);
      expect((await own.call(readPaymentResult, { moid })).outcome).toBe('open');
      expect(api().sandbox.ledger.charged(moid)).toEqual([]);
      expect((await own.call(closePayment, { moid })).outcome).toBe('cancelled');
    });

    test('are paid neither by a deposit account nor with less than 100 won', async () => {
      const own = await signedIn('minsu');
      const open = (await bills(own)).slice(0, 1);
      const { bills: ask } = api().partsAt(noon).billing;
      const byDeposit = await own.send(freezePayment, asked(open, { payMethod: '4' }));
      own.app = await appWith({
        bills: async (userIdx) => (await ask(userIdx)).map((bill) => ({ ...bill, amount: 99 })),
      });
      const tooLittle = await own.send(
        freezePayment,
        asked(await bills(own).then((all) => all.slice(1))),
      );
      for (const [answer, field] of [
        [byDeposit, 'payMethod'],
        [tooLittle, 'goodsIdx'],
      ] as const)
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          [field],
        ]);
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
      expect(await own.refusal(freezePayment, asked([price]))).toEqual([409, 'ERR_PAY_AMOUNT']);
      for (const [input, field] of [
        [asked([first, first]), 'goodsIdx'],
        [asked([first], { goodsPoint: '100' }), 'goodsPoint'],
        [asked(open, { goodsQty: '1' }), 'goodsIdx'],
      ] as const) {
        const answer = await own.send(freezePayment, input);
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          [field],
        ]);
      }
      expect(await (await signedIn('haneul')).refusal(freezePayment, asked(open))).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);

      const older = await authenticate(api(), own, asked([first]));
      expect((await bills(own))[0]?.begun).toEqual({ moid: older.moid, outcome: 'open' });
      const last = async () => (await own.call(listBills, {})).last;
      expect(await last()).toEqual({ payMethod: '2', goodsIdx: [first.goodsIdx] });
      const minuteLater = await browserOf(api(), 'minsu', '2026-11-21T12:01:00+09:00');
      const paid = await pay(api(), minuteLater, asked(open));
      expect(paid).toMatchObject({ outcome: 'paid', amount: 43_800 });
      expect(await last()).toBeNull();
      expect(api().sandbox.ledger.charged(paid.moid)).toEqual([43_800]);
      expect((await own.call(readPaymentResult, { moid: older.moid })).outcome).toBe('cancelled');
      expect((await own.call(readPaymentResult, { moid: paid.moid })).goodsName).toMatch(/외 1건$/);
      // Paid here, though the billing system does not know yet.
      expect(await bills(own)).toEqual([]);
      expect(await own.refusal(freezePayment, asked(open))).toEqual([409, 'ERR_PAY_DONE']);

      const commands = paymentCommands(api().partsAt(noon), log);
      const told = { outbox: [{ moid: paid.moid, what: 'bill' }] };
      expect(await commands['payments']?.(undefined)).toMatchObject(told);
      // The address answers 404, so the call was not delivered.
      const { url } = api().sandbox;
      const nobody = billingClient({ BILLING_URL: `${url}/nobody`, BILLING_KEY: 'sandbox' });
      const lost = paymentCommands({ ...api().partsAt(noon), billing: nobody }, log);
      await lost['mop-up-payments']?.(undefined);
      expect(await commands['payments']?.(undefined)).toMatchObject(told);
      const later = api().partsAt(new Date(Date.parse(noon) + 120_000).toISOString());
      await paymentCommands(later, log)['mop-up-payments']?.(undefined);
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
