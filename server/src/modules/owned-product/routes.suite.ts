import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { checkPurchases, listOwnedProducts } from '@portal/contract';
import { noon, type TestApi } from '../../testing/api.ts';
import { browserOf, type Browser } from '../../testing/browser.ts';

/** A member's own products, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the products a member owns', () => {
    // Other suites may have asked the service at a later time than these tests live in.
    beforeAll(async () => {
      await api().database.db.deleteFrom('product_registry').execute();
    });

    let minutes = 0;
    /** Signs in at a later minute each time, so that the API asks the service again. */
    const signedIn = async (loginId: string, wait = 2) => {
      minutes += wait;
      const at = new Date(Date.parse(noon) + minutes * 60_000).toISOString();
      return browserOf(api(), loginId, at);
    };
    const list = async (own: Browser) => (await own.call(listOwnedProducts, {})).productList;
    const records = () => api().sandbox.products;

    test('are listed as the membership service has them, the newest first', async () => {
      const products = await list(await signedIn('haneul'));
      expect(products).toEqual([
        {
          productIdx: expect.stringMatching(/^\d+$/),
          goodsCd: 'HW-310',
          goodsName: '한결 냉온정수기 HW-310',
          product: 'w',
          ordNo: '2025082800047',
          serialNo: 'C2509310456',
          orderKind: '1',
          installedOn: '2025-09-02',
          verified: true,
          contractHolder: true,
          place: {
            zonecode: '05551',
            addr: '서울 송파구 올림로 300',
            addrDetail: '101동 1203호 송파나루아파트',
          },
        },
        expect.objectContaining({ goodsCd: 'HB-700', product: 'bf', installedOn: '2024-05-20' }),
      ]);
    });

    test('are listed by group', async () => {
      const own = await signedIn('haneul');
      const groups = async (product: 'bf' | 'l') =>
        (await own.call(listOwnedProducts, { product })).productList.map((one) => one.product);
      expect([await groups('bf'), await groups('l')]).toEqual([['bf'], []]);
    });

    test.each([
      ['haneul', true, ['w', 'bf']],
      ['junho', true, ['l']],
      ['seoyeon', true, ['bf']],
      ['junho2', false, []],
      ['doyun', false, []],
    ])('exist for %s: %s', async (loginId, purchased, products) => {
      const own = await signedIn(loginId);
      expect(await own.call(checkPurchases, {})).toEqual({ purchased, products });
    });

    test('keep their numbers, and follow the service a minute later', async () => {
      const own = await signedIn('seoyeon');
      const before = await list(own);
      const told = records().get('1003') ?? [];
      const [first, ...others] = told.map((record) => ({ ...record, verified: false }));
      const added = { ...told[0], recordNo: 'new', installedOn: '2026-11-20' } as (typeof told)[0];
      records().set('1003', [...others, added]);
      expect(await list(own)).toEqual(before);
      const after = await list(await signedIn('seoyeon', 1));
      records().set('1003', told);
      expect(after).toHaveLength(3);
      expect(after[0]?.installedOn).toBe('2026-11-20');
      expect(after.map(({ serialNo }) => serialNo)).toContain(first?.serialNo);
      const kept = before.filter(({ productIdx }) =>
        after.some((one) => one.productIdx === productIdx),
      );
      expect(kept).toHaveLength(2);
      expect(after.slice(1).every(({ verified }) => !verified)).toBe(true);
    });

    test('are the same for many requests at once', async () => {
      const own = await signedIn('seoyeon');
      const lists = await Promise.all(Array.from({ length: 10 }, () => list(own)));
      expect(lists.map((one) => one.length)).toEqual(lists.map(() => 3));
    });

    test('are answered as last known while the service is away, which is not asked again at once', async () => {
      const known = await list(await signedIn('haneul'));
      const away = jest.spyOn(records(), 'get').mockImplementation(() => {
        throw new Error('away');
      });
      const own = await signedIn('haneul');
      expect([await list(own), await list(own)]).toEqual([known, known]);
      expect(away).toHaveBeenCalledTimes(1);
      away.mockRestore();
    });

    test('are unavailable while the service is away, if it has never answered', async () => {
      const { db } = api().database;
      await db.deleteFrom('product_registry').where('user_idx', '=', '1002').execute();
      const away = jest.spyOn(records(), 'get').mockImplementation(() => {
        throw new Error('away');
      });
      const own = await signedIn('junho');
      expect(await own.refusal(listOwnedProducts, {})).toEqual([503, 'ERR_UNAVAILABLE']);
      away.mockRestore();
      expect(await list(own)).toHaveLength(1);
    });
  });
