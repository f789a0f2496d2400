import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { bankFields } from './fields/payment-change.ts';
import { nameInput } from './free-text.ts';
import { moidSchema } from './order-payment.ts';
import { paymentsStale } from './payment.ts';
import { agreed } from './submission.ts';

/** What a payer enters to get a deposit back. */
export const refundAccountFields = {
  bankCd: bankFields.bankCd,
  accountNo: bankFields.accountNo,
  /** Must be the payer: the bank is asked. */
  holder: nameInput,
  consentRefund: agreed,
};

export const enterRefundAccount = memberEndpoint({
  kind: 'refundAccount',
  path: '/api/pay/refundAccount',
  keyed: true,
  invalidates: paymentsStale,
  summary:
    'Names the account that a deposit of the member is paid back to, whose holder the bank is asked for first.',
  input: v.object({ moid: moidSchema, ...refundAccountFields }),
  /** Its result tells where the refund stands (`refundAccount`). */
  answer: v.object({ moid: moidSchema }),
  errors: ['ERR_NOT_FOUND', 'ERR_UNAVAILABLE'],
});
