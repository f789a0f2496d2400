import type { GeneratedAlways } from 'kysely';
import type { PointRecord } from '../member/membership.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Entries of the membership service about a customer's points. They contain nothing personal. */
    point_entry: {
      entry_idx: GeneratedAlways<number>;
      user_idx: string;
      /** The id that the service gave this entry. */
      entry_no: string;
      type: PointRecord['type'];
      amount: number;
      happened_on: string;
      text: string;
      expires_on: string | null;
    };
    /** When we last asked the service about a customer, and the newest entry it sent. */
    point_registry: {
      user_idx: string;
      /** Milliseconds since 1970. */
      asked_at: number;
      last_entry_no: string | null;
    };
  }
}
