import { payOutcomeOf, type PaymentResult } from '@portal/contract';
import type { Cipher } from '../../personal-data/cipher.ts';
import { outcomeOf, type Payment } from './repository.ts';
import { reasons } from './rules.ts';

/** A payment as its result page shows it to the payer. */
export function resultOf(cipher: Cipher, payment: Payment): PaymentResult {
  const outcome = payOutcomeOf(payment.state);
  const approved = outcomeOf(cipher, payment);
  const { deposit = null } = approved ?? {};
  return {
    moid: payment.moid,
    outcome,
    masked: false,
    amount: payment.amount,
    point: payment.point,
    payMethod: payment.pay_method,
    jobKind: payment.job_kind,
    ordNbr: payment.ord_nbr === null ? null : String(payment.ord_nbr),
    service: payment.service,
    goodsName: payment.goods_name,
    lines: payment.lines,
    escrow: payment.escrow,
    reason: reasons[payment.reason],
    paidAt: payment.paid_at === null ? null : new Date(payment.paid_at).toISOString(),
    approvalNo: approved?.approvalNo ?? '',
    approvedBy: approved?.approvedBy ?? '',
    deposit:
      deposit && outcome === 'deposit'
        ? { ...deposit, until: new Date(deposit.until).toISOString() }
        : null,
    refund: payment.refund,
  };
}

/** The same for whoever has the payment's number and is not the payer: whether it was paid, and how much. */
export const maskedResult = (result: PaymentResult): PaymentResult => ({
  ...result,
  masked: true,
  ordNbr: null,
  service: null,
  goodsName: '',
  lines: [],
  approvalNo: '',
  approvedBy: '',
  deposit: null,
});
