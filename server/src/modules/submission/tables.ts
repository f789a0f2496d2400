import type {
  AnswerOf,
  freezePayment,
  OrderReceipt,
  PaymentChangeReceipt,
  Receipt,
  Visit,
} from '@portal/contract';
import type { Json } from '../../db/tables.ts';

/** The receipt of a submission, without personal data. Its shape depends on the kind of submission. */
export type AnyReceipt =
  | Receipt
  | OrderReceipt
  | PaymentChangeReceipt
  | AnswerOf<typeof freezePayment>
  | Pick<Visit, 'visitIdx'>;

declare module '../../db/tables.ts' {
  interface Tables {
    /** Idempotency keys, and the receipt that a retry gets again. */
    submission_key: {
      member_id: string;
      kind: string;
      key: string;
      /** Keyed hash of the input. */
      fingerprint: string;
      created_at: number;
      /** Null only inside the transaction that receives the submission. */
      answer: Json<AnyReceipt | null>;
    };
  }
}
