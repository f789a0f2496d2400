import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  lookUpDeliveries,
  deliveryStages,
  readDelivery,
  readRegistration,
  listOwnedProducts,
  listRegistrations,
  listUsage,
  listProductOrders,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { freeSerials, operateRegistration } from '../../testing/inputs/registrations.ts';
import { demoDeliveryCommands } from './deliveries.ts';
import { demoHandoverCommands } from './handovers.ts';
import { demoRegistrationCommands } from './registrations.ts';

const { minji } = people;

/** The demo's deliveries and registrations, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a demo', () => {
    const db = () => api().database.db;
    // It has the models that the demo uses.
    beforeAll(() => api().loadContent('server/content'));
    afterAll(() => api().loadContent());
    const signedIn = (loginId: string) => browserOf(api(), loginId);

    test('has deliveries in every state, for two members and a guest, once', async () => {
      await db().deleteFrom('delivery').execute();
      await db().deleteFrom('guest_tally').execute();
      const fill = demoDeliveryCommands(api().partsAt(noon))['demo-deliveries'];
      const guest = { custName: minji.name, phoneNum: minji.phone };
      const argument = { memberId: 'ms-sora', otherId: 'ms-haneul', guest };
      expect(await fill?.(argument)).toEqual({ deliveries: 18 });
      expect(await fill?.(argument)).toEqual({ deliveries: 0 });

      const own = await signedIn('sora');
      const all = { pageSize: 50 };
      const orders = [
        ...(await own.call(listProductOrders, { order: 'buy', ...all })).list,
        ...(await own.call(listProductOrders, { order: 'rental', ...all })).list,
      ].filter(({ delivery }) => delivery !== null);
      const shipments = [];
      for (const { ordNo: orderNo } of orders)
        shipments.push(...(await own.call(readDelivery, { orderNo })).shipments);
      expect(shipments).toHaveLength(10);
      const states = new Set(shipments.map(({ status }) => status));
      expect([...states].sort()).toEqual(Object.keys(deliveryStages).sort());
      expect(new Set(shipments.map(({ day }) => day)).size).toBe(4);
      for (const { stages } of shipments)
        expect(stages.every(({ is, on }) => (is === 'next') === (on === null))).toBe(true);
      const visit = shipments.find(({ status }) => status === 'INSTALL');
      const coming = { engineer: '정기사', picture: { width: 192 } };
      expect(visit).toMatchObject({
        installOn: '2026-11-21',
        engineer: { name: '정기사' },
        coming,
      });

      const asked = { phone: minji.phone };
      const { list } = await own.call(lookUpDeliveries, { ...asked, name: minji.name });
      expect(list.map((one) => one.shipments.length).sort()).toEqual([1, 1, 1, 1, 1, 1, 2]);
      const ofGuest = list.flatMap((each) => each.shipments);
      expect(new Set(ofGuest.map(({ status }) => status))).toEqual(states);
      const today = ofGuest.find(({ status }) => status === 'INSTALL');
      expect(today).toMatchObject({ installOn: '2026-11-21', engineer: null, coming });
      const one = await own.call(lookUpDeliveries, { ...asked, orderNo: '9000000000041' });
      expect(one.list[0]?.shipments[0]?.may).toEqual({ confirm: true, move: true });
      await db().deleteFrom('delivery').execute();
    });

    test('has a registration in every state, and one that is refused, once', async () => {
      await freeSerials(api());
      const fill = demoRegistrationCommands(api().partsAt(noon))['demo-registrations'];
      const owned = { serialNo: 'C2501700222', goodsCd: 'HB-700' };
      expect(await fill?.({ memberId: 'ms-sora', owned })).toEqual({ registrations: 6 });
      expect(await fill?.({ memberId: 'ms-sora', owned })).toEqual({ registrations: 0 });
      const own = await signedIn('sora');
      await own.call(listProductOrders, { order: 'buy' });
      const { list } = await own.call(listRegistrations, {});
      const [again] = list;
      expect(list.map(({ status, refused, replacedBy }) => [status, refused, replacedBy])).toEqual([
        ['RECEIVE', false, null],
        ['RECEIVE', false, null],
        ['CONFIRM', false, null],
        // The newest refused one was sent again.
        ['COMPLETE', true, again?.bbsIdx],
        ['COMPLETE', true, null],
        ['COMPLETE', false, null],
      ]);
      const details = await Promise.all(
        list.map(({ bbsIdx: idx }) => own.call(readRegistration, { idx })),
      );
      expect(details.map(({ photos }) => photos.length)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(details.find(({ refused }) => refused)?.refusal).toContain('다시 캡처해 주세요');
      expect(details[5]?.productIdx).toMatch(/^\d+$/);
      await freeSerials(api());
    });

    test('has a product that its owner can take back, and one that another registers, once', async () => {
      await freeSerials(api());
      await db().deleteFrom('handover').execute();
      const parts = api().partsAt(noon);
      const fill = demoHandoverCommands(parts)['demo-handovers'];
      const [latest, earlier] = ['C2304310701', 'C2209300702'];
      const given = [
        { serialNo: earlier, daysAgo: 12 },
        { serialNo: latest, daysAgo: 2 },
      ];
      expect(await fill?.({ memberId: 'ms-sora', given })).toEqual({ handovers: 2 });
      expect(await fill?.({ memberId: 'ms-sora', given })).toEqual({ handovers: 0 });
      const owned = { serialNo: 'C2501700222', goodsCd: 'HB-700' };
      const next = { memberId: 'ms-junho2', serialNo: earlier, goodsCd: 'HB-300' };
      const register = demoRegistrationCommands(parts)['demo-registrations'];
      expect(await register?.({ memberId: 'ms-sora', owned, next })).toEqual({ registrations: 7 });

      const own = await signedIn('sora');
      const { productList } = await own.call(listOwnedProducts, {});
      const serials = productList.map(({ serialNo }) => serialNo);
      expect([serials.includes(latest), serials.includes(owned.serialNo)]).toEqual([false, true]);
      expect((await own.call(listUsage, {})).handedOver).toMatchObject([
        { serialNo: latest, registered: false, backUntil: '2026-11-26' },
        { serialNo: earlier, registered: true, backUntil: null },
      ]);
      const theirs = await (await signedIn('junho2')).call(listRegistrations, {});
      expect(theirs.list).toMatchObject([{ serialNo: earlier, status: 'RECEIVE' }]);
      const open = await operateRegistration(api(), 'registrations', {});
      expect(
        (open as { serialNo: string; handedOver: boolean }[])
          .filter(({ handedOver }) => handedOver)
          .map(({ serialNo }) => serialNo),
      ).toEqual([earlier]);
      await freeSerials(api());
      await db().deleteFrom('handover').execute();
    });
  });
