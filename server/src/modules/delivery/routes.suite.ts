import { beforeEach, describe, expect, test } from '@jest/globals';
import { changeDelivery, listServiceDays, readDelivery, readDeliveryDays } from '@portal/contract';
import { makeClock } from '../../calendar/clock.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { deliver, deliverPlanned, operateDelivery } from '../../testing/inputs/deliveries.ts';
import { deleteExpiredDeliveries } from './repository.ts';

/** Members see and change their deliveries, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the delivery of a member’s order', () => {
    const db = () => api().database.db;
    beforeEach(() => db().deleteFrom('delivery').execute());
    const signedIn = (loginId = 'haneul', at = noon) => browserOf(api(), loginId, at);
    const operate = (command: Parameters<typeof operateDelivery>[1], argument: object) =>
      operateDelivery(api(), command, argument);

    test('shows the goods, the day, the engineer and what happens next', async () => {
      const own = await signedIn();
      const { orderNo, shippingSeq } = await deliverPlanned(api());
      const engineer = { name: '박기사', phone: '010-0000-3001' };
      await operate('name-engineer', { shippingSeq, ...engineer, picture: 'engineer.webp' });
      expect(await own.call(readDelivery, { orderNo })).toEqual({
        orderNo,
        orderKind: '1',
        orderedOn: '2026-11-10',
        goodsName: '한결 안마의자 HB-520',
        product: 'bf',
        masked: false,
        custName: '김하늘',
        phoneNum: '01000001001',
        place: { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '101동 1203호' },
        shipments: [
          {
            shippingSeq,
            encSeq: null,
            status: 'PREPARE',
            statusName: '상품 준비',
            parts: [{ goodsName: '한결 안마의자 HB-520', qty: 1 }],
            installOn: '2026-11-27',
            hours: '13:00~16:00',
            day: 'planned',
            dayState: 'toConfirm',
            askedOn: null,
            engineer,
            coming: {
              today: false,
              engineer: '박기사',
              arrival: null,
              picture: { url: expect.stringContaining('/engineer.webp'), width: 32, height: 32 },
            },
            stages: [
              { status: 'ORDER', name: '주문 접수', is: 'done', on: '2026-11-10' },
              { status: 'PREPARE', name: '상품 준비', is: 'now', on: '2026-11-21' },
              { status: 'DISPATCH', name: '출고', is: 'next', on: null },
              { status: 'INSTALL', name: '설치 방문', is: 'next', on: null },
              { status: 'DONE', name: '설치 완료', is: 'next', on: null },
            ],
            next: {
              text: '설치일을 확인해 주세요. 그날 기사가 방문해 설치합니다.',
              by: '2026-11-27',
            },
            may: { confirm: true, move: true },
            moveUntil: '2026-11-26T03:00:00.000Z',
          },
        ],
      });
    });

    test('is shown to nobody else', async () => {
      const { orderNo, shippingSeq, installOn } = await deliverPlanned(api());
      const change = { shippingSeq, wants: 'confirm', installOn } as const;
      for (const loginId of ['junho', 'doyun']) {
        const other = await signedIn(loginId);
        for (const asked of [orderNo, '2026010100001'])
          expect(await other.refusal(readDelivery, { orderNo: asked })).toEqual([
            404,
            'ERR_NOT_FOUND',
          ]);
        expect(await other.refusal(changeDelivery, change)).toEqual([404, 'ERR_NOT_FOUND']);
      }
      const visitor = new Browser(await api().at(noon));
      expect(await visitor.refusal(changeDelivery, change)).toEqual([401, 'ERR_LOGIN_REQUIRED']);
      const uncertified = await signedIn('jiwoo');
      expect(await uncertified.refusal(changeDelivery, change)).toEqual([403, 'ERR_NOT_CERTIFIED']);
    });

    test('is confirmed, asked for by phone and planned again, and keeps what happened', async () => {
      const own = await signedIn();
      const { orderNo, shippingSeq, installOn } = await deliverPlanned(api());
      const change = async (wanted: object) => {
        const asked = { shippingSeq, installOn, ...wanted } as never;
        return (await own.call(changeDelivery, asked)).shipments[0];
      };
      const confirmed = { day: 'confirmed', may: { confirm: false, move: true } };
      expect(await change({ wants: 'confirm' })).toMatchObject(confirmed);
      // The answer was lost on its way, so the customer confirms once more.
      expect(await change({ wants: 'confirm' })).toMatchObject(confirmed);
      const engineer = { name: '박기사', phone: '010-0000-3001' };
      await operate('name-engineer', { shippingSeq, ...engineer });
      await operate('ask-shipment', { shippingSeq, moveOn: '2026-12-01' });
      const asked = (await own.call(readDelivery, { orderNo })).shipments[0];
      expect(asked).toMatchObject({
        day: 'moving',
        // Nobody comes on the day that is being moved.
        engineer: null,
        hours: null,
        installOn,
        askedOn: '2026-12-01',
        next: { by: '2026-11-25' },
        may: { confirm: false, move: false },
      });
      await expect(operate('advance-shipment', { shippingSeq })).resolves.toMatchObject({
        status: 'DISPATCH',
      });
      await expect(operate('advance-shipment', { shippingSeq })).rejects.toThrow('no day');
      await operate('plan-shipment', { shippingSeq, installOn: '2026-12-01' });
      const { shipments } = await own.call(readDelivery, { orderNo });
      expect(shipments[0]).toMatchObject({ day: 'planned', installOn: '2026-12-01', hours: null });
      const events = await db()
        .selectFrom('shipment_event')
        .select(['status', 'day', 'install_on', 'asked_on', 'done_by'])
        .orderBy('event_idx')
        .execute();
      expect(events.map((event) => Object.values(event).join(' '))).toEqual([
        'ORDER none   centre',
        'PREPARE none   centre',
        'PREPARE planned 2026-11-27  centre',
        'PREPARE confirmed 2026-11-27  customer',
        'PREPARE moving 2026-11-27 2026-12-01 centre',
        'DISPATCH moving 2026-11-27 2026-12-01 centre',
        'DISPATCH planned 2026-12-01  centre',
      ]);
    });

    test('is changed only if the customer saw the present day and the stage allows it', async () => {
      const own = await signedIn();
      const { shippingSeq, installOn } = await deliverPlanned(api());
      const asked = { shippingSeq, installOn, wants: 'confirm' } as const;
      const stale = [409, 'ERR_DELIVERY_STAGE'];
      expect(await own.refusal(changeDelivery, { ...asked, installOn: '2026-11-28' })).toEqual(
        stale,
      );
      const late = await signedIn('haneul', '2026-11-26T12:00:00+09:00');
      const move = { ...asked, wants: 'move', moveOn: '2026-12-01' } as const;
      expect(await late.refusal(changeDelivery, move)).toEqual([409, 'ERR_ORDER_LATE']);
      expect(await late.refusal(readDeliveryDays, { shippingSeq })).toEqual([
        409,
        'ERR_ORDER_LATE',
      ]);
      for (let i = 0; i < 2; i++) await operate('advance-shipment', { shippingSeq });
      expect(await own.refusal(changeDelivery, asked)).toEqual(stale);
      await operate('advance-shipment', { shippingSeq });
      await expect(operate('advance-shipment', { shippingSeq })).rejects.toThrow('its stage');
    });

    test('is moved to a day that the calendar has open', async () => {
      const own = await signedIn();
      const { shippingSeq, installOn } = await deliverPlanned(api());
      const asked = { holidayType: 'delivery', product: 'o' } as const;
      const calendar = await own.call(listServiceDays, asked);
      expect([calendar.to, calendar.firstOpen]).toEqual(['2026-12-21', '2026-11-23']);
      const said = async (moveOn?: string) => {
        const move = { shippingSeq, installOn, wants: 'move', ...(moveOn && { moveOn }) } as const;
        return (await own.send(changeDelivery, move)).json().error?.fields?.moveOn;
      };
      for (const { day, reason } of calendar.closed) expect(await said(day)).toContain(reason);
      expect(await said('2026-12-22')).toContain('예약 기간이 아님');
      expect(await said()).toBe('옮기실 날을 골라 주세요.');
      expect(await said(installOn)).toContain('같은 날');
      expect(await said(calendar.firstOpen ?? '')).toBeUndefined();
      expect(await own.refusal(listServiceDays, { holidayType: 'after', product: 'o' })).toEqual([
        422,
        'ERR_INVALID_INPUT',
      ]);
    });

    test('is changed by one of several simultaneous calls, and the others see the result', async () => {
      const own = await signedIn();
      const { orderNo, shippingSeq, installOn } = await deliverPlanned(api());
      const asked = { shippingSeq, installOn };
      const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
      const answers = await Promise.all(
        days.map((moveOn) => own.refusal(changeDelivery, { ...asked, wants: 'move', moveOn })),
      );
      const won = days.filter((_, i) => answers[i]?.[0] === 200);
      expect(won).toHaveLength(1);
      expect(answers.filter(([, code]) => code === 'ERR_DELIVERY_STAGE')).toHaveLength(3);
      const { shipments } = await own.call(readDelivery, { orderNo });
      expect(shipments[0]?.installOn).toBe(won[0]);
      const events = await db().selectFrom('shipment_event').select('day').execute();
      expect(events.filter(({ day }) => day === 'confirmed')).toHaveLength(1);
    });

    test('of several shipments has a stage and a day for each', async () => {
      const own = await signedIn();
      const foot = { goodsName: '한결 발 마사지기 HO-22', qty: 2 };
      const { orderNo, shippingSeqs } = await deliver(api(), {
        shipments: [[{ goodsName: '한결 안마의자 HB-520', qty: 1 }], [foot]],
      });
      const [chair = '', other = ''] = shippingSeqs;
      await operate('advance-shipment', { shippingSeq: chair });
      await operate('plan-shipment', { shippingSeq: chair, installOn: '2026-11-27' });
      const { shipments } = await own.call(readDelivery, { orderNo });
      expect(
        shipments.map(({ shippingSeq, status, installOn }) => [shippingSeq, status, installOn]),
      ).toEqual([
        [chair, 'PREPARE', '2026-11-27'],
        [other, 'ORDER', null],
      ]);
      expect(shipments[1]?.parts).toEqual([foot]);
    });

    test('is added by the order system, once for each order', async () => {
      const own = await signedIn();
      const order = {
        orderNo: '2026111100001',
        userIdx: '1001',
        orderKind: '0',
        orderedOn: '2026-11-11',
        goodsCd: 'HG-200',
        custName: '김하늘',
        phoneNum: '01000001001',
        place: { zonecode: '', addr: '서울 송파구 올림로 300', addrDetail: '' },
        shipments: [[{ goodsName: '안마의자', qty: 1 }]],
      };
      const added = (await operate('add-delivery', order)) as { shippingSeqs: string[] };
      expect(await own.call(readDelivery, { orderNo: order.orderNo })).toMatchObject({
        goodsName: '한결 안마의자 HG-200',
        shipments: [{ shippingSeq: added.shippingSeqs[0], status: 'ORDER' }],
      });
      await expect(operate('add-delivery', order)).rejects.toThrow('a delivery of this order');
      await expect(operate('add-delivery', { ...order, goodsCd: 'X' })).rejects.toThrow('model');
      expect(await operate('deliveries', {})).toEqual([
        {
          shippingSeq: added.shippingSeqs[0],
          orderNo: order.orderNo,
          status: 'ORDER',
          day: 'none',
          installOn: null,
          askedOn: null,
        },
      ]);
      const nobody = { shippingSeq: '1', name: '박기사', phone: '010-0000-3001' };
      await expect(operate('name-engineer', nobody)).rejects.toThrow('no such number');
      const unknown = { ...nobody, shippingSeq: added.shippingSeqs[0], picture: 'lost.webp' };
      await expect(operate('name-engineer', unknown)).rejects.toThrow('no such picture');
      await expect(operate('advance-shipment', nobody)).rejects.toThrow('no such number');
    });

    test('is deleted when its time is over', async () => {
      await deliver(api(), { orderedOn: '2021-11-22' });
      const kept = async () => {
        await deleteExpiredDeliveries({ db: db(), clock: makeClock(noon) });
        return (await db().selectFrom('shipment_event').select('at').execute()).length;
      };
      expect(await kept()).toBe(1);
      await db().updateTable('delivery').set({ ordered_on: '2021-11-21' }).execute();
      expect(await kept()).toBe(0);
    });
  });
