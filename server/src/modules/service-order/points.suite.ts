import { describe, expect, test } from '@jest/globals';
import {
  payAssemblyByPoints,
  readPointTotal,
  cancelTransfer,
  fileRelocation,
  fileSeatReplacement,
  paySeatReplacementByPoints,
  payTransferByPoints,
  readTransfer,
} from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { anAssembly, aReplacement, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';

/** What requests for services do with points, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('requests for services', () => {
    const clear = () => api().database.db.deleteFrom('service_order').execute();
    const signedIn = (loginId = 'haneul') => browserOf(api(), loginId);

    test('spend points once, give them back when cancelled, and are paid wholly with them', async () => {
      await clear();
      const own = await signedIn();
      const total = async () => (await own.call(readPointTotal, {})).total;
      expect(await total()).toBe(1_000_000);
      const chair = await productIdxOf(own, 'HB-700');
      // 50 won would be left of 104,500, and the provider charges no less than 100.
      const little = await own.send(
        fileSeatReplacement,
        aReplacement(chair, { usePoint: 104_450 }),
      );
      expect([little.statusCode, Object.keys(little.json().error.fields)]).toEqual([
        422,
        ['usePoint'],
      ]);
      const all = await own.call(fileSeatReplacement, aReplacement(chair, { usePoint: 999_999 }));
      expect([all.status, all.payable, await total()]).toEqual(['1', 0, 895_500]);
      expect(await own.call(paySeatReplacementByPoints, { ordNbr: all.ordNbr })).toEqual(all);
      const waiting = await fileOne(own, 'transfer');
      const paid = await own.call(payTransferByPoints, { ordNbr: waiting.ordNbr });
      expect([paid.status, paid.payable, await total()]).toEqual(['1', 0, 625_500]);
      const { quote } = await own.call(readTransfer, { ordNbr: waiting.ordNbr });
      expect(quote).toMatchObject({ total: 270_000, point: 270_000, payable: 0 });
      expect(quote.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(0);
      await own.call(cancelTransfer, { ordNbr: waiting.ordNbr });
      expect(await total()).toBe(895_500);
      expect(await own.refusal(payTransferByPoints, { ordNbr: waiting.ordNbr })).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);
    });

    test('are refused with more points than there are, also at the same time', async () => {
      await clear();
      const own = await signedIn('yuna');
      const chair = await productIdxOf(own, 'HB-520');
      const sent = await Promise.all(
        Array.from({ length: 5 }, () =>
          own.refusal(fileSeatReplacement, aReplacement(chair, { usePoint: 15_000 })),
        ),
      );
      expect(sent.filter(([status]) => status === 200)).toHaveLength(1);
      expect(sent.filter(([, code]) => code === 'ERR_POINT_SHORT')).toHaveLength(4);
      const waiting = await own.call(fileRelocation, anAssembly(chair));
      expect(await own.refusal(payAssemblyByPoints, { ordNbr: waiting.ordNbr })).toEqual([
        409,
        'ERR_POINT_SHORT',
      ]);
    });
  });
