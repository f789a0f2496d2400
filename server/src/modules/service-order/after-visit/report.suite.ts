import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  fileRepair,
  listRepairs,
  lookUpOrder,
  lookUpOrders,
  openOrderLink,
  readRepair,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { afterVisitCommands } from '../../../operators/after-visit/commands.ts';
import { orderCommands } from '../../../operators/orders.ts';
import { noon, type TestApi } from '../../../testing/api.ts';
import { Browser, browserOf } from '../../../testing/browser.ts';
import { anAfterService, fileOne, productIdxOf } from '../../../testing/inputs/orders.ts';
import { arrivedOn, forgetArrived } from '../../../testing/messages/arrived.ts';

const { minji } = people;
const report = {
  work: '물이 새던 이음매를 바꾸었습니다.',
  parts: [{ name: '이음매', count: 2 }],
  charge: 15_000,
};
const warrantyUntil = '2027-02-20';

/** What the centre reports of a visit, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the report of a visit', () => {
    beforeEach(async () => {
      api().sandbox.time.now = Date.parse(noon);
      await api().database.db.deleteFrom('service_order').execute();
      await api().database.db.deleteFrom('guest_tally').execute();
      await forgetArrived(api());
    });
    const finish = (argument: object) =>
      afterVisitCommands(api().partsAt(noon))['finish-order']?.(argument);
    const advance = async (ordNbr: string, stages: number) => {
      const commands = orderCommands(api().partsAt(noon));
      for (let i = 0; i < stages; i += 1) await commands['advance-order']?.({ ordNbr });
    };
    /** A repair whose engineer is assigned. */
    const assigned = async () => {
      const own = await browserOf(api(), 'haneul');
      const contact = { custName: minji.name, phoneNum: minji.phone };
      const input = anAfterService(await productIdxOf(own, 'HB-700'), contact);
      const { ordNbr } = await own.call(fileRepair, input);
      await advance(ordNbr, 2);
      return { own, ordNbr };
    };

    test('finishes the request, and member, guest and message tell it alike', async () => {
      const { own, ordNbr } = await assigned();
      expect((await own.call(readRepair, { serviceIdx: ordNbr })).report).toBeNull();
      await finish({ ordNbr, ...report, warrantyUntil });
      const shown = { status: 'COMPLETE', report, warrantyUntil };
      expect(await own.call(readRepair, { serviceIdx: ordNbr })).toMatchObject(shown);
      expect((await own.call(listRepairs, {})).list).toMatchObject([{ ordNbr, warrantyUntil }]);

      const guest = new Browser(await api().at(noon));
      const asked = { userName: minji.name, userPhone: minji.phone };
      const { list } = await guest.call(lookUpOrders, asked);
      const looked = await guest.call(lookUpOrder, { encSeq: list[0]?.encSeq ?? '', ...asked });
      expect(looked).toMatchObject({ masked: true, ...shown });

      const last = (await arrivedOn(api(), minji.phone)).at(-1);
      expect(last?.title).toBe('서비스 완료');
      for (const said of [report.work, '이음매 2개', '15,000원', '2027.02.20까지'])
        expect(last?.text).toContain(said);
      const token = api().sandbox.phones.on(minji.phone).at(-1)?.buttons[0]?.path.split('#o=')[1];
      expect(await guest.call(openOrderLink, { token: token ?? '' })).toEqual(looked);
    });

    test('is corrected without another message or event', async () => {
      const { own, ordNbr } = await assigned();
      await finish({ ordNbr, ...report, warrantyUntil });
      const { history } = await own.call(readRepair, { serviceIdx: ordNbr });
      await finish({ ordNbr, work: '이음매를 조였습니다.', charge: 0 });
      expect(await own.call(readRepair, { serviceIdx: ordNbr })).toMatchObject({
        report: { work: '이음매를 조였습니다.', parts: [], charge: 0 },
        warrantyUntil: null,
        history,
      });
      const titles = (await arrivedOn(api(), minji.phone)).map(({ title }) => title);
      expect(titles.filter((title) => title === '서비스 완료')).toHaveLength(1);
    });

    test('can be added to a request that was finished without one', async () => {
      const { own, ordNbr } = await assigned();
      await advance(ordNbr, 1);
      await finish({ ordNbr, ...report });
      expect(await own.call(readRepair, { serviceIdx: ordNbr })).toMatchObject({ report });
    });

    test('is refused before the visit, for a membership, an unknown number, a warranty that is over, and a wrong shape', async () => {
      const own = await browserOf(api(), 'haneul');
      const { ordNbr } = await fileOne(own, 'after');
      const membership = await fileOne(own, 'w_filter');
      await expect(finish({ ordNbr, ...report })).rejects.toThrow('next or was made');
      await expect(finish({ ordNbr: membership.ordNbr, ...report })).rejects.toThrow(
        'with a visit',
      );
      await expect(finish({ ordNbr: '1', ...report })).rejects.toThrow('no such number');
      await advance(ordNbr, 2);
      const past = { ordNbr, ...report, warrantyUntil: '2026-11-20' };
      await expect(finish(past)).rejects.toThrow('before today');
      await expect(finish({ ordNbr, work: '', charge: -1 })).rejects.toThrow(/work: .*charge: /);
      expect((await own.call(readRepair, { serviceIdx: ordNbr })).status).toBe('ENGINEER');
    });

    test('has room in its message, however long it is', async () => {
      const { ordNbr } = await assigned();
      const parts = Array.from({ length: 10 }, () => ({ name: '가'.repeat(30), count: 99 }));
      await finish({ ordNbr, work: '나'.repeat(200), parts, charge: 10_000_000, warrantyUntil });
      const last = (await arrivedOn(api(), minji.phone)).at(-1);
      expect(last?.text.length).toBeLessThanOrEqual(1000);
      expect(last?.text).toContain('나'.repeat(200));
    });
  });
