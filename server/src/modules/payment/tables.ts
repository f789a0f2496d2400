import type {
  CashReceiptKind,
  CashReceiptState,
  CostLine,
  Goods,
  PayMethod,
  PaymentState,
  RefundAccountIs,
  RefundAccountRefusal,
  ServiceKind,
} from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { Sealed } from '../../personal-data/cipher.ts';
import type { Decline } from './declines.ts';
import type { Problem } from './receipt/problems.ts';
import type { Reason } from './rules.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Payments. Instants are milliseconds since 1970. */
    payment: {
      moid: string;
      member_id: string;
      job_kind: 'order' | 'bill';
      ord_nbr: number | null;
      service: ServiceKind | null;
      goods_name: string;
      /** What is paid for, at the prices when it was frozen. */
      goods: Json<Goods[]>;
      lines: Json<CostLine[]>;
      pay_method: PayMethod;
      escrow: boolean;
      /** Won that the provider charges. */
      amount: number;
      /** Points that the order will have used once it is paid. */
      point: number;
      state: PaymentState;
      /** Incremented by each change. An update that expects an older version fails. */
      version: number;
      reason: Reason;
      /** Why the provider declined it, if it did and said so. */
      decline: Decline | null;
      created_on: string;
      changed_at: number;
      /** When the mop-up looks at it; null if never. A worker postpones it before it starts. */
      due_at: number | null;
      /** The provider's number of the transaction (TID). */
      tid: string | null;
      paid_at: number | null;
      refund: 'due' | 'done' | null;
      /** JSON of what an approval needs (`Authentication`); empty before the return and after the settlement. */
      auth: Sealed<'payment.auth'>;
      /** JSON of the approval (`Approved`); empty before it. */
      outcome: Sealed<'payment.outcome'>;
    };
    /** The cash receipt of a payment, at most one. Instants are milliseconds since 1970. */
    cash_receipt: {
      moid: string;
      kind: CashReceiptKind;
      /** Digits of a phone or business number. */
      number: Sealed<'cash_receipt.number'>;
      state: CashReceiptState;
      /** Why it failed. */
      problem: Problem | null;
      /** Incremented by each change. An update that expects an older version fails. */
      version: number;
      changed_at: number;
      /** When it is to be issued or cancelled, or asked about; null before the payment and after the end. */
      due_at: number | null;
      tries: number;
      /** Our number of it at the provider (TID), written before it is issued for the first time: a repetition keeps it. */
      tid: string | null;
      /** The tax office's number of the approval; empty before it. */
      receipt_no: Sealed<'cash_receipt.receipt_no'>;
    };
    /** Messages to the outside about a payment's change; written with the change, and kept until accepted. */
    payment_outbox: {
      outbox_idx: GeneratedAlways<number>;
      moid: string;
      what: 'refund' | 'bill';
      /** Null once it was accepted. */
      due_at: number | null;
      tries: number;
    };
    /** The account that a deposit is paid back to, one for each payment. Instants are milliseconds since 1970. */
    refund_account: {
      moid: string;
      /** `closed`: an operator has refunded the payment by other means. */
      status: Exclude<RefundAccountIs, 'needed'> | 'closed';
      /** Incremented by each step. An update that expects an older version fails. */
      version: number;
      /** The number under which KIBNET knows the check. */
      request_no: string;
      requested_at: number;
      /** When the check was first sent to KIBNET; null before. */
      sent_at: number | null;
      refusal: RefundAccountRefusal | null;
      /** JSON of what was entered (`EnteredAccount`); empty once it is refused or refunded. */
      entered: Sealed<'refund_account.entered'>;
      /** JSON of what customers see of it (`ShownAccount`). */
      shown: Sealed<'refund_account.shown'>;
    };
  }
}
