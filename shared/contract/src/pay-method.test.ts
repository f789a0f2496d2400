import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import {
  escrowMark,
  goodsLists,
  mayPayBills,
  payMethods,
  payOutcomeOf,
  payResultOf,
  paymentStates,
  splitGoods,
  type GoodsLists,
  type PayMethod,
} from './pay-method.ts';
import { freezePayment } from './payment.ts';

const codes = ['3001', '4000', '4100', 'A000', 'Success', 'success', 'SUCCESS', '3011', '', '0000'];

/** What each code of a result means for a method; for all others it failed. */
const paid: Record<Exclude<PayMethod, '4'>, string[]> = {
  '1': ['3001', '4000'],
  '2': ['3001', '4000'],
  '7': ['Success'],
};

test.each(
  (['1', '2', '7'] as const).flatMap((payMethod) =>
    codes.map((code) => [payMethod, code, paid[payMethod].includes(code)] as const),
  ),
)('method %s with code %j is paid: %s', (payMethod, resultCode, isPaid) => {
  for (const accountNo of ['', '56200000000001'])
    expect(payResultOf({ payMethod, resultCode, accountNo })).toBe(isPaid ? 'paid' : 'failed');
});

test.each(codes)(
  'method 4 with code %j shows the account that came, and failed without one',
  (code) => {
    const payMethod = '4';
    expect(payResultOf({ payMethod, resultCode: code, accountNo: '562' })).toBe('deposit');
    expect(payResultOf({ payMethod, resultCode: code, accountNo: '' })).toBe('failed');
    expect(payResultOf({ payMethod, resultCode: code })).toBe('failed');
  },
);

test('an escrow has its mark, and nothing else has', () => {
  expect([escrowMark(true), escrowMark(false)]).toEqual(['[에스크로]', '']);
});

test('every state of a payment says what happened to the money', () => {
  expect(paymentStates.map((state) => [state, payOutcomeOf(state)])).toEqual([
    ['ready', 'open'],
    ['started', 'open'],
    ['authorised', 'checking'],
    ['approving', 'checking'],
    ['paid', 'paid'],
    ['waiting', 'deposit'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['unknown', 'checking'],
  ]);
  expect(Object.keys(payMethods)).toEqual(['1', '2', '4', '7']);
});

test.each(Object.keys(payMethods) as PayMethod[])(
  'bills may be paid by method %s, or not',
  (payMethod) => {
    const may = payMethod !== '4';
    const one = { goodsIdx: '11', goodsQty: '1', goodsPrice: '21900', goodsPoint: '0' };
    const bill = { jobKind: 'bill', payMethod, consentPay: 'Y', ...one };
    expect([mayPayBills(payMethod), v.is(freezePayment.input, bill)]).toEqual([may, may]);
    const order = { jobKind: 'order', ordNbr: '1', payMethod, usePoint: 0, consentPay: 'Y' };
    expect(v.is(freezePayment.input, order)).toBe(true);
  },
);

const lists: GoodsLists = {
  goodsIdx: '11,12,13',
  goodsQty: '1,1,2',
  goodsPrice: '21900,29900,500',
  goodsPoint: '0,0,100',
};

test('lists of equal length become repeated fields, and back', () => {
  const goods = splitGoods(lists);
  expect(goods).toEqual([
    { goodsIdx: '11', goodsQty: 1, goodsPrice: 21_900, goodsPoint: 0 },
    { goodsIdx: '12', goodsQty: 1, goodsPrice: 29_900, goodsPoint: 0 },
    { goodsIdx: '13', goodsQty: 2, goodsPrice: 500, goodsPoint: 100 },
  ]);
  expect(goodsLists(goods ?? [])).toEqual(lists);
  const one = { goodsIdx: '11', goodsQty: '1', goodsPrice: '21900', goodsPoint: '0' };
  expect(splitGoods(one)).toHaveLength(1);
});

test.each(
  Object.keys(lists).flatMap((name) => {
    const value = lists[name as keyof GoodsLists];
    return [
      [name, value.slice(0, value.lastIndexOf(','))],
      [name, `${value},1`],
      [name, `${value},`],
      [name, `,${value}`],
      [name, ''],
      [name, ','],
      [name, value.replaceAll(',', ';')],
      [name, value.replace(',', ',,')],
      [name, value.replace(/\d+$/, '-1')],
      [name, value.replace(/\d+$/, '1.5')],
      [name, value.replace(/\d+$/, '1e3')],
      [name, value.replace(/\d+$/, '１')],
      [name, value.replace(/\d+$/, '1,000')],
      [name, value.replace(/\d+$/, ' 1')],
      [name, value.replace(/\d+$/, '1원')],
    ] as const;
  }),
)('lists with %s %j do not fit together, and block the payment with a message', (name, value) => {
  const given = { ...lists, [name]: value };
  expect(splitGoods(given)).toBeNull();
  const input = { jobKind: 'bill', payMethod: '1', consentPay: 'Y', ...given };
  const { success, issues } = v.safeParse(freezePayment.input, input);
  expect(success).toBe(false);
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['goodsIdx', '결제할 목록이 서로 맞지 않습니다. 화면을 새로 고친 뒤 다시 골라 주세요.'],
  ]);
});
