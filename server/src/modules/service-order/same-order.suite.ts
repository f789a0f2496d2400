import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelRepair, fileRepair, findSameOrder } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { anAfterService, productIdxOf } from '../../testing/inputs/orders.ts';

/** Whether a request for the same product and day is there already, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a second request', () => {
    beforeEach(() => api().database.db.deleteFrom('service_order').execute());

    test('for the same service, product and day finds the first, until that is cancelled', async () => {
      const own = await browserOf(api(), 'haneul');
      const productIdx = await productIdxOf(own, 'HB-700');
      const { ordNbr } = await own.call(fileRepair, anAfterService(productIdx));
      const asked = { service: 'after' as const, productIdx, visitOn: '2026-11-24' };
      const found = async (change: Partial<typeof asked> = {}, who = own) =>
        (await who.call(findSameOrder, { ...asked, ...change })).order;
      expect(await found()).toEqual({ ordNbr, statusName: '접수중' });
      expect(await found({ visitOn: '2026-11-25' })).toBeNull();
      expect(await found({ productIdx: await productIdxOf(own, 'HW-310') })).toBeNull();
      expect(await found({}, await browserOf(api(), 'yuna'))).toBeNull();
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      expect(await found()).toBeNull();
    });
  });
