import { goodsLists, mayHaveCashReceipt, type PayMethod } from '@portal/contract';
import type { Ending, NetCancel } from '../../../sandbox/card-payment/endings.ts';
import { begin } from '../../modules/payment/begin.ts';
import { chargeOf } from '../../modules/payment/repository.ts';
import { choose } from '../../modules/payment/receipt/choose.ts';
import { reservedFor } from '../../modules/payment/returned.ts';
import { startPayment } from '../../modules/payment/open.ts';
import { lastDepositDay } from '../../modules/payment/rules.ts';
import { API, type World } from './world.ts';

interface Going {
  /** The bills that are chosen: a bit for each. None: the request is paid. */
  bills?: number;
  /** Bills are paid with the customer's second account. */
  isSecond?: boolean;
  payMethod: PayMethod;
  usePoint?: number;
  ending?: Ending;
  netCancel?: NetCancel;
  /** Whether a cash receipt is asked for. */
  receipt?: boolean;
}

/**
 * Begins a payment of the world's request, or of some of its bills as one, and goes to the provider.
 * @returns its number, and the fields that the browser brings back; none where it never comes back
 * @throws Error where the provider refuses the form; what beginning throws
 */
export async function goInWorld(
  world: World,
  {
    bills = 0,
    isSecond = false,
    payMethod,
    usePoint = 0,
    ending = 'approve',
    netCancel = 'works',
    receipt = false,
  }: Going,
  own = world.process({ steps: 1_000_000 }),
): Promise<{ moid: string; fields: Record<string, string> }> {
  const { ordNbr, ledger, clock, billing } = world;
  const member = isSecond ? world.second : world.member;
  const consentPay = 'Y' as const;
  const chosen = billing.bills.filter((_, i) => bills & (1 << i));
  const goods = chosen.map(({ billIdx, amount }) => ({
    goodsIdx: billIdx,
    goodsQty: 1,
    goodsPrice: amount,
    goodsPoint: 0,
  }));
  const asked =
    chosen.length > 0
      ? ({ jobKind: 'bill', payMethod, consentPay, ...goodsLists(goods) } as const)
      : ({ jobKind: 'order', ordNbr, payMethod, usePoint, consentPay } as const);
  const { moid, amount } = await begin(own, member, asked, crypto.randomUUID());
  if (receipt && mayHaveCashReceipt(payMethod))
    await choose(own, member, { kind: 'income', moid, number: '01000001001' });
  const { payment, visitOn } = await startPayment(own, member, moid);
  const { fields } = own.cardPayment.form(chargeOf(payment), {
    page: 'mobile',
    goodsName: payment.goods_name,
    buyer: member,
    escrow: payment.escrow,
    depositUntil: new Date(`${lastDepositDay(clock.today(), visitOn)}T23:59:00+09:00`),
    reserved: reservedFor(own.secretKey, moid),
  });
  const form = { ...fields, ...own.cardPayment.sign(amount, clock.now()) };
  const refusal = ledger.refusal(form);
  if (refusal !== null) throw new Error(`the provider refuses our form: ${refusal}`);
  return { moid, fields: ledger.authenticate(form, ending, netCancel, API) ?? {} };
}
