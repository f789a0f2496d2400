import type { PaymentChange, PaymentChangeRefusal } from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Sealed } from '../../personal-data/cipher.ts';
import type { ChangeStatus } from './rules.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Changes of when and how contracts are paid. Instants are milliseconds since 1970. */
    payment_change: {
      change_idx: GeneratedAlways<number>;
      member_id: string;
      cust_code: string;
      kind: PaymentChange['kind'];
      status: ChangeStatus;
      /** Incremented by each step. An update that expects an older version fails. */
      version: number;
      /** The number under which KIBNET and the billing system know it. */
      request_no: string;
      /** The `request_no` of the first of several changes that were asked for at once; null for one alone. */
      set_no: string | null;
      requested_at: number;
      requested_on: string;
      /** When the current status was first sent to its provider; null before. */
      sent_at: number | null;
      refusal: PaymentChangeRefusal | null;
      /** JSON of what was entered (`EnteredPayment`); empty once the change is over. */
      entered: Sealed<'payment_change.entered'>;
      /** JSON of what customers see of it (`ShownChange`). */
      shown: Sealed<'payment_change.shown'>;
    };
  }
}
