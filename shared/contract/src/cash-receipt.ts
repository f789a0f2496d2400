import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { moidSchema } from './order-payment.ts';
import {
  cashReceiptDigits,
  cashReceiptKinds,
  cashReceiptProblem,
  cashReceiptStates,
  type CashReceiptKind,
} from './pay-method.ts';

export const cashReceiptStateSchema = v.picklist(cashReceiptStates);

/** A payment's cash receipt, which the card provider issues at the tax office. */
export const cashReceiptSchema = v.object({
  kind: v.picklist(Object.keys(cashReceiptKinds) as CashReceiptKind[]),
  /** The phone or business number, most of it hidden. */
  number: v.string(),
  state: cashReceiptStateSchema,
  /** The tax office's number of the approval; empty before it. */
  receiptNo: v.string(),
  /** Why it was not issued and what to do, in a sentence; empty otherwise. */
  problem: v.string(),
});
export type CashReceipt = v.InferOutput<typeof cashReceiptSchema>;

/** The phone or business number that a receipt of a kind is issued for; its digits remain. */
const numberInput = (kind: CashReceiptKind) =>
  v.pipe(
    v.string(),
    v.maxLength(30),
    v.check(
      (typed) => cashReceiptProblem(kind, typed) === null,
      ({ input }) => cashReceiptProblem(kind, input) ?? '',
    ),
    v.transform((typed) => cashReceiptDigits(kind, typed)),
  );

export const readCashReceiptNumber = memberEndpoint({
  kind: 'cashReceiptNumber',
  path: '/api/pay/getCashReceiptNumber',
  summary: 'The member’s own phone number, with which the field for a cash receipt begins.',
  /** Empty if the member has none. */
  answer: v.object({ phone: v.string() }),
});

export const chooseCashReceipt = memberEndpoint({
  kind: 'chooseCashReceipt',
  method: 'POST',
  path: '/api/pay/chooseCashReceipt',
  invalidates: ['payResult', 'payList'],
  summary:
    'Asks for the cash receipt of a payment by transfer or deposit, before it is paid or later; one that is asked for or issued stays as it is.',
  input: v.variant('kind', [
    v.object({ kind: v.literal('none'), moid: moidSchema }),
    v.object({
      kind: v.literal('income'),
      moid: moidSchema,
      /** Absent: the member's own, for whoever pays before the page knows it. */
      number: v.optional(numberInput('income')),
    }),
    v.object({
      kind: v.literal('business'),
      moid: moidSchema,
      number: numberInput('business'),
    }),
  ]),
  /** Null if none is asked for. */
  answer: v.object({ moid: moidSchema, cashReceipt: v.nullable(cashReceiptSchema) }),
  errors: ['ERR_NOT_FOUND', 'ERR_PAY_DONE'],
});
