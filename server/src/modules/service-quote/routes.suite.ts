import { afterAll, describe, expect, test } from '@jest/globals';
import {
  listServiceDays,
  quoteRepair,
  quoteAssembly,
  listSeatsOfOrder,
  listOwnedProducts,
  listSeatsOfModel,
  quoteOf,
  quoteRange,
  quoteTransfer,
  type InputOf,
} from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser } from '../../testing/browser.ts';
import { changedContent } from '../../testing/changed-content.ts';
import { filtersOf } from './filters.ts';
import { materialsOf } from './materials.ts';

/** Prices and days of services, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('what a service costs', () => {
    afterAll(() => api().loadContent());
    const visitor = async () => new Browser(await api().at(noon));
    const amounts = ({ lines }: { lines: { amount: number | null }[] }) =>
      lines.map(({ amount }) => amount);

    test('is told to a visitor, as the content has it now', async () => {
      const own = await visitor();
      const asked = { grpCode: 'l' } as const;
      expect(amounts(await own.call(quoteAssembly, asked))).toEqual([60_000, 60_000]);
      const dearer = changedContent('service-rate.json', (list) =>
        list.map((rate) => (rate['code'] === 'assemble' ? { ...rate, l: 65_000 } : rate)),
      );
      await api().loadContent(dearer);
      expect(amounts(await own.call(quoteAssembly, asked))).toEqual([60_000, 65_000]);
    });

    test('is nothing for a visit to a rented product', async () => {
      const own = await visitor();
      const bought = await own.call(quoteRepair, { product: 'w' });
      const rented = await own.call(quoteRepair, { product: 'w', orderKind: '1' });
      expect([amounts(bought), amounts(rented)]).toEqual([
        [20_000, null],
        [0, null],
      ]);
    });

    test('depends on the regions of a transfer', async () => {
      const own = await visitor();
      const asked = { product: 'bf', fromAddr: '서울 중구 나리대로 110' } as const;
      const near = { ...asked, toAddr: '서울특별시 송파구 올림로 300' };
      expect(await own.call(quoteTransfer, near)).toMatchObject({
        fromRegion: '11',
        toRegion: '11',
        lines: [{ amount: 120_000 }, { amount: 0 }],
      });
      const jeju = { ...asked, toAddr: '제주특별자치도 제주시 문연로 6', ladderTo: 'Y' } as const;
      const far = await own.call(quoteTransfer, jeju);
      expect([far.toRegion, amounts(far)]).toEqual(['50', [120_000, 80_000, 100_000, null]]);
      const island = { ...asked, toAddr: '제주특별자치도 제주시 우도면 우도로 158' };
      expect((await own.send(quoteTransfer, island)).json().error.fields).toEqual({
        toAddr: expect.stringContaining('본섬만'),
      });
    });

    test('is told from the least to the most, before all is known', async () => {
      const own = await visitor();
      const range = async (asked: InputOf<typeof quoteRange>) => {
        const { least, most } = await own.call(quoteRange, asked);
        return [least, most].map((price) => quoteOf(price, { consentMarketing: 'N' }).total);
      };
      expect(await range({ service: 'transfer', product: 'w' })).toEqual([60_000, 190_000]);
      expect(await range({ service: 'transfer' })).toEqual([60_000, 350_000]);
      expect(await range({ service: 'after', product: 'w' })).toEqual([0, 20_000]);
      expect(await range({ service: 'assemble_disassemble', product: 'w' })).toEqual([
        50_000, 50_000,
      ]);
      // The one seat of the content and the visit, less 5 %.
      expect(await range({ service: 'seat' })).toEqual([104_500, 104_500]);
      expect(await own.refusal(quoteRange, { service: 'seat', product: 'w' })).toEqual([
        422,
        'ERR_INVALID_INPUT',
      ]);
    });

    test('is told for the seats of a model, an order and a serial number', async () => {
      const own = new Browser(await api().at(noon));
      await own.signIn(api().sandbox, 'haneul');
      await own.call(listOwnedProducts, {});
      const seats = {
        list: [{ goodsIdx: 'head', goodsName: '머리 쿠션', side: null, goodsPrice: 80_000 }],
        checkReplacement: 'Y',
        goodsName: '한결 안마의자 프리미엄 HB-700',
        discountRate: 5,
        visitFee: 30_000,
      };
      expect(await own.call(listSeatsOfOrder, { ordNo: '2024051300012' })).toMatchObject(seats);
      expect(await own.refusal(listSeatsOfOrder, { ordNo: '2023100300015' })).toEqual([
        404,
        'ERR_NOT_FOUND',
      ]);
      const guest = await visitor();
      const bySerial = { serialNo: 'C2405700123' };
      expect(await guest.call(listSeatsOfModel, bySerial)).toMatchObject(seats);
      expect(await guest.call(listSeatsOfModel, { goodsCd: 'HG-200' })).toMatchObject({
        list: [],
        checkReplacement: 'N',
      });
      for (const asked of [{ serialNo: 'C0000000000' }, { goodsCd: 'HW-1' }, {}])
        expect(await guest.refusal(listSeatsOfModel, asked)).toEqual([404, 'ERR_NOT_FOUND']);
    });

    test('is told for each side of a seat that has two', async () => {
      const sides = changedContent('seat.json', (list) =>
        list.map((seat) => ({ ...seat, sides: 2 })),
      );
      await api().loadContent(sides);
      const model = { goodsCd: 'HB-700', goodsName: '안마의자' };
      const { list } = await materialsOf(api().database.db, model);
      const seat = { code: 'head', goodsPrice: 80_000 };
      expect(list).toEqual([
        { ...seat, goodsIdx: 'head-l', goodsName: '머리 쿠션 (왼쪽)', side: 'left' },
        { ...seat, goodsIdx: 'head-r', goodsName: '머리 쿠션 (오른쪽)', side: 'right' },
      ]);
      await api().loadContent();
    });

    test('is told for the filters of a model, and of no other', async () => {
      const names = async (goodsCd: string) =>
        (await filtersOf(api().database.db, goodsCd)).map(({ name }) => name);
      expect(await names('HW-310')).toEqual(['세디먼트 필터', '프리 카본 필터', '멤브레인 필터']);
      expect(await names('HW-110')).toEqual(['세디먼트 필터', '프리 카본 필터']);
      expect(await names('HB-700')).toEqual([]);
    });

    test('comes with the days on which it can be had', async () => {
      const own = await visitor();
      const asked = { holidayType: 'transfer', product: 'bf', firstOn: '2026-11-24' } as const;
      const near = await own.call(listServiceDays, asked);
      const far = await own.call(listServiceDays, {
        ...asked,
        fromAddr: '서울 중구 나리대로 110',
        toAddr: '부산 해운대구 바다로 55',
      });
      expect([near.firstOpen, far.firstOpen]).toEqual(['2026-11-24', '2026-12-01']);
      const absurd = await own.call(listServiceDays, { ...asked, firstOn: '9999-12-31' });
      expect([absurd.firstOpen, absurd.to]).toEqual([null, '2027-04-20']);
    });
  });
