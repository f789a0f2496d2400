import { beforeEach, describe, expect, test } from '@jest/globals';
import { listProductOrders } from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { deliver, deliverPlanned } from '../../testing/inputs/deliveries.ts';

/** The list of a member's orders, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the list of a member’s orders', () => {
    // Other suites may have fetched the products at a later time than noon, so that they would not be fetched again here.
    beforeEach(async () => {
      const { db } = api().database;
      await db.deleteFrom('delivery').execute();
      await db.deleteFrom('product_registry').execute();
    });
    const signedIn = (loginId: string) => browserOf(api(), loginId);

    test('has orders that are delivered beside those of owned products', async () => {
      const own = await signedIn('seoyeon');
      const userIdx = '1003';
      const { orderNo } = await deliverPlanned(api(), { userIdx, orderKind: '0' });
      // We deliver a product that the member already has: both belong to one order.
      await deliver(api(), {
        userIdx,
        orderKind: '0',
        orderNo: '2026011200020',
        orderedOn: '2026-01-12',
        goodsName: '한결 안마의자 프리미엄 HB-700',
      });
      await deliver(api(), { userIdx, orderKind: '1' });
      await deliver(api());
      const orders = (input: object) => own.call(listProductOrders, { order: 'buy', ...input });
      expect(await orders({})).toEqual({
        total: 2,
        curPage: 1,
        pageSize: 10,
        list: [
          {
            ordNo: orderNo,
            orderKind: '0',
            orderedOn: '2026-11-10',
            installedOn: null,
            goodsNames: ['한결 안마의자 HB-520'],
            delivery: {
              status: 'PREPARE',
              statusName: '상품 준비',
              installOn: '2026-11-27',
              dayState: 'toConfirm',
              shipments: [
                {
                  parts: [{ goodsName: '한결 안마의자 HB-520', qty: 1 }],
                  statusName: '상품 준비',
                  installOn: '2026-11-27',
                  dayState: 'toConfirm',
                },
              ],
            },
          },
          {
            ordNo: '2026011200020',
            orderKind: '0',
            orderedOn: '2026-01-12',
            installedOn: '2026-01-19',
            goodsNames: ['한결 안마의자 프리미엄 HB-700'],
            delivery: {
              status: 'ORDER',
              statusName: '주문 접수',
              installOn: null,
              dayState: 'none',
              shipments: [expect.objectContaining({ statusName: '주문 접수', dayState: 'none' })],
            },
          },
        ],
      });
      expect(await orders({ pageSize: 1, curPage: 9 })).toMatchObject({
        curPage: 2,
        total: 2,
        list: [{ ordNo: '2026011200020' }],
      });
      const rented = await orders({ order: 'rental' });
      expect(rented.total).toBe(2);
      // We did not deliver it: the product alone tells of its order.
      expect(rented.list[1]).toEqual({
        ordNo: '2024030500031',
        orderKind: '1',
        orderedOn: null,
        installedOn: '2024-03-11',
        goodsNames: ['한결 안마의자 HB-520'],
        delivery: null,
      });
      const parts = ['안마의자', '발 쿠션'].map((goodsName) => [{ goodsName, qty: 2 }]);
      await deliver(api(), { userIdx, orderKind: '1', orderedOn: '2026-11-20', shipments: parts });
      const [several] = (await orders({ order: 'rental' })).list;
      expect(several?.delivery?.shipments.map((shipment) => shipment.parts)).toEqual(parts);
      const doyun = await signedIn('doyun');
      expect(await doyun.call(listProductOrders, { order: 'buy' })).toMatchObject({
        list: [],
        others: 0,
      });
      // junho bought a bed, and rents nothing.
      const junho = await signedIn('junho');
      expect(await junho.call(listProductOrders, { order: 'rental' })).toMatchObject({
        list: [],
        others: 1,
      });
      expect((await junho.call(listProductOrders, { order: 'buy' })).others).toBeUndefined();
    });
  });
