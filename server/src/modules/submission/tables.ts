import type { Receipt } from '@portal/contract';
import type { Json } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** A submission by the key its form made: sent again, it is answered the same. */
    submission_key: {
      member_id: string;
      kind: string;
      key: string;
      /** What stands for the input: nothing can be read from it. */
      fingerprint: string;
      created_at: number;
      /** Null inside the transaction that does it, and nowhere else. */
      answer: Json<Receipt | null>;
    };
  }
}
