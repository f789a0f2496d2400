import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezePayment, readPointTotal, requestPayment } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { fileOne } from '../../testing/inputs/orders.ts';
import { aPayment } from '../../testing/payments/browser.ts';

/** What payments of one member do at the same time, on both databases: PostgreSQL runs their transactions side by side. */
export const suite = (api: () => TestApi) =>
  describe('payments at once', () => {
    beforeEach(async () => {
      await api().database.db.deleteFrom('service_order').execute();
    });

    test('of eight requests hold the member’s points once', async () => {
      const own = await browserOf(api(), 'haneul');
      expect((await own.call(readPointTotal, {})).total).toBe(1_000_000);
      const usePoint = 250_000;
      const moids: string[] = [];
      for (let i = 0; i < 8; i += 1) {
        const { ordNbr } = await fileOne(own, 'transfer');
        moids.push((await own.call(freezePayment, aPayment(ordNbr, { usePoint }))).moid);
      }
      const started = await Promise.all(
        moids.map((moid) => own.refusal(requestPayment, { moid, page: 'pc' })),
      );
      expect(started.filter(([status]) => status === 200)).toHaveLength(4);
      expect(started.filter(([, code]) => code === 'ERR_POINT_SHORT')).toHaveLength(4);
      expect((await own.call(readPointTotal, {})).total).toBe(0);
    });

    test('of one request leave one that can be paid', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      await Promise.all(Array.from({ length: 8 }, () => own.call(freezePayment, aPayment(ordNbr))));
      const payments = await api()
        .database.db.selectFrom('payment')
        .select(['state', 'reason'])
        .where('ord_nbr', '=', Number(ordNbr))
        .execute();
      expect(payments.filter(({ state }) => state === 'ready')).toHaveLength(1);
      expect(payments.filter(({ reason }) => reason === 'superseded')).toHaveLength(7);
    });
  });
