import type { Config } from '@portal/config';
import { dayInput, idxSchema, payDays } from '@portal/contract';
import * as v from 'valibot';
import { AppError } from '../../errors.ts';
import { providerCalls } from '../../provider-calls.ts';

const companySchema = v.object({
  companyCd: v.pipe(v.string(), v.regex(/^\d{2,4}$/)),
  companyName: v.string(),
});

const contractSchema = v.object({
  custCode: v.pipe(v.string(), v.regex(/^[0-9]{1,18}$/)),
  /** The number of the order that the contract belongs to; the membership service uses the same number. */
  ordNo: v.string(),
  goodsName: v.string(),
  product: v.picklist(['bf', 'l', 'w', 'o']),
  /** The day on which the contract ends: `2029-11-21`. */
  until: dayInput,
  /** The contracted party. */
  custName: v.string(),
  corporate: v.boolean(),
  /** Digits; empty for a person. */
  businessNumber: v.string(),
  monthly: v.pipe(v.number(), v.integer(), v.minValue(0)),
  unpaid: v.pipe(v.number(), v.integer(), v.minValue(0)),
  payDay: v.picklist(payDays),
  payment: v.object({
    way: v.picklist(['card', 'bank']),
    ...companySchema.entries,
    lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    payerName: v.string(),
  }),
});
/** A contract as the billing system has it. */
export type BilledContract = v.InferOutput<typeof contractSchema>;
export type PayWay = BilledContract['payment']['way'];
export type Company = v.InferOutput<typeof companySchema>;

const billSchema = v.object({
  billIdx: idxSchema,
  custCode: idxSchema,
  goodsName: v.string(),
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  dueOn: dayInput,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** A bill that could not be withdrawn. */
export type OpenBill = v.InferOutput<typeof billSchema>;

const outcomeSchema = v.variant('result', [
  v.object({ result: v.picklist(['pending', 'done']) }),
  v.object({ result: v.literal('refused'), reason: v.picklist(['CARD', 'CARD_NAME', 'CONTRACT']) }),
]);
export type BillingOutcome = v.InferOutput<typeof outcomeSchema>;

/** A change of a contract's payment: another day, account or card. */
export type BilledChange =
  | { payDay: number }
  | { bankCd: string; accountNo: string; payerName: string }
  | { cardCd: string; cardNo: string; expiry: string; payerName: string };

const answers = {
  contracts: v.object({ contracts: v.array(contractSchema) }),
  bills: v.object({ bills: v.array(billSchema) }),
  'bills-paid': v.object({}),
  companies: v.object({ cards: v.array(companySchema), banks: v.array(companySchema) }),
  change: outcomeSchema,
  'change-result': outcomeSchema,
};

declare module '../../parts.ts' {
  interface Parts {
    billing: Billing;
  }
}

/** The billing system. Each call throws AppError ERR_UNAVAILABLE if it does not answer. */
export interface Billing {
  /** Contracts of a customer number, the newest first. */
  contracts(userIdx: string): Promise<BilledContract[]>;
  /** Open bills of a customer number's contracts, the oldest first. */
  bills(userIdx: string): Promise<OpenBill[]>;
  /** Reports that bills were paid here, under the payment's number; a repetition counts once. */
  billsPaid(moid: string, bills: string[]): Promise<void>;
  /** The card companies and banks that it can withdraw from. */
  companies(): Promise<{ cards: Company[]; banks: Company[] }>;
  /** Starts a change under our number. */
  change(requestNo: string, custCode: string, change: BilledChange): Promise<BillingOutcome>;
  /** The outcome of the change with our number; null if it never arrived. */
  changeResult(requestNo: string): Promise<BillingOutcome | null>;
}

/** A client of the billing system at BILLING_URL. */
export function billingClient(config: Pick<Config, 'BILLING_URL' | 'BILLING_KEY'>): Billing {
  const at = { url: config.BILLING_URL, key: config.BILLING_KEY };
  const ask = providerCalls('billing system', at, answers);
  return {
    contracts: async (userIdx) => (await ask('contracts', { userIdx }))?.contracts ?? [],
    bills: async (userIdx) => (await ask('bills', { userIdx }))?.bills ?? [],
    billsPaid: async (moid, bills) => {
      // The billing system withdraws a bill again until it knows that it was paid here: throw, so that the outbox retries.
      if (!(await ask('bills-paid', { moid, bills }))) throw new AppError('ERR_UNAVAILABLE');
    },
    companies: async () => (await ask('companies', {})) ?? { cards: [], banks: [] },
    change: async (requestNo, custCode, change) =>
      // The contract has ended meanwhile, so it takes no change.
      (await ask('change', { requestNo, custCode, ...change })) ?? {
        result: 'refused',
        reason: 'CONTRACT',
      },
    changeResult: (requestNo) => ask('change-result', { requestNo }),
  };
}
