import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  fileRepair,
  lookUpOrder,
  lookUpOrders,
  quoteOwnRepair,
  readRepair,
  cancelRepair,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { afterVisitCommands } from '../../../operators/after-visit/commands.ts';
import { orderCommands } from '../../../operators/orders.ts';
import { noon, type TestApi } from '../../../testing/api.ts';
import { Browser, browserOf } from '../../../testing/browser.ts';
import { anAfterService, productIdxOf } from '../../../testing/inputs/orders.ts';

const warrantyUntil = '2026-12-21';

/** A repair whose fault came back, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a fault that came back', () => {
    beforeEach(async () => {
      await api().database.db.deleteFrom('service_order').execute();
      await api().database.db.deleteFrom('guest_tally').execute();
    });
    const on = (day: string) => `${day}T12:00:00+09:00`;
    /** A chair that nothing covers any more, repaired and with the work warranted. */
    const repaired = async () => {
      const own = await browserOf(api(), 'yuna');
      const productIdx = await productIdxOf(own, 'HB-520');
      const { ordNbr } = await own.call(fileRepair, anAfterService(productIdx));
      const parts = api().partsAt(noon);
      for (let i = 0; i < 2; i += 1) await orderCommands(parts)['advance-order']?.({ ordNbr });
      const report = { ordNbr, work: '기판을 바꾸었습니다.', charge: 30_000, warrantyUntil };
      await afterVisitCommands(parts)['finish-order']?.(report);
      return { productIdx, again: ordNbr };
    };
    const read = async (own: Browser, serviceIdx: string) => own.call(readRepair, { serviceIdx });

    test.each([
      // The customer says it on the last day; the visit is later.
      [warrantyUntil, 'free', 0, warrantyUntil],
      ['2026-12-22', 'charged', 30_000, undefined],
    ] as const)('on %s is %s: %d won', async (day, may, total, work) => {
      const { productIdx, again } = await repaired();
      const own = await browserOf(api(), 'yuna', on(day));
      expect((await read(own, again)).again).toEqual({ of: null, by: null, may });
      const visitOn = '2026-12-30';
      const { coverage, ...price } = await own.call(quoteOwnRepair, { productIdx, visitOn, again });
      expect([coverage.by, coverage.work, price.lines[0]?.amount]).toEqual([null, work, total]);
      const input = anAfterService(productIdx, { visitOn, again, consentMarketing: 'N' });
      const { ordNbr } = await own.call(fileRepair, input);
      const filed = await read(own, ordNbr);
      expect(filed.quote.total).toBe(total);
      expect(filed.again).toEqual({ of: again, by: null, may: null });
      expect((await read(own, again)).again).toEqual({ of: null, by: ordNbr, may: null });
    });

    test('can be filed again once the new request is cancelled', async () => {
      const { productIdx, again } = await repaired();
      const own = await browserOf(api(), 'yuna');
      const { ordNbr } = await own.call(fileRepair, anAfterService(productIdx, { again }));
      await own.call(cancelRepair, { serviceIdx: ordNbr });
      expect((await read(own, again)).again).toEqual({ of: null, by: null, may: 'free' });
    });

    test('counts as a new one where the number is not of a finished repair of this member and product', async () => {
      const { productIdx, again } = await repaired();
      const haneul = await browserOf(api(), 'haneul');
      const chair = await productIdxOf(haneul, 'HB-700');
      const other = await haneul.call(fileRepair, anAfterService(chair, { again }));
      expect((await read(haneul, other.ordNbr)).again?.of).toBeNull();
      const own = await browserOf(api(), 'yuna');
      const open = await own.call(fileRepair, anAfterService(productIdx));
      const unfinished = { productIdx, again: open.ordNbr };
      expect((await own.call(quoteOwnRepair, unfinished)).lines[0]?.amount).toBe(30_000);
      const bed = await productIdxOf(own, 'HL-300');
      const elsewhere = { productIdx: bed, again };
      expect((await own.call(quoteOwnRepair, elsewhere)).coverage.work).toBeUndefined();
    });

    test('is nothing that a guest sees', async () => {
      await repaired();
      const guest = new Browser(await api().at(noon));
      const asked = { userName: people.yuna.name, userPhone: people.yuna.phone };
      const { list } = await guest.call(lookUpOrders, asked);
      const shown = await guest.call(lookUpOrder, { encSeq: list[0]?.encSeq ?? '', ...asked });
      expect([shown.report?.charge, shown.again]).toEqual([30_000, null]);
    });
  });
