import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cancelRepair,
  fileRepair,
  listServiceOrders,
  openOrderLink,
  readOverview,
  readRepair,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
import { changedContent } from '../../testing/changed-content.ts';
import { anAfterService, fileOne, productIdxOf } from '../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../testing/messages/arrived.ts';
import { cancelOverdue } from './pay-order.ts';

const { minji, haneul } = people;

/** What customers are told of their requests, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('messages about requests', () => {
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await api().database.db.deleteFrom('service_order').execute();
      await forgetArrived(api());
    });
    const operate = (name: string, argument: object, at = noon) =>
      orderCommands(api().partsAt(at))[name]?.(argument);
    const repair = async () => {
      const own = await browserOf(api(), 'haneul');
      const contact = { custName: minji.name, phoneNum: minji.phone };
      const input = anAfterService(await productIdxOf(own, 'HB-700'), contact);
      return { own, ...(await own.call(fileRepair, input)) };
    };

    test('go to who was entered in the form, when the centre receives one', async () => {
      const { ordNbr } = await repair();
      const arrived = await arrivedOn(api(), minji.phone);
      expect(arrived).toMatchObject([{ title: '서비스 접수' }]);
      for (const said of [`${minji.name}님`, ordNbr, '2026.11.24(화) 방문', '1577-0000번'])
        expect(arrived[0]?.text).toContain(said);
      expect(await arrivedOn(api(), haneul.phone)).toEqual([]);
    });

    test('say who cancelled it, and why', async () => {
      const { own, ordNbr } = await repair();
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      const other = await repair();
      const note = '부품이 없어 방문하지 못합니다.';
      await operate('cancel-order', { ordNbr: other.ordNbr, note });
      const arrived = await arrivedOn(api(), minji.phone);
      expect(arrived.filter(({ title }) => title === '접수 취소')).toEqual([
        { title: '접수 취소', text: expect.stringContaining('까닭: 고객님이 취소하셨습니다.') },
        { title: '접수 취소', text: expect.stringContaining(`까닭: ${note}`) },
      ]);
    });

    test('come once the request counts as paid, or was cancelled because nobody paid', async () => {
      const own = await browserOf(api(), 'haneul');
      const paid = await fileOne(own, 'transfer');
      expect(await arrivedOn(api(), haneul.phone)).toEqual([]);
      await operate('advance-order', { ordNbr: paid.ordNbr });
      await fileOne(own, 'transfer');
      const late = '2026-12-20T12:00:00+09:00';
      await cancelOverdue(api().partsAt(late));
      const arrived = await arrivedOn(api(), haneul.phone, late);
      // The first is a month old by then.
      expect(arrived.map(({ title }) => title)).toEqual(['접수 취소']);
      expect(arrived[0]?.text).toContain('방문일 전날까지 결제되지 않아');
    });

    test('tell the days before and after a move, which is in the history too', async () => {
      const { ordNbr } = await repair();
      await operate('move-order-day', { ordNbr, visitOn: '2026-11-26' });
      const arrived = await arrivedOn(api(), minji.phone);
      expect(arrived.map(({ title }) => title)).toEqual(['서비스 접수', '방문일 변경']);
      expect(arrived[1]?.text).toContain('바뀐 날짜: 2026.11.26(목) 방문');
      expect(arrived[1]?.text).toContain('전 날짜: 2026.11.24(화) 방문');
      const { db } = api().database;
      const events = await db
        .selectFrom('service_event')
        .select('status')
        .where('ord_nbr', '=', Number(ordNbr))
        .execute();
      expect(events).toEqual([{ status: 'RECEIVE' }, { status: 'RECEIVE' }]);
    });

    test('say when the engineer on the way arrives, on its day alone, as do its page and the guest’s', async () => {
      const { own, ordNbr } = await repair();
      const at = '2026-11-24T14:00:00+09:00';
      const say = (minutes: number, when = at) =>
        operate('order-on-the-way', { ordNbr, minutes }, when);
      await expect(say(35, noon)).rejects.toThrow('nobody visits it today');
      await expect(say(0)).rejects.toThrow('minutes');
      await expect(say(181)).rejects.toThrow('180');
      await expect(operate('order-on-the-way', { ordNbr: '1', minutes: 5 })).rejects.toThrow(
        'no such',
      );
      await say(35);
      await say(35);
      await say(50);
      const arrived = (await arrivedOn(api(), minji.phone, at)).slice(-2);
      expect(arrived.map(({ title }) => title)).toEqual(['기사 출발', '기사 출발']);
      expect(arrived[0]?.text).toContain('도착: 14:35쯤 (약 35분 뒤)');
      const nextAt = async (when: string) => {
        own.app = await api().at(when);
        return (await own.call(readRepair, { serviceIdx: ordNbr })).next.text;
      };
      const said = '기사가 출발했습니다. 14:50쯤 도착합니다.';
      own.app = await api().at(at);
      await own.signIn(api().sandbox, 'haneul');
      expect(await nextAt(at)).toBe(said);
      const [button] = api().sandbox.phones.on(minji.phone).at(-1)?.buttons ?? [];
      const token = button?.path.split('#o=')[1] ?? '';
      expect((await own.call(openOrderLink, { token })).next.text).toBe(said);
      for (let i = 0; i < 3; i += 1) await operate('advance-order', { ordNbr }, at);
      expect(await nextAt(at)).not.toContain('출발');
      await expect(say(10)).rejects.toThrow('not over');
    });

    test('name the engineer, as do the page, the overview and the guest’s link, until the day moves', async () => {
      const at = '2026-11-24T14:00:00+09:00';
      const { own, ordNbr } = await repair();
      await expect(operate('name-order-engineer', { ordNbr: '1', name: '오기사' })).rejects.toThrow(
        'no such',
      );
      await operate('advance-order', { ordNbr });
      const named = { ordNbr, name: '오기사', picture: 'engineer.webp' };
      await expect(
        operate('name-order-engineer', { ...named, picture: 'open-box.webp' }),
      ).rejects.toThrow('no such picture is published');
      await operate('name-order-engineer', named);
      await operate('advance-order', { ordNbr });
      const assigned = (await arrivedOn(api(), minji.phone)).at(-1);
      expect(assigned).toMatchObject({ title: '기사 배정' });
      expect(assigned?.text).toContain('기사: 오기사');
      const coming = { today: false, engineer: '오기사', arrival: null };
      const url = expect.stringMatching(/^\/api\/media\/[0-9a-f]{8}\/engineer\.webp$/);
      const picture = { url, width: 32, height: 32 };
      // The overview and the list tell the name in a line of text.
      const told = (what: object, shown: object | null) => [
        { ...what, picture: shown },
        { ...what, picture: shown },
        what,
        what,
      ];
      const seen = async () => {
        const [button] = api().sandbox.phones.on(minji.phone).at(-1)?.buttons ?? [];
        const token = button?.path.split('#o=')[1] ?? '';
        return [
          (await own.call(readRepair, { serviceIdx: ordNbr })).coming,
          (await own.call(openOrderLink, { token })).coming,
          (await own.call(readOverview, {})).visit?.coming,
          (await own.call(listServiceOrders, {})).next?.coming,
        ];
      };
      expect(await seen()).toEqual(told(coming, picture));
      await operate('order-on-the-way', { ordNbr, minutes: 35 }, at);
      own.app = await api().at('2026-11-24T14:15:00+09:00');
      await own.signIn(api().sandbox, 'haneul');
      const arrival = { time: '14:35', minutes: 20 };
      expect(await seen()).toEqual(told({ ...coming, today: true, arrival }, picture));
      await operate('move-order-day', { ordNbr, visitOn: '2026-11-26' }, at);
      expect(await seen()).toEqual(told({ ...coming, engineer: null }, null));
      await operate('cancel-order', { ordNbr }, at);
      expect((await own.call(readRepair, { serviceIdx: ordNbr })).coming).toBeNull();
      await expect(operate('name-order-engineer', { ordNbr, name: '오기사' })).rejects.toThrow();
    });

    test('keep the engineer’s name when content has the picture no more', async () => {
      const { own, ordNbr } = await repair();
      await operate('name-order-engineer', { ordNbr, name: '오기사', picture: 'engineer.webp' });
      await api().loadContent(changedContent('engineer-picture.json', () => []));
      try {
        const { coming } = await own.call(readRepair, { serviceIdx: ordNbr });
        expect(coming).toMatchObject({ engineer: '오기사', picture: null });
      } finally {
        await api().loadContent();
      }
    });

    test('do not say that somebody is on the way who is not any more, or half an hour later', async () => {
      const at = '2026-11-24T14:00:00+09:00';
      const moved = await repair();
      await operate('order-on-the-way', { ordNbr: moved.ordNbr, minutes: 40 }, at);
      await operate('move-order-day', { ordNbr: moved.ordNbr, visitOn: '2026-11-26' }, at);
      const cancelled = await repair();
      await operate('order-on-the-way', { ordNbr: cancelled.ordNbr, minutes: 40 }, at);
      await operate('cancel-order', { ordNbr: cancelled.ordNbr }, at);
      const late = await repair();
      await operate('order-on-the-way', { ordNbr: late.ordNbr, minutes: 40 }, at);
      const arrived = await arrivedOn(api(), minji.phone, '2026-11-24T14:30:01+09:00');
      const titles = arrived.map(({ title }) => title);
      expect(titles.filter((title) => title === '방문일 변경')).toHaveLength(1);
      expect(titles).not.toContain('기사 출발');
    });

    test('move both days of a service that has two, in their order', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'transfer');
      const days = { visitOn: '2026-12-10', secondOn: '2026-12-20' };
      await expect(operate('move-order-day', { ordNbr, ...days })).rejects.toThrow('received');
      await operate('advance-order', { ordNbr });
      const wrong = { visitOn: '2026-12-21', secondOn: '2026-12-20' };
      await expect(operate('move-order-day', { ordNbr, ...wrong })).rejects.toThrow('days');
      await operate('move-order-day', { ordNbr, ...days });
      await expect(operate('move-order-day', { ordNbr, ...days })).rejects.toThrow('days');
      const arrived = await arrivedOn(api(), haneul.phone);
      expect(arrived.at(-1)?.text).toContain(
        '바뀐 날짜: 2026.12.10(목) 회수 (오전 9시~낮 12시), 2026.12.20(일) 설치 (오전 10시~오후 1시)',
      );
    });
  });
