import type { CostLine, Goods, PayMethod, PaymentState, ServiceKind } from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../db/tables.ts';
import type { Sealed } from '../../personal-data/cipher.ts';
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
      /** What is paid for, at the prices of the moment in which it was frozen. */
      goods: Json<Goods[]>;
      lines: Json<CostLine[]>;
      pay_method: PayMethod;
      escrow: boolean;
      /** Won that the provider charges. */
      amount: number;
      /** Points that the order will have spent once it is paid. */
      point: number;
      state: PaymentState;
      /** Counts the changes: of two at once, the one that finds another version has lost. */
      version: number;
      reason: Reason;
      created_on: string;
      changed_at: number;
      /** When the mop-up looks at it; null where it has nothing to do. Whoever works on it moves this on first. */
      due_at: number | null;
      /** The provider's number of the transaction (TID). */
      tid: string | null;
      paid_at: number | null;
      refund: 'due' | 'done' | null;
      /** JSON of what an approval needs (`Authentication`); empty until there is one, and once it is settled. */
      auth: Sealed<'payment.auth'>;
      /** JSON of what the approval said (`Approved`); empty until there is one. */
      outcome: Sealed<'payment.outcome'>;
    };
    /** What has to be told outside after a payment's change; written with that change, kept until it is taken. */
    payment_outbox: {
      outbox_idx: GeneratedAlways<number>;
      moid: string;
      what: 'refund' | 'bill';
      /** Null once it was taken. */
      due_at: number | null;
      tries: number;
    };
  }
}
