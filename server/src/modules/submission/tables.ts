import type {
  AnswerOf,
  enterRefundAccount,
  freezePayment,
  OrderReceipt,
  PaymentChangeReceipt,
  Receipt,
  Visit,
} from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { Sealed } from '../../personal-data/cipher.ts';

/** The receipt of a submission, without personal data. Its shape depends on the kind of submission. */
export type AnyReceipt =
  | Receipt
  | OrderReceipt
  | PaymentChangeReceipt
  | AnswerOf<typeof freezePayment>
  | AnswerOf<typeof enterRefundAccount>
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
    /** What members have begun in a form and not sent: one row for each form of a member. */
    draft: {
      draft_idx: GeneratedAlways<number>;
      member_id: string;
      form: string;
      /** Grows with each save, also after a row was deleted. */
      version: number;
      /** The form in a tab that has saved it. */
      writer: string;
      /** The idempotency key under which it will be sent. */
      key: string;
      /** A keyed hash of the device's id; empty where the browser sent none. */
      device_hash: string;
      /** Milliseconds since 1970. */
      saved_at: number;
      content: Sealed<'draft.content'>;
      /** JSON of the form's title and address (`DraftPlace`); null where the form did not say. */
      place: Sealed<'draft.place'> | null;
    };
  }
}
