import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { otherContractsSchema } from './fields/other-contracts.ts';
import { countSchema, daySchema, idxSchema } from './list.ts';
import { productSchema } from './product.ts';

/** Days of the month on which a contract can be paid. */
export const payDays = [5, 10, 15, 20, 25] as const;
/** The day that card companies' discounts of rentals count on (specification, 9). */
export const RECOMMENDED_PAY_DAY = 5;

/** The name of a card as a contract's payment method, with which the specification (4) compares. */
export const CREDIT_CARD = '신용카드';
/** The name of a bank account as a contract's payment method. */
export const BANK_TRANSFER = '계좌 자동이체';

/** How a contract is paid. The number is masked except for the last four digits. */
export const contractPaymentSchema = v.object({
  payMethod: v.picklist([CREDIT_CARD, BANK_TRANSFER]),
  companyName: v.string(),
  /** `**** 1234`. */
  number: v.string(),
  payerName: v.string(),
});
export type ContractPayment = v.InferOutput<typeof contractPaymentSchema>;

export const contractFields = {
  custCode: idxSchema,
  goodsName: v.string(),
  product: productSchema,
  /** The contracted party, whose account or card alone may pay. */
  custName: v.string(),
  corporate: v.boolean(),
  /** Won a month. */
  monthly: v.number(),
  /** Won that were due and could not be withdrawn. */
  unpaid: v.number(),
  payDay: v.number(),
  payment: contractPaymentSchema,
  /** The change that is in progress (readPaymentChange), null if there is none. */
  changing: v.nullable(idxSchema),
};
export const contractSchema = v.object(contractFields);
export type Contract = v.InferOutput<typeof contractSchema>;

/** A withdrawal: the day that was agreed on, and the business day on which the money leaves. */
export const withdrawalSchema = v.object({ planned: daySchema, day: daySchema });
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** Kinds of the reads that a change to a contract's payment makes stale. */
export const contractsStale = [
  'contractProductList',
  'paymentDetail',
  'paymentInfo',
  'kibnetData',
] as const;

export const listContracts = memberEndpoint({
  kind: 'contractProductList',
  path: '/api/myinfo/product_info',
  overlay: 'contractProductList',
  summary: 'The contracts that the member pays for by the month, the newest first.',
  answer: v.object({ contractList: v.array(contractSchema) }),
});

export const readContractPayment = memberEndpoint({
  kind: 'paymentDetail',
  path: '/api/myinfo/payment/{id}',
  overlay: 'paymentDetail',
  summary: 'When one of the member’s contracts is paid, and when it would be under other days.',
  input: v.object({ id: idxSchema }),
  answer: v.object({
    ...contractFields,
    /** Why the day cannot be changed now; null if it can. */
    refusal: v.nullable(v.string()),
    /** This month's withdrawal if it is still to come, today included: a new day counts from the next month on. */
    thisMonth: v.nullable(withdrawalSchema),
    /** Every day that can be chosen, including the current one, with its next two withdrawals. */
    days: v.array(
      v.object({
        payDay: v.number(),
        recommended: v.boolean(),
        withdrawals: v.array(withdrawalSchema),
      }),
    ),
    /** The member's other contracts, which can change with it. Their withdrawals under a new day are those of `days`. */
    others: v.optional(
      v.array(
        v.object({
          ...contractFields,
          refusal: v.nullable(v.string()),
          thisMonth: v.nullable(withdrawalSchema),
        }),
      ),
      [],
    ),
  }),
  errors: ['ERR_NOT_FOUND'],
});

/** The fields of a change of the day; each step of the form validates its own part of them. */
export const payDateFields = {
  custCode: idxSchema,
  payDay: v.pipe(
    countSchema(1, 28),
    v.check((day) => payDays.some((each) => each === day), '고를 수 있는 날짜에서 골라 주세요.'),
  ),
  others: v.optional(otherContractsSchema),
};

/** The answer to every change of a contract's payment, and to each retry of it; of several, that of `custCode`. */
export const paymentChangeReceiptSchema = v.object({ changeIdx: idxSchema, custCode: idxSchema });
export type PaymentChangeReceipt = v.InferOutput<typeof paymentChangeReceiptSchema>;

export const changePayDay = memberEndpoint({
  kind: 'updatePayDate',
  path: '/api/myinfo/updatePayDate',
  keyed: true,
  overlay: 'paymentUpdate',
  invalidates: contractsStale,
  summary: 'Changes the day of the month on which a contract is paid, from the next month on.',
  input: v.object(payDateFields),
  answer: paymentChangeReceiptSchema,
  errors: ['ERR_NOT_FOUND', 'ERR_PAYMENT_CHANGE', 'ERR_UNPAID'],
});
