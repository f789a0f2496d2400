import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelVisit,
  listUsage,
  readOverview,
  fileInquiry,
  reserveVisit,
  fileSeatReplacement,
  fileRepair,
} from '@portal/contract';
import { quietOverview } from '@portal/testing/member';
import { people } from '@portal/testing/people';
import { buildApp } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { freshContracts, withOpenBills } from '../../testing/inputs/contracts.ts';
import { anAfterService, aReplacement, productIdxOf } from '../../testing/inputs/orders.ts';
import { deliver, deliverPlanned } from '../../testing/inputs/deliveries.ts';
import { aVisit } from '../../testing/inputs/visits.ts';
import { anInquiry } from '../../testing/inputs/submissions.ts';

const tables = [
  'service_order',
  'inquiry',
  'point_entry',
  'point_registry',
  'delivery',
  'visit',
] as const;

/** The overview of a member, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the overview of a member', () => {
    beforeEach(async () => {
      await freshContracts(api());
      for (const table of tables) await api().database.db.deleteFrom(table).execute();
    });
    const signedIn = (loginId: string) => browserOf(api(), loginId);
    const seen = (own: Browser) => own.call(readOverview, {});

    test('has what comes next, and what waits for them', async () => {
      const own = await signedIn('haneul');
      const chair = await productIdxOf(own, 'HB-700');
      const repair = await own.call(fileRepair, anAfterService(chair));
      const seats = await own.call(fileSeatReplacement, aReplacement(chair));
      await own.call(fileInquiry, anInquiry());
      expect(await seen(own)).toMatchObject({
        unavailable: [],
        visit: { ordNbr: repair.ordNbr, visitOn: '2026-11-24' },
        withdrawal: {
          on: '2026-11-25',
          amount: 89_800,
          contracts: 2,
          goodsName: '한결 냉온정수기 HW-310',
        },
        points: { total: 1_000_000, expiring: 300_000, expiresOn: '2026-12-21' },
        unpaid: { orders: [{ ordNbr: seats.ordNbr, payable: 104_500 }], bills: { count: 0 } },
        inquiries: 1,
      });
    });

    test('has of the visits and installations of today the one on the way, and those whose hours are over last', async () => {
      const own = await signedIn('haneul');
      const { db } = api().database;
      const on = '2026-11-21';
      const chair = await productIdxOf(own, 'HB-700');
      const filed = async (visitOn: string) =>
        Number((await own.call(fileRepair, anAfterService(chair, { visitOn }))).ordNbr);
      const morning = await filed('2026-11-24');
      const evening = await filed('2026-11-25');
      const visit = (ordNbr: number, window: string, arrivesAt: number | null = null) =>
        db
          .updateTable('service_order')
          .set({ visit_on: on, visit_window: window, arrives_at: arrivesAt })
          .where('ord_nbr', '=', ordNbr)
          .execute();
      const put = (ordNbr: number, day: string) =>
        db
          .updateTable('service_order')
          .set({ visit_on: day })
          .where('ord_nbr', '=', ordNbr)
          .execute();
      const next = async () => (await seen(own)).visit;
      await visit(morning, '09:00~12:00');
      expect(await next()).toMatchObject({ ordNbr: String(morning), over: true });
      await visit(evening, '16:00~18:00');
      expect(await next()).toMatchObject({ ordNbr: String(evening), over: false });
      await visit(morning, '09:00~12:00', Date.parse(`${on}T12:20:00+09:00`));
      expect(await next()).toMatchObject({ ordNbr: String(morning), over: false });
      for (let late = 0; late < 5; late += 1) await put(await filed('2026-11-26'), '2026-11-19');
      expect(await next()).toMatchObject({ ordNbr: String(morning) });

      const installed = await deliverPlanned(api(), {}, '2026-11-27');
      const later = await deliverPlanned(api(), {}, '2026-11-27');
      const install = (shippingSeq: string, hours: string) =>
        db
          .updateTable('shipment')
          .set({ install_on: on, hours })
          .where('shipping_seq', '=', Number(shippingSeq))
          .execute();
      await install(installed.shippingSeq, '09:00~12:00');
      await install(later.shippingSeq, '13:00~16:00');
      expect((await seen(own)).delivery).toMatchObject({
        orderNo: later.orderNo,
        hours: '13:00~16:00',
        over: false,
      });
      for (let late = 0; late < 5; late += 1) {
        const { shippingSeq } = await deliverPlanned(api(), {}, '2026-11-27');
        await db
          .updateTable('shipment')
          .set({ install_on: '2026-11-19' })
          .where('shipping_seq', '=', Number(shippingSeq))
          .execute();
      }
      expect((await seen(own)).delivery).not.toMatchObject({ orderNo: later.orderNo });
      await db
        .updateTable('shipment')
        .set({ arrives_at: Date.parse(`${on}T14:00:00+09:00`) })
        .where('shipping_seq', '=', Number(later.shippingSeq))
        .execute();
      expect((await seen(own)).delivery).toMatchObject({ orderNo: later.orderNo, over: false });
    });

    test('has the bills that could not be withdrawn', async () => {
      const own = await signedIn('minsu');
      own.app = await buildApp(withOpenBills(api().partsAt(noon)));
      const { unpaid, withdrawal } = await seen(own);
      expect(unpaid).toEqual({ orders: [], bills: { count: 2, amount: 43_800 } });
      expect(withdrawal).toMatchObject({ on: '2026-12-10', amount: 21_900, contracts: 1 });
    });

    test('has the first of several withdrawals, with all contracts of that day', async () => {
      const { withdrawal } = await seen(await signedIn('sora'));
      expect(withdrawal).toMatchObject({ on: '2026-12-07', contracts: 2 });
    });

    test.each(['junho2', 'doyun'])('has nothing for %s, who has nothing', async (loginId) => {
      expect(await seen(await signedIn(loginId))).toEqual(quietOverview);
    });

    test('has the next installation: a late one first, one with a day before one without', async () => {
      const own = await signedIn('haneul');
      const next = async () => (await seen(own)).delivery;
      expect(await next()).toBeNull();
      const { orderNo } = await deliver(api());
      expect(await next()).toEqual({
        orderNo,
        orderKind: '1',
        goodsName: '한결 안마의자 HB-520',
        statusName: '주문 접수',
        installOn: null,
        dayState: 'none',
        hours: null,
        over: false,
        coming: null,
      });
      await deliverPlanned(api(), { userIdx: people.junho.userIdx }, '2026-11-22');
      await deliverPlanned(api(), {}, '2026-11-30');
      const first = await deliverPlanned(api(), {}, '2026-11-23');
      const its = { orderNo: first.orderNo, installOn: '2026-11-23' };
      expect(await next()).toMatchObject({ ...its, dayState: 'toConfirm' });
      const { db } = api().database;
      const nearest = () =>
        db.updateTable('shipment').where('shipping_seq', '=', Number(first.shippingSeq));
      await nearest().set({ day: 'moving', asked_on: '2026-12-04' }).execute();
      expect(await next()).toMatchObject({ installOn: '2026-11-30' });
      await nearest().set({ day: 'confirmed', asked_on: null, install_on: '2026-11-20' }).execute();
      expect(await next()).toMatchObject({ installOn: '2026-11-20', dayState: 'late' });
      await nearest().set({ status: 'DONE' }).execute();
      expect(await next()).toMatchObject({ installOn: '2026-11-30' });
    });

    test('has every day that the member should confirm, and none that is confirmed, late or moved', async () => {
      const own = await signedIn('haneul');
      const later = await deliverPlanned(api(), {}, '2026-11-30');
      const first = await deliverPlanned(api(), {}, '2026-11-27');
      await deliverPlanned(api(), { userIdx: people.junho.userIdx }, '2026-11-26');
      const days = async () =>
        (await seen(own)).toConfirm?.map(({ orderNo, installOn }) => [orderNo, installOn]);
      expect(await days()).toEqual([
        [first.orderNo, '2026-11-27'],
        [later.orderNo, '2026-11-30'],
      ]);
      const { db } = api().database;
      const row = db.updateTable('shipment').where('shipping_seq', '=', Number(first.shippingSeq));
      for (const change of [
        { day: 'confirmed' },
        { day: 'moving', asked_on: '2026-12-04' },
        { day: 'planned', asked_on: null, install_on: '2026-11-20' },
      ] as const) {
        await row.set(change).execute();
        expect(await days()).toEqual([[later.orderNo, '2026-11-30']]);
      }
    });

    test('has the next visit of a showroom that is not cancelled', async () => {
      const own = await signedIn('haneul');
      const later = await own.call(reserveVisit, aVisit({ visitTime: '15:30' }));
      const first = await own.call(reserveVisit, aVisit());
      const next = async () => (await seen(own)).showroom;
      const { visitIdx, name, visitOn, visitTime } = first;
      expect(await next()).toEqual({ visitIdx, name, visitOn, visitTime });
      await own.call(cancelVisit, { visitIdx });
      expect((await next())?.visitIdx).toBe(later.visitIdx);
      await own.call(cancelVisit, { visitIdx: later.visitIdx });
      expect(await next()).toBeNull();
    });

    test('has the products with their usage where they are asked for', async () => {
      const own = await signedIn('haneul');
      const { productList } = await own.call(listUsage, {});
      expect(productList.length).toBeGreaterThan(1);
      const told = await own.call(readOverview, { with: 'products' });
      expect(told.products).toEqual(productList);
      expect('products' in (await seen(own))).toBe(false);
    });

    const away = () => Promise.reject(new AppError('ERR_UNAVAILABLE'));
    test('has the other parts where the products have never been known', async () => {
      const own = await signedIn('haneul');
      const all = api().partsAt(noon);
      await all.db.deleteFrom('product_registry').execute();
      own.app = await buildApp({ ...all, membership: { ...all.membership, products: away } });
      const told = await own.call(readOverview, { with: 'products' });
      expect(told).toMatchObject({ products: null, unavailable: [] });
    });

    const never = () => new Promise<never>(() => undefined);
    const parts: [string, (parts: Parts) => Partial<Parts>, string[]][] = [
      [
        'the billing system is away',
        ({ billing }) => ({ billing: { ...billing, contracts: away, bills: away } }),
        ['unpaid', 'withdrawal'],
      ],
      [
        'the billing system does not know the bills',
        ({ billing }) => ({ billing: { ...billing, bills: away } }),
        ['unpaid'],
      ],
      [
        'the membership service is away',
        ({ membership }) => ({ membership: { ...membership, points: away, pointEntries: away } }),
        ['points'],
      ],
      [
        'the billing system never answers',
        ({ billing }) => ({ billing: { ...billing, contracts: never } }),
        ['withdrawal'],
      ],
    ];
    test.each(parts)('has the other parts where %s', async (_, change, unavailable) => {
      const own = await signedIn('haneul');
      const chair = await productIdxOf(own, 'HB-700');
      const { ordNbr } = await own.call(fileRepair, anAfterService(chair));
      await own.call(fileInquiry, anInquiry());
      const all = api().partsAt(noon);
      own.app = await buildApp({ ...all, ...change(all) });
      const told = await seen(own);
      expect(told.unavailable.toSorted()).toEqual(unavailable);
      expect(told).toMatchObject({ visit: { ordNbr }, inquiries: 1 });
      for (const part of ['withdrawal', 'points'] as const)
        expect([part, told[part] === null]).toEqual([part, unavailable.includes(part)]);
    });
  });
