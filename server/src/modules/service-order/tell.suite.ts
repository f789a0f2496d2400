import { beforeEach, describe, expect, test } from '@jest/globals';
import { cancelRepair, fileRepair } from '@portal/contract';
import { people } from '@portal/testing/people';
import { orderCommands } from '../../operators/orders.ts';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf } from '../../testing/browser.ts';
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
      expect(arrived.at(-1)?.text).toContain('바뀐 날짜: 2026.12.10(목) 회수, 2026.12.20(일) 설치');
    });
  });
