import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelTransfer,
  listPayments,
  moneyOf,
  readPaymentResult,
  readPaymentStatement,
  sumOf,
  type InputOf,
  type PayMethod,
} from '@portal/contract';
import { dayInSeoul } from '@portal/format';
import { people } from '@portal/testing/people';
import fc from 'fast-check';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf, type Browser } from '../../../testing/browser.ts';
import { fileOne } from '../../../testing/inputs/orders.ts';
import { aPayment, pay } from '../../../testing/payments/browser.ts';
import { addMade } from '../../../testing/payments/made.ts';

const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+09:00`);

/** Payments of three years before the test's day. */
const generated = fc.array(
  fc.record({
    amount: fc.integer({ min: 100, max: 3_000_000 }),
    paid_at: fc.integer({ min: at('2023-11-22'), max: at('2026-11-21') }),
    pay_method: fc.constantFrom<PayMethod>('1', '2', '4', '7'),
    refund: fc.constantFrom(null, null, 'due' as const, 'done' as const),
  }),
  { maxLength: 14 },
);

/** The list of payments and the statement of a year, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('payments that were made', () => {
    let own: Browser;
    const add = (change: Parameters<typeof addMade>[2], memberId = 'ms-haneul') =>
      addMade({ db: api().database.db, ...api().secrets }, memberId, change);
    const clear = () => api().database.db.deleteFrom('payment').execute();
    const list = (wanted: InputOf<typeof listPayments> = {}) => own.call(listPayments, wanted);
    const statement = (year?: string) => own.call(readPaymentStatement, year ? { year } : {});
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      own = await browserOf(api(), 'haneul');
      // A member exists from the first login on.
      await browserOf(api(), 'sora');
      await api().database.db.deleteFrom('service_order').execute();
      await clear();
    });

    test('are summed alike by list, statements and receipts, to the won', async () => {
      await fc.assert(
        fc.asyncProperty(generated, async (payments) => {
          await clear();
          const moids: string[] = [];
          for (const payment of payments) moids.push(await add(payment));
          const receipts = [];
          for (const moid of moids) receipts.push(await own.call(readPaymentResult, { moid }));
          const { sums, years, total } = await list({ pageSize: '1' });
          expect({ sums, total }).toEqual({ sums: sumOf(receipts), total: payments.length });
          const printed = [];
          for (const year of years ?? []) {
            const one = await statement(year);
            expect(one.sums).toEqual((await list({ period: year })).sums);
            expect(one.list.map(({ paidAt }) => dayInSeoul(paidAt).slice(0, 4))).toEqual(
              one.list.map(() => year),
            );
            printed.push(...one.list);
          }
          expect(sumOf(printed)).toEqual(sums);
          // The supply and the tax of each receipt make its amount.
          for (const { amount, ...money } of receipts.map((one) => ({ ...one, ...moneyOf(one) })))
            expect(money.supply + money.vat).toBe(amount);
        }),
        { numRuns: 25 },
      );
    });

    test('are narrowed to a period and to what was paid for, and the sums with them', async () => {
      const refunded = await add({ paid_at: at('2026-11-20'), amount: 30_000, refund: 'done' });
      const owed = await add({
        paid_at: at('2026-08-22', '00:00'),
        pay_method: '4',
        refund: 'due',
      });
      const before = await add({ paid_at: at('2026-08-21', '23:59') });
      const lastYear = await add({ paid_at: at('2025-12-31', '23:59') });
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid: moved } = await pay(api(), own, aPayment(ordNbr));
      await add({ paid_at: at('2026-11-20') }, 'ms-sora');
      const moids = async (wanted: InputOf<typeof listPayments>) =>
        (await list(wanted)).list.map(({ moid }) => moid);
      expect(await moids({})).toEqual([moved, refunded, owed, before, lastYear]);
      expect(await moids({ period: '3m' })).toEqual([moved, refunded, owed]);
      expect(await moids({ period: '6m' })).toEqual([moved, refunded, owed, before]);
      expect(await moids({ period: '2025' })).toEqual([lastYear]);
      expect(await moids({ kind: 'order' })).toEqual([moved]);
      expect(await moids({ kind: 'bill', period: '3m' })).toEqual([refunded, owed]);
      expect(await list({ kind: 'refund', pageSize: '1', curPage: '9' })).toMatchObject({
        list: [{ moid: owed, refundTo: 'needed' }],
        total: 2,
        curPage: 2,
        sums: { paid: 44_900, refunded: 30_000, refunding: 14_900 },
        years: ['2026', '2025'],
        days: null,
      });
      const { days, total, sums } = await list({ period: '2024' });
      expect({ days, total, paid: sums?.paid }).toEqual({
        days: { from: '2024-01-01', to: '2024-12-31' },
        total: 0,
        paid: 0,
      });
    });

    test('of a request that is cancelled count as refunds before the job has seen it', async () => {
      const { ordNbr } = await fileOne(own, 'transfer');
      const { moid, amount } = await pay(api(), own, aPayment(ordNbr));
      await own.call(cancelTransfer, { ordNbr });
      const sums = { paid: amount, refunded: 0, refunding: amount };
      expect(await list({ kind: 'refund' })).toMatchObject({ list: [{ moid, ordNbr }], sums });
      expect(await statement()).toMatchObject({ list: [{ moid, refund: 'due' }], sums });
      expect((await own.call(readPaymentResult, { moid })).refund).toBe('due');
    });

    test('are stated with the payer and the days, the oldest first; nobody else’s are', async () => {
      expect(await statement()).toMatchObject({ year: '2026', years: [], list: [] });
      const second = await add({ paid_at: at('2025-12-31', '23:59') });
      const first = await add({ paid_at: at('2025-01-01', '00:00') });
      await add({ paid_at: at('2026-01-01', '00:00') }, 'ms-sora');
      // Without a year it is of the newest one that has payments.
      expect(await statement()).toMatchObject({
        year: '2025',
        years: ['2025'],
        payer: people.haneul.name,
        days: { from: '2025-01-01', to: '2025-12-31' },
        madeOn: '2026-11-21',
        list: [{ moid: first }, { moid: second }],
      });
      expect((await statement('2026')).days).toEqual({ from: '2026-01-01', to: '2026-11-21' });
    });

    test.each([{ period: '2m' }, { period: '1999' }, { kind: 'card' }])(
      'are not listed by %j',
      async (wanted) => {
        expect(await own.refusal(listPayments, wanted as never)).toEqual([
          422,
          'ERR_INVALID_INPUT',
        ]);
      },
    );
  });
