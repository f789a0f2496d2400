import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  cancelAssembly,
  readPointExpiry,
  listPointExpiries,
  listPoints,
  listPointMonths,
  readPointTotal,
  fileSeatReplacement,
  fileRelocation,
  type InputOf,
} from '@portal/contract';
import { people } from '@portal/testing/people';
import { noon, type TestApi } from '../../testing/api.ts';
import { Browser, browserOf } from '../../testing/browser.ts';
import { anAssembly, aReplacement, productIdxOf } from '../../testing/inputs/orders.ts';
import { deleteExpiredEntries } from './repository.ts';

const signs = { EARN: 1, USE: -1, EXPIRED: -1 };

/** Members' points, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the points of a member', () => {
    const db = () => api().database.db;
    beforeEach(async () => {
      for (const table of ['service_order', 'point_entry', 'point_registry'] as const)
        await db().deleteFrom(table).execute();
    });

    const signedIn = (loginId: string, minutes = 0) =>
      browserOf(api(), loginId, new Date(Date.parse(noon) + minutes * 60_000).toISOString());
    const list = (own: Browser, input: InputOf<typeof listPoints> = {}) =>
      own.call(listPoints, { pageSize: 50, ...input });
    const sumOf = async (own: Browser) =>
      (await list(own)).list.reduce((sum, { type, amount }) => sum + signs[type] * amount, 0);
    const total = async (own: Browser) => (await own.call(readPointTotal, {})).total;
    /** Files a request that spends points. */
    const spend = async (own: Browser, usePoint: number) =>
      own.call(fileSeatReplacement, aReplacement(await productIdxOf(own, 'HB-700'), { usePoint }));

    test.each([
      ['haneul', 1_000_000, 5],
      ['yuna', 20_000, 4],
      ['sora', 50_000, 2],
      ['minsu', 0, 0],
      ['doyun', 0, 0],
    ])('of %s are %d in all, as their history says', async (loginId, points, rows) => {
      const own = await signedIn(loginId);
      expect([await total(own), await sumOf(own), (await list(own)).total]).toEqual([
        points,
        points,
        rows,
      ]);
    });

    test('are listed with what was given, spent and has expired, the newest first', async () => {
      const own = await signedIn('haneul');
      const { ordNbr } = await spend(own, 40_000);
      expect((await list(own)).list).toEqual([
        {
          pointIdx: `o${ordNbr}`,
          type: 'USE',
          amount: 40_000,
          on: '2026-11-21',
          text: '시트 교체 · 한결 안마의자 프리미엄 HB-700',
          expiresOn: null,
          ordNbr,
        },
        {
          pointIdx: expect.stringMatching(/^e\d+$/),
          type: 'EARN',
          amount: 300_000,
          on: '2026-09-22',
          text: '친구 추천',
          expiresOn: '2028-09-21',
          ordNbr: null,
        },
        expect.objectContaining({ type: 'EXPIRED', amount: 30_000, on: '2026-09-12' }),
        expect.objectContaining({ type: 'EARN', amount: 400_000 }),
        expect.objectContaining({ type: 'EARN', amount: 300_000, expiresOn: '2026-12-21' }),
        expect.objectContaining({ type: 'EARN', amount: 30_000, text: '회원 가입' }),
      ]);
      expect(await sumOf(own)).toBe(await total(own));
    });

    test('come back from a request that is cancelled, and it leaves the history', async () => {
      const own = await signedIn('haneul');
      const waiting = await own.call(
        fileRelocation,
        anAssembly(await productIdxOf(own, 'HB-700'), { usePoint: 10_000 }),
      );
      expect([await total(own), await sumOf(own)]).toEqual([990_000, 990_000]);
      await own.call(cancelAssembly, { ordNbr: waiting.ordNbr });
      expect([await total(own), await sumOf(own)]).toEqual([1_000_000, 1_000_000]);
    });

    test.each([
      [{}, ['USE', 'EARN', 'EXPIRED', 'EARN', 'EARN', 'EARN'], 6],
      [{ type: 'EARN' }, ['EARN', 'EARN', 'EARN', 'EARN'], 4],
      [{ type: 'USE' }, ['USE'], 1],
      [{ type: 'EXPIRED' }, ['EXPIRED'], 1],
      [{ pageSize: 2 }, ['USE', 'EARN'], 6],
      [{ pageSize: 2, curPage: 3 }, ['EARN', 'EARN'], 6],
      [{ pageSize: 4, curPage: 9 }, ['EARN', 'EARN'], 6],
      [{ type: 'EXPIRED', curPage: 2 }, ['EXPIRED'], 1],
    ] as const)('are listed by %j', async (input, types, all) => {
      const own = await signedIn('haneul');
      await spend(own, 1_000);
      const page = await list(own, input);
      expect([page.list.map(({ type }) => type), page.total]).toEqual([types, all]);
    });

    test.each([{ type: 'earn' }, { type: '0' }, { type: '-1' }, { curPage: 0 }, { pageSize: 51 }])(
      'are not listed by %j',
      async (input) => {
        const own = await signedIn('haneul');
        expect((await own.send(listPoints, input as never)).statusCode).toBe(422);
      },
    );

    test('are summed for each of the last twelve months in Seoul', async () => {
      const own = await signedIn('haneul');
      await spend(own, 40_000);
      const { months } = await own.call(listPointMonths, {});
      expect(months.map(({ month }) => month)).toEqual([
        '2025-12',
        ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
      ]);
      const something = months.filter(({ earned, used, expired }) => earned + used + expired > 0);
      expect(something).toEqual([
        { month: '2026-01', earned: 400_000, used: 0, expired: 0 },
        { month: '2026-09', earned: 300_000, used: 0, expired: 30_000 },
        { month: '2026-11', earned: 0, used: 40_000, expired: 0 },
      ]);
      const later = new Browser(await api().at('2026-11-30T23:59:59+09:00'));
      const next = new Browser(await api().at('2026-12-01T00:00:00+09:00'));
      for (const [who, month] of [[later, '2026-11'] as const, [next, '2026-12'] as const]) {
        await who.signIn(api().sandbox, 'haneul');
        expect((await who.call(listPointMonths, {})).months.at(-1)?.month).toBe(month);
      }
    });

    test('expire next as far as they are not spent: those earned first are spent first', async () => {
      const own = await signedIn('haneul');
      const next = () => own.call(readPointExpiry, {});
      expect(await next()).toEqual({ total: 300_000, expiresOn: '2026-12-21', soon: true });
      await spend(own, 100_000);
      expect(await next()).toEqual({ total: 200_000, expiresOn: '2026-12-21', soon: true });
      for (const usePoint of [104_500, 104_500]) await spend(own, usePoint);
      // The member has spent 309,000 points, so the points earned first are used up.
      expect(await next()).toEqual({ total: 391_000, expiresOn: '2028-01-25', soon: false });
      const without = await signedIn('minsu');
      expect(await without.call(readPointExpiry, {})).toEqual({
        total: 0,
        expiresOn: null,
        soon: false,
      });
    });

    test('are listed if they expire within ninety days, the soonest first', async () => {
      const { points } = api().sandbox;
      const kept = points.get(people.minsu.userIdx) ?? [];
      const earned = (entryNo: string, expiresOn: string | null, amount = 100) =>
        ({ entryNo, type: 'EARN', amount, on: '2026-01-01', text: entryNo, expiresOn }) as const;
      points.set(people.minsu.userIdx, [
        earned('never', null),
        earned('last', '2027-02-19'),
        earned('beyond', '2027-02-20'),
        earned('tomorrow', '2026-11-22'),
        earned('today', '2026-11-21'),
        { ...earned('gone', null), type: 'EXPIRED' },
        earned('together', '2026-11-22', 50),
      ]);
      const own = await signedIn('minsu');
      const expiring = (input: InputOf<typeof listPointExpiries> = {}) =>
        own.call(listPointExpiries, input);
      expect(await expiring()).toEqual({
        list: [
          { amount: 100, expiresOn: '2026-11-22', text: 'tomorrow' },
          { amount: 50, expiresOn: '2026-11-22', text: 'together' },
          { amount: 100, expiresOn: '2027-02-19', text: 'last' },
        ],
        total: 3,
        curPage: 1,
        pageSize: 10,
      });
      expect(await expiring({ pageSize: 2, curPage: 5 })).toMatchObject({
        list: [{ text: 'last' }],
        curPage: 2,
      });
      expect(await own.call(readPointExpiry, {})).toEqual({
        total: 150,
        expiresOn: '2026-11-22',
        soon: true,
      });
      points.set(people.minsu.userIdx, kept);
    });

    test('follow the service a minute later, and every entry comes once', async () => {
      const { points } = api().sandbox;
      const kept = points.get(people.sora.userIdx) ?? [];
      const asked = jest.spyOn(points, 'get');
      const texts = async (minutes: number) =>
        (await list(await signedIn('sora', minutes))).list.map(({ text }) => text);
      const before = ['모션베드 구매', '회원 가입'];
      expect(await texts(0)).toEqual(before);
      const added = { entryNo: 'p-new', type: 'EARN', amount: 1, on: '2026-11-20' } as const;
      points.set(people.sora.userIdx, [...kept, { ...added, text: '후기', expiresOn: null }]);
      expect(await texts(0.9)).toEqual(before);
      expect(asked).toHaveBeenCalledTimes(1);
      const many = await Promise.all(Array.from({ length: 5 }, () => texts(1)));
      expect(many).toEqual(many.map(() => ['후기', ...before]));
      asked.mockRestore();
      points.set(people.sora.userIdx, kept);
    });

    test('are answered as last known while the service is away, and are unavailable if it never answered', async () => {
      const known = await list(await signedIn('yuna'));
      const away = jest.spyOn(api().sandbox.points, 'get').mockImplementation(() => {
        throw new Error('away');
      });
      const own = await signedIn('yuna', 2);
      expect([await list(own), await list(own)]).toEqual([known, known]);
      expect(away).toHaveBeenCalledTimes(1);
      expect(await own.refusal(readPointTotal, {})).toEqual([503, 'ERR_UNAVAILABLE']);
      const never = await signedIn('haneul', 2);
      expect(await never.refusal(listPoints, {})).toEqual([503, 'ERR_UNAVAILABLE']);
      away.mockRestore();
      expect((await list(never)).total).toBe(5);
    });

    test('leave the history after five years', async () => {
      const own = await signedIn('haneul');
      await list(own);
      // Five years minus a day after the first entry; the next call is one day later.
      await deleteExpiredEntries(db(), '2029-09-11');
      expect((await list(own)).total).toBe(5);
      await deleteExpiredEntries(db(), '2029-09-12');
      expect((await list(own)).list.map(({ text }) => text)).not.toContain('회원 가입');
    });
  });
