import { afterAll, describe, expect, test } from '@jest/globals';
import { goodsLists, returnFromCardWindow } from '@portal/contract';
import * as v from 'valibot';
import type { AppError } from '../../errors.ts';
import type { TestApi } from '../../testing/api.ts';
import { begun, noLog, processOf } from '../../testing/payments/begun.ts';
import { goInWorld } from '../../testing/payments/go.ts';
import { makeWorld, type World } from '../../testing/payments/world.ts';
import { begin } from './begin.ts';
import type { BeginParts } from './open.ts';
import { findPayment } from './repository.ts';
import { takeReturn } from './returned.ts';

/** What is frozen of bills, and for what it is refused, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('bills that are frozen', () => {
    let worlds = 0;
    // The billing systems of other suites know nothing of these bills.
    afterAll(async () => {
      await api().database.db.deleteFrom('payment_outbox').execute();
    });
    const make = () => makeWorld(api().database.db, api().secrets, `frozen-${(worlds += 1)}`);
    const goodsOf = ({ billing }: World) =>
      billing.bills.map(({ billIdx, amount }) => ({
        goodsIdx: billIdx,
        goodsQty: 1,
        goodsPrice: amount,
        goodsPoint: 0,
      }));
    const refusalOf = ({ code, fields = {} }: AppError) => [code, ...Object.keys(fields)];
    type Goods = ReturnType<typeof goodsOf>;
    const freeze = (
      world: World,
      goods: Goods,
      member = world.member,
      own: BeginParts = processOf(world),
    ) => {
      const asked = { jobKind: 'bill', payMethod: '1', consentPay: 'Y' } as const;
      const input = { ...asked, ...goodsLists(goods) };
      return begin(own, member, input, crypto.randomUUID());
    };

    test('are one payment with a line for each month', async () => {
      const world = await make();
      const { moid, amount } = await freeze(world, goodsOf(world));
      expect(amount).toBe(78_800);
      expect(await findPayment(api().database.db, moid)).toMatchObject({
        goods_name: '정수기 외 2건',
        goods: goodsOf(world),
        lines: [
          { label: '정수기 7월 요금', amount: 21_900 },
          { label: '정수기 8월 요금', amount: 21_900 },
          { label: '정수기 9월 요금', amount: 35_000 },
        ],
        escrow: false,
        point: 0,
      });
      const one = await freeze(world, goodsOf(world).slice(0, 1));
      expect((await findPayment(api().database.db, one.moid))?.goods_name).toBe('정수기');
    });

    test.each<[string, (goods: Goods) => Goods, string[]]>([
      ['a bill twice', (goods) => [...goods, ...goods], ['ERR_INVALID_INPUT', 'goodsIdx']],
      [
        'points for one of them',
        (goods) => goods.map((one, i) => ({ ...one, goodsPoint: i })),
        ['ERR_INVALID_INPUT', 'goodsPoint'],
      ],
      [
        'a bill that is not open',
        (goods) => goods.map((one) => ({ ...one, goodsIdx: `${one.goodsIdx}9` })),
        ['ERR_NOT_FOUND'],
      ],
      [
        'another price',
        (goods) => goods.map((one) => ({ ...one, goodsPrice: one.goodsPrice - 1 })),
        ['ERR_PAY_AMOUNT'],
      ],
      [
        'two of a bill',
        (goods) => goods.map((one) => ({ ...one, goodsQty: 2 })),
        ['ERR_PAY_AMOUNT'],
      ],
    ])('are refused for %s', async (_, change, refusal) => {
      const world = await make();
      expect(await freeze(world, change(goodsOf(world))).catch(refusalOf)).toEqual(refusal);
    });

    test.each([
      [99, ['ERR_INVALID_INPUT', 'goodsIdx']],
      [100, 100],
    ])('are refused below what the provider charges: %i', async (amount, expected) => {
      const world = await make();
      const [bill] = world.billing.bills;
      const bills = bill ? [{ ...bill, amount }] : [];
      const own = processOf(world);
      const billing = { ...own.billing, bills: async () => bills };
      const goods = goodsOf(world).map((one) => ({ ...one, goodsPrice: amount }));
      const frozen = freeze(world, goods.slice(0, 1), world.member, { ...own, billing });
      expect(await frozen.then((done) => done.amount, refusalOf)).toEqual(expected);
    });

    test('are refused to whoever has no contract', async () => {
      const world = await make();
      const stranger = { ...world.member, userIdx: null };
      const refused = freeze(world, goodsOf(world), stranger);
      await expect(refused).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
    });

    test.each([
      ['paid', { payMethod: '1' }, 'ERR_PAY_DONE'],
      [
        'unknown',
        { payMethod: '1', ending: 'timeoutAfter', netCancel: 'fails' },
        'ERR_PAY_UNDER_WAY',
      ],
    ] as const)(
      'are refused where one of them has a payment that is %s',
      async (_, going, code) => {
        const world = await make();
        await begun(world, { bills: 1, ...going });
        await expect(freeze(world, goodsOf(world))).rejects.toMatchObject({ code });
        expect((await freeze(world, goodsOf(world).slice(1))).amount).toBe(56_900);
      },
    );

    test.each([
      [[0, 1], [0]],
      [[0], [0, 1]],
    ])('end an earlier payment that shares one of them: %j, then %j', async (before, after) => {
      const world = await make();
      const all = goodsOf(world);
      const some = (places: number[]) => all.filter((_, i) => places.includes(i));
      const earlier = [await freeze(world, some(before)), await freeze(world, some([2]))];
      await freeze(world, some(after));
      const { db } = api().database;
      const rows = await Promise.all(earlier.map(({ moid }) => findPayment(db, moid)));
      expect(rows.map((row) => [row?.state, row?.reason])).toEqual([
        ['cancelled', 'superseded'],
        ['ready', ''],
      ]);
    });

    test.each([
      [0b11, null, 'paid', [43_800]],
      [0b11, 1, 'failed', []],
      // Another with the same price is still open.
      [0b01, 0, 'failed', []],
    ])('are charged only if all are still open (%i, collected: %s)', async (...given) => {
      const [bills, place, state, charged] = given;
      const world = await make();
      const { moid, fields } = await goInWorld(world, { bills, payMethod: '1' });
      if (place !== null) world.billing.collect(place);
      await takeReturn(processOf(world), v.parse(returnFromCardWindow.input, fields), noLog);
      expect((await findPayment(api().database.db, moid))?.state).toBe(state);
      expect(world.ledger.charged(moid)).toEqual(charged);
    });
  });
