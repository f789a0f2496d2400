import type { VisitKind } from '@portal/contract';
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
    /** Windows of the days on which visits and installations come, by region and service. */
    service_window: {
      code: string;
      /** The services that they are for, or installations; empty: for all services. */
      services: Json<(VisitKind | 'delivery')[]>;
      /** The beginnings of the postcodes of the region; empty: everywhere else. */
      zonecodes: Json<string[]>;
      /** In the order of the day: `09:00~12:00`, and how many visits come in it. */
      windows: Json<{ window: string; places: number }[]>;
    };
    /** The places that requests and shipments have taken in windows, each once. One of the two numbers is set. */
    service_place: {
      /** Code of the windows: content may not have them any more. */
      region: string;
      visit_on: string;
      visit_window: string;
      /** From 1 to the number of places. */
      place: number;
      ord_nbr: number | null;
      shipping_seq: number | null;
    };
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
