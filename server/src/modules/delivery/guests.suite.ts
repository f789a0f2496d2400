import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  changeDelivery,
  lookUpDeliveries,
  openDeliveryLink,
  readDeliveryDays,
  type InputOf,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { deliver, deliverPlanned, operateDelivery } from '../../testing/inputs/deliveries.ts';
import { MOST } from '../guest-check/tally.ts';

const { minji } = people;
const own = { custName: minji.name, phoneNum: minji.phone, userIdx: null };
const phone = '010-0000-2001';

/** Guests look deliveries up, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a guest’s look-up of deliveries', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      await db().deleteFrom('guest_tally').execute();
      await db().deleteFrom('delivery').execute();
    });
    const guest = async () => new Browser(await api().at(noon));
    type Asked = InputOf<typeof lookUpDeliveries>;
    const look = async (asked: Partial<Asked>) =>
      (await guest()).send(lookUpDeliveries, { phone, ...asked });
    const found = async (asked: Partial<Asked>) =>
      (await guest()).call(lookUpDeliveries, { phone, ...asked });

    test('finds by name and phone, or by phone and order number, however they are typed', async () => {
      const { orderNo } = await deliver(api(), own);
      await deliver(api());
      for (const asked of [{ name: '최민지' }, { name: '최 민지' }, { orderNo }])
        expect((await found(asked)).list).toHaveLength(1);
      expect((await found({ orderNo, phone: '01000002001' })).list).toHaveLength(1);
    });

    test('shows product, stages and days, masked, and no cache keeps it', async () => {
      const { orderNo, shippingSeq } = await deliverPlanned(api(), own);
      const engineer = { name: '박기사', phone, picture: 'engineer.webp' };
      await operateDelivery(api(), 'name-engineer', { shippingSeq, ...engineer });
      const answer = await look({ name: '최민지' });
      expect([answer.headers['cache-control'], answer.headers.etag]).toEqual([
        'no-store',
        undefined,
      ]);
      const [shown] = answer.json().data.list;
      expect(shown).toMatchObject({
        masked: true,
        orderNo: `**********${orderNo.slice(-4)}`,
        custName: '최*지',
        phoneNum: '010-****-2001',
        place: null,
        goodsName: '한결 안마의자 HB-520',
        shipments: [
          {
            shippingSeq,
            installOn: '2026-11-27',
            engineer: null,
            coming: { engineer: '박기사', picture: { width: 32 } },
          },
        ],
      });
      for (const hidden of [orderNo, '올림로', phone, minji.phone])
        expect(answer.body).not.toContain(hidden);
    });

    test('on the day somebody comes, has the link by which the page asks again without a look-up', async () => {
      const { shippingSeq } = await deliverPlanned(api(), own);
      await operateDelivery(api(), 'name-engineer', { shippingSeq, name: '박기사', phone });
      const [before] = (await found({ name: '최민지' })).list;
      expect(before).not.toHaveProperty('linkToken');
      const visitor = new Browser(await api().at('2026-11-27T09:00:00+09:00'));
      const [today] = (await visitor.call(lookUpDeliveries, { phone, name: '최민지' })).list;
      const again = await visitor.call(openDeliveryLink, { token: today?.linkToken ?? '' });
      expect(again).toMatchObject({
        masked: true,
        shipments: [{ shippingSeq, encSeq: null, coming: { today: true, engineer: '박기사' } }],
      });
    });

    test('lists the newest ten', async () => {
      for (let i = 0; i < 12; i++)
        await deliver(api(), { ...own, orderedOn: `2026-11-${String(i + 1).padStart(2, '0')}` });
      const { list } = await found({ name: '최민지' });
      expect(list.map(({ orderedOn }) => orderedOn.slice(-2))).toEqual(
        Array.from({ length: 10 }, (_, i) => String(12 - i).padStart(2, '0')),
      );
    });

    test('answers wrong names, phones and order numbers, and nothing found, with the same bytes', async () => {
      const { orderNo } = await deliver(api(), own);
      const wrong = [
        { name: '최민주' },
        { name: '최민지', phone: '010-0000-2002' },
        { name: '아무개', phone: '010-9999-9999' },
        { orderNo: '2026010100001' },
        { orderNo, phone: '010-0000-2002' },
      ];
      const answers = await Promise.all(wrong.map(look));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers[0]?.json().data).toEqual({ list: [] });
    });

    test('needs exactly one pair: a name or an order number', async () => {
      for (const asked of [{}, { name: '최민지', orderNo: '2026010100001' }])
        expect((await look(asked)).statusCode).toBe(400);
      expect(Object.keys((await look({ orderNo: 'x' })).json().error.fields)).toEqual(['orderNo']);
    });

    test('is limited per phone over both pairs, hit and miss alike, and apart from requests', async () => {
      const { orderNo } = await deliver(api(), own);
      const tries = [{ name: '최민지' }, { orderNo }, { name: '최민주' }];
      for (let i = 0; i < MOST.phone; i++)
        expect((await look(tries[i % 3] ?? {})).statusCode).toBe(200);
      const refused = await Promise.all(tries.map(look));
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
      const bytes = refused.map((each) => each.body.replace(each.json().error.requestId, ''));
      expect(new Set(bytes).size).toBe(1);
      expect((await look({ name: '최민지', phone: '010-0000-2002' })).statusCode).toBe(200);
      const subjects = await db().selectFrom('guest_tally').select('subject').execute();
      for (const { subject } of subjects) expect(subject).toMatch(/^delivery /);
    });

    test.each(['name', 'orderNo'] as const)(
      'lets its %s confirm the day of what it found, and move it',
      async (pair) => {
        const { orderNo, shippingSeq, installOn } = await deliverPlanned(api(), own);
        const asked = pair === 'name' ? { phone, name: '최민지' } : { phone, orderNo };
        const { list } = await found(asked);
        const encSeq = list[0]?.shipments[0]?.encSeq ?? '';
        const visitor = await guest();
        const common = { shippingSeq, installOn, guest: { encSeq, ...asked } };
        const confirmed = await visitor.call(changeDelivery, { ...common, wants: 'confirm' });
        expect(confirmed).toMatchObject({
          masked: true,
          custName: '최*지',
          shipments: [{ day: 'confirmed', encSeq }],
        });
        const { firstOpen } = await visitor.call(readDeliveryDays, {
          shippingSeq,
          guest: common.guest,
        });
        expect(firstOpen).toBe('2026-11-23');
        const move = { ...common, wants: 'move', moveOn: '2026-12-01' } as const;
        expect((await visitor.call(changeDelivery, move)).shipments[0]).toMatchObject({
          day: 'confirmed',
          installOn: '2026-12-01',
        });
      },
    );

    test('lets nobody change a delivery that a look-up has not found', async () => {
      const { orderNo, shippingSeq, installOn } = await deliverPlanned(api(), own);
      const other = await deliverPlanned(api());
      const asked = { phone, name: '최민지' };
      const encSeq = (await found(asked)).list[0]?.shipments[0]?.encSeq ?? '';
      const change = { shippingSeq, installOn, wants: 'confirm' } as const;
      const forged = `${encSeq.slice(0, -1)}${encSeq.endsWith('A') ? 'B' : 'A'}`;
      const wrong = [
        { ...change, guest: { encSeq, ...asked, name: '최민주' } },
        { ...change, guest: { encSeq, ...asked, phone: '010-0000-2002' } },
        { ...change, guest: { encSeq, phone, orderNo: '2026010100001' } },
        { ...change, guest: { encSeq: forged, ...asked } },
        { ...change, guest: { encSeq: encSeq.replace(/^\d+/, other.shippingSeq), ...asked } },
        { ...change, shippingSeq: other.shippingSeq, guest: { encSeq, ...asked } },
      ];
      for (const input of wrong)
        for (const entry of [changeDelivery, readDeliveryDays])
          expect(await (await guest()).refusal(entry, input)).toEqual([404, 'ERR_NOT_FOUND']);
      const both = { ...change, guest: { encSeq, ...asked, orderNo } };
      expect((await (await guest()).send(changeDelivery, both)).statusCode).toBe(422);
      const days = await db().selectFrom('shipment').select('day').execute();
      expect(days.map(({ day }) => day)).toEqual(['planned', 'planned']);
    });

    test('limits the changes of one shipment in an hour, and does not count them as look-ups', async () => {
      const { shippingSeq, installOn } = await deliverPlanned(api(), own);
      const asked = { phone, name: '최민지' };
      const encSeq = (await found(asked)).list[0]?.shipments[0]?.encSeq ?? '';
      const guestly = { encSeq, ...asked };
      const change = { shippingSeq, installOn, wants: 'confirm', guest: guestly } as const;
      const visitor = await guest();
      for (let i = 0; i < MOST.number; i++) await visitor.call(changeDelivery, change);
      expect(await visitor.refusal(changeDelivery, change)).toEqual([429, 'ERR_TOO_MANY']);
      expect((await look(asked)).statusCode).toBe(200);
    });
  });
