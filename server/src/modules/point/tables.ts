import type { GeneratedAlways } from 'kysely';
import type { PointRecord } from '../member/membership.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** What happened to the points of a customer number, as the membership service told. It says nothing of a person. */
    point_entry: {
      entry_idx: GeneratedAlways<number>;
      user_idx: string;
      /** The service's id of it. */
      entry_no: string;
      type: PointRecord['type'];
      amount: number;
      happened_on: string;
      text: string;
      expires_on: string | null;
    };
    /** When we asked the service for a customer number's entries, and the last one that it told. */
    point_registry: {
      user_idx: string;
      /** Milliseconds since 1970. */
      asked_at: number;
      last_entry_no: string | null;
    };
  }
}
