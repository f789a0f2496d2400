export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** Tries to look requests up, by who tried and by whom they asked for, in windows of time. */
    order_check_tally: {
      /** Keyed hash of an IP address or of a phone number. */
      subject: string;
      /** Beginning of the window, milliseconds since 1970. */
      since: number;
      tried: number;
    };
  }
}
