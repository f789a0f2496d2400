import type { Json } from '../../db/tables.ts';
import type { RateRow } from './tariff.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Seats of massage chairs that can be replaced. */
    seat: {
      /** Its place in the portal's drawings of a chair. */
      code: string;
      name: string;
      /** 2 where it has a left and a right one. */
      sides: number;
      /** Won for one piece. */
      price: number;
      /** Numbers of the models for which it can be ordered online; for others it is asked for by phone. */
      models: Json<string[]>;
      /** Order of the list, from the head down. */
      place: number;
    };
    /** What services cost in won, by product group. */
    service_rate: RateRow;
    /** Filters that a membership supplies. */
    filter: {
      code: string;
      name: string;
      /** Won for one piece. */
      price: number;
      every_months: number;
      /** Numbers of the models that have it. */
      models: Json<string[]>;
      place: number;
    };
  }
}
