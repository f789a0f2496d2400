import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  listOwnedProducts,
  readUsage,
  listUsage,
  fileMembership,
  type InputOf,
} from '@portal/contract';
import type { TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';
import { freshContracts } from '../../testing/inputs/contracts.ts';
import { aMembership, productIdxOf } from '../../testing/inputs/orders.ts';

/** The usage info of a member's products, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the usage of a product', () => {
    beforeEach(async () => {
      const { db } = api().database;
      await freshContracts(api());
      await db.deleteFrom('product_registry').execute();
      await db.deleteFrom('service_order').execute();
    });
    const signedIn = (loginId = 'haneul') => browserOf(api(), loginId);
    const usageOf = async (own: Browser, goodsCd: string) =>
      own.call(readUsage, { productIdx: await productIdxOf(own, goodsCd) });

    test('has warranty, contract, what there is about its model, and its services', async () => {
      const own = await signedIn();
      const shown = await usageOf(own, 'HB-700');
      expect(shown).toMatchObject({
        goodsName: '한결 안마의자 프리미엄 HB-700',
        ordNo: '2024051300012',
        // The fixture content does not have this model, so the legal minimum of 12 months applies.
        warranty: { months: 12, until: '2025-05-19', daysLeft: 0 },
        contract: {
          custCode: '3100101',
          monthly: 59_900,
          products: 1,
          payDay: 25,
          withdrawOn: '2026-11-25',
          until: '2029-05-19',
          daysLeft: 911,
        },
        care: null,
        manuals: [],
        videos: [],
        faqs: [{ bbsIdx: '9', subject: '안마의자에서 소리가 납니다' }],
      });
      expect(shown.services).toEqual(
        ['after', 'seat', 'transfer', 'assemble_disassemble'].map((service) => ({
          service,
          refusal: null,
        })),
      );
    });

    test('has the manuals, videos and questions of exactly its model, as they are published', async () => {
      const { products } = api().sandbox;
      const kept = products.get('1001') ?? [];
      const model = { goodsCd: 'HG-200', goodsName: '한결 안마의자 HG-200', recordNo: 'r-hg' };
      products.set('1001', [...kept, { ...(kept[0] as (typeof kept)[0]), ...model }]);
      const shown = await usageOf(await signedIn(), 'HG-200');
      products.set('1001', kept);
      expect(shown).toMatchObject({
        warranty: { months: 36, until: '2027-05-19', daysLeft: 180 },
        manuals: [{ bbsIdx: '301', subject: '안마의자 사용 설명서' }],
        videos: [{ bbsIdx: '202', subject: '안마의자 분해하기' }],
        faqs: [{ bbsIdx: '9' }],
      });
    });

    test('tells why a service cannot be requested', async () => {
      const refusals = async (own: Browser, goodsCd: string) =>
        Object.fromEntries(
          (await usageOf(own, goodsCd)).services.map(({ service, refusal }) => [service, refusal]),
        );
      const unverified = expect.stringContaining('사용 정보가 확인된 제품만');
      expect(await refusals(await signedIn('junho'), 'HL-300')).toEqual({
        after: unverified,
        transfer: unverified,
        assemble_disassemble: unverified,
      });
      const yuna = await signedIn('yuna');
      expect((await refusals(yuna, 'HW-310'))['w_filter']).toContain('계약하신 분만');
      expect(await refusals(yuna, 'HO-22')).toEqual({});
      expect((await refusals(yuna, 'HB-310'))['seat']).toContain('시트가 없는 모델');
      const boram = await signedIn('boram');
      // Her chair is on Udo, her purifier on the main island.
      expect(Object.values(await refusals(boram, 'HB-520'))).toEqual(
        Array.from({ length: 4 }, () => expect.stringContaining('제주는 본섬만')),
      );
      expect((await refusals(boram, 'HW-310'))['after']).toBeNull();
      const own = await signedIn();
      expect((await refusals(own, 'HW-310'))['w_filter']).toBeNull();
      await own.call(fileMembership, aMembership(await productIdxOf(own, 'HW-310')));
      expect((await refusals(own, 'HW-310'))['w_filter']).toContain('이미');
    });

    test('has no contract where the product was bought, or a relative pays', async () => {
      expect((await usageOf(await signedIn('seoyeon'), 'HB-700')).contract).toBeNull();
      expect((await usageOf(await signedIn('yuna'), 'HW-310')).contract).toBeNull();
    });

    test('says how many products its contract is for', async () => {
      const { productList } = await (await signedIn('seoyeon')).call(listUsage, {});
      const told = productList.map(({ goodsCd, contract }) => [goodsCd, contract?.products]);
      expect(told.filter(([goodsCd]) => goodsCd === 'HB-520')).toEqual([
        ['HB-520', 2],
        ['HB-520', 2],
      ]);
      const own = await signedIn('seoyeon');
      expect((await usageOf(own, 'HB-520')).contract).toMatchObject({ products: 2 });
    });

    const listed = async (own: Browser, input: InputOf<typeof listUsage> = {}) =>
      own.call(listUsage, input);

    test.each([
      [{}, ['HW-310', 'HB-700']],
      [{ orderKind: '1' }, ['HW-310', 'HB-700']],
      [{ orderKind: '0' }, []],
    ] as const)('is listed by %j for who rents, the newest first', async (input, models) => {
      const { productList } = await listed(await signedIn(), input);
      expect(productList.map(({ goodsCd }) => goodsCd)).toEqual(models);
    });

    test.each([
      [{}, ['HO-22', 'HW-310', 'HL-300', 'HB-310', 'HB-520']],
      [{ orderKind: '1' }, ['HW-310']],
      [{ orderKind: '0' }, ['HO-22', 'HL-300', 'HB-310', 'HB-520']],
    ] as const)('is listed by %j for who bought and rents', async (input, models) => {
      const { productList } = await listed(await signedIn('yuna'), input);
      expect(productList.map(({ goodsCd }) => goodsCd)).toEqual(models);
    });

    test('is not listed for an unknown kind', async () => {
      const own = await signedIn();
      for (const orderKind of ['-1', '2', 'rental'])
        expect((await own.send(listUsage, { orderKind } as never)).statusCode).toBe(422);
    });

    test('is the same in the list, whose contracts are asked for once', async () => {
      const own = await signedIn();
      const asked = jest.spyOn(api().sandbox.changes.contracts, 'get');
      const { productList, contractsUnknown } = await listed(own);
      expect([asked.mock.calls.length, contractsUnknown]).toEqual([1, false]);
      asked.mockRestore();
      for (const product of productList)
        expect(await own.call(readUsage, { productIdx: product.productIdx })).toMatchObject(
          product,
        );
    });

    test('is listed without contracts while the billing system is away', async () => {
      const own = await signedIn();
      const away = jest.spyOn(api().sandbox.changes.contracts, 'get').mockImplementation(() => {
        throw new Error('away');
      });
      const { productList, contractsUnknown } = await listed(own);
      expect([productList.map(({ contract }) => contract), contractsUnknown]).toEqual([
        [null, null],
        true,
      ]);
      expect((await listed(own, { orderKind: '0' })).contractsUnknown).toBe(false);
      away.mockRestore();
    });

    test.each(['doyun', 'junho2'])('is of nothing for %s, who has no product', async (loginId) => {
      expect(await listed(await signedIn(loginId))).toEqual({
        productList: [],
        contractsUnknown: false,
        registering: [],
        handedOver: [],
      });
    });

    test('is shown to its owner alone', async () => {
      const own = await signedIn();
      const productIdx = await productIdxOf(own, 'HB-700');
      for (const loginId of ['junho', 'doyun']) {
        const other = await signedIn(loginId);
        await other.call(listOwnedProducts, {});
        for (const asked of [productIdx, '999999999999'])
          expect(await other.refusal(readUsage, { productIdx: asked })).toEqual([
            404,
            'ERR_NOT_FOUND',
          ]);
      }
    });
  });
