import type { PayMethod } from '@portal/contract';
import type { Ending, NetCancel } from '../../../sandbox/card-payment/endings.ts';
import { begin } from '../../modules/payment/begin.ts';
import { chargeOf } from '../../modules/payment/repository.ts';
import { reservedFor } from '../../modules/payment/returned.ts';
import { startPayment } from '../../modules/payment/open.ts';
import { API, type World } from './world.ts';

const DAYS_MS = 3 * 86_400_000;

interface Going {
  payMethod: PayMethod;
  usePoint?: number;
  ending?: Ending;
  netCancel?: NetCancel;
}

/**
 * Begins a payment of the world's request and goes to the provider.
 * @returns its number, and the fields that the browser brings back; none where it never comes back
 * @throws Error where the provider refuses the form; what beginning throws
 */
export async function goInWorld(
  world: World,
  { payMethod, usePoint = 0, ending = 'approve', netCancel = 'works' }: Going,
  own = world.process({ steps: 1_000_000 }),
): Promise<{ moid: string; fields: Record<string, string> }> {
  const { member, ordNbr, ledger, clock } = world;
  const asked = { jobKind: 'order', ordNbr, payMethod, usePoint, consentPay: 'Y' } as const;
  const { moid, amount } = await begin(own, member, asked, crypto.randomUUID());
  const { payment } = await startPayment(own, member, moid);
  const { fields } = own.cardPayment.form(chargeOf(payment), {
    page: 'mobile',
    goodsName: payment.goods_name,
    buyer: member,
    escrow: payment.escrow,
    depositUntil: new Date(clock.now().getTime() + DAYS_MS),
    reserved: reservedFor(own.secrets, moid),
  });
  const form = { ...fields, ...own.cardPayment.sign(amount, clock.now()) };
  const refusal = ledger.refusal(form);
  if (refusal !== null) throw new Error(`the provider refuses our form: ${refusal}`);
  return { moid, fields: ledger.authenticate(form, ending, netCancel, API) ?? {} };
}
