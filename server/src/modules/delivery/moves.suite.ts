import { beforeEach, describe, expect, test } from '@jest/globals';
import { changeDelivery, readDelivery, readDeliveryDays } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { deliverPlanned, operateDelivery } from '../../testing/inputs/deliveries.ts';
import { forgetArrived } from '../../testing/messages/arrived.ts';

/** A place of a region with one installation in the morning and one in the afternoon. */
const jeju = { zonecode: '63122', addr: '제주특별자치도 제주시 문연로 6', addrDetail: '' };
const [morning, afternoon] = ['10:00~13:00', '14:00~17:00'];
const moveOn = '2026-12-01';
const FULL = [409, 'ERR_WINDOW_FULL'];

/** Installations are moved in place, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a day of installation that its customer moves', () => {
    const db = () => api().database.db;
    let own: Browser;
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await db().deleteFrom('delivery').execute();
      await forgetArrived(api());
      own = await browserOf(api(), 'haneul');
    });
    const deliverThere = (place: typeof jeju | undefined = jeju) =>
      deliverPlanned(api(), place ? { place } : {});
    const asked = ({ shippingSeq, installOn }: { shippingSeq: string; installOn: string }) =>
      ({ shippingSeq, installOn, wants: 'move', moveOn }) as const;
    const places = async () =>
      (
        await db()
          .selectFrom('service_place')
          .select(['visit_on', 'visit_window', 'shipping_seq'])
          .orderBy('visit_on')
          .execute()
      ).map((row) => Object.values(row).join(' '));
    const shipmentOf = async (orderNo: string) =>
      (await own.call(readDelivery, { orderNo })).shipments[0];

    test('is confirmed with its hours at once, told, and kept among what happened', async () => {
      const one = await deliverThere();
      const engineer = { name: '박기사', phone: '010-0000-3001' };
      await operateDelivery(api(), 'name-engineer', { shippingSeq: one.shippingSeq, ...engineer });
      const { shipments } = await own.call(changeDelivery, { ...asked(one), window: afternoon });
      expect(shipments[0]).toMatchObject({
        day: 'confirmed',
        dayState: 'fixed',
        installOn: moveOn,
        hours: afternoon,
        askedOn: null,
        // Another may come on that day.
        engineer: null,
        next: { by: moveOn },
        moveUntil: '2026-11-30T03:00:00.000Z',
      });
      const messages = await db().selectFrom('message').select('event').execute();
      expect(messages.map(({ event }) => event)).toContain('installMoved');
      const events = await db()
        .selectFrom('shipment_event')
        .select(['day', 'install_on', 'done_by'])
        .orderBy('event_idx', 'desc')
        .limit(1)
        .execute();
      expect(events).toEqual([{ day: 'confirmed', install_on: moveOn, done_by: 'customer' }]);
    });

    test('is moved once if the answer was lost and it is sent again', async () => {
      const one = await deliverThere();
      for (let i = 0; i < 2; i++)
        expect((await own.call(changeDelivery, asked(one))).shipments[0]).toMatchObject({
          installOn: moveOn,
          hours: morning,
        });
      const events = await db().selectFrom('shipment_event').select('day').execute();
      expect(events.filter(({ day }) => day === 'confirmed')).toHaveLength(1);
      const told = await db().selectFrom('message').select('event').execute();
      expect(told.filter(({ event }) => event === 'installMoved')).toHaveLength(1);
    });

    test('keeps its place until the new one is certain: a full day changes nothing', async () => {
      const planned = { place: jeju };
      for (const window of [morning, afternoon]) {
        const other = await deliverPlanned(api(), planned);
        await own.call(changeDelivery, { ...asked(other), window });
      }
      const one = await deliverPlanned(api(), planned);
      await operateDelivery(api(), 'plan-shipment', {
        shippingSeq: one.shippingSeq,
        installOn: one.installOn,
        hours: morning,
      });
      const before = [await places(), await shipmentOf(one.orderNo)];
      for (const window of [undefined, morning, '00:00~01:00'])
        expect(await own.refusal(changeDelivery, { ...asked(one), window })).toEqual(FULL);
      expect([await places(), await shipmentOf(one.orderNo)]).toEqual(before);
      expect(before[0]).toContain(`${one.installOn} ${morning} ${one.shippingSeq}`);
      // Both hours of the day are taken, so the calendar has the next one.
      const calendar = await own.call(readDeliveryDays, { shippingSeq: one.shippingSeq });
      expect(calendar.closed).toContainEqual({ day: moveOn, reason: '예약 마감' });
      expect(calendar.windows).toEqual([
        { window: morning, full: [one.installOn, moveOn] },
        { window: afternoon, full: [moveOn] },
      ]);
    });

    test('goes to one of two who want the last place at once, and the other keeps the old day', async () => {
      const both = [await deliverThere(), await deliverThere()];
      const answers = await Promise.all(
        both.map((one) => own.refusal(changeDelivery, { ...asked(one), window: morning })),
      );
      expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
      expect(answers.filter(([, code]) => code === FULL[1])).toHaveLength(1);
      const days = await Promise.all(both.map(({ orderNo }) => shipmentOf(orderNo)));
      expect(days.map((day) => day?.installOn).toSorted()).toEqual([both[0]?.installOn, moveOn]);
      expect((await places()).filter((place) => place.startsWith(moveOn))).toHaveLength(1);
    });

    test('moves to other hours of its day, which frees the ones before', async () => {
      const one = await deliverThere();
      await own.call(changeDelivery, { ...asked(one), window: morning });
      const same = { ...asked(one), installOn: moveOn };
      const { shipments } = await own.call(changeDelivery, { ...same, window: afternoon });
      expect(shipments[0]).toMatchObject({ installOn: moveOn, hours: afternoon });
      expect(await places()).toEqual([`${moveOn} ${afternoon} ${one.shippingSeq}`]);
    });

    test('frees its place while the centre plans another day, and when it is planned elsewhere', async () => {
      const one = await deliverThere();
      await own.call(changeDelivery, asked(one));
      const { shippingSeq } = one;
      await operateDelivery(api(), 'ask-shipment', { shippingSeq, moveOn: '2026-12-04' });
      expect(await places()).toEqual([]);
      const plan = { shippingSeq, installOn: '2026-12-04', hours: afternoon };
      await operateDelivery(api(), 'plan-shipment', plan);
      expect(await places()).toEqual([`2026-12-04 ${afternoon} ${shippingSeq}`]);
      // The centre's word counts where all places are taken, and for hours of its own.
      const other = await deliverThere();
      const twice = { ...plan, shippingSeq: other.shippingSeq };
      await operateDelivery(api(), 'plan-shipment', twice);
      await operateDelivery(api(), 'plan-shipment', { ...plan, hours: '18:00~20:00' });
      expect(await shipmentOf(one.orderNo)).toMatchObject({ hours: '18:00~20:00' });
      expect(await shipmentOf(other.orderNo)).toMatchObject({ hours: afternoon });
      expect(await places()).toEqual([]);
    });
  });
