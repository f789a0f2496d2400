export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** Tries to look requests up, by who tried and by whom they asked for, in windows of time. */
    order_check_tally: {
      /** What it is, and a keyed hash of the IP address, phone number or request; one for all tries. */
      subject: string;
      /** Beginning of the window, milliseconds since 1970. */
      since: number;
      tried: number;
    };
  }
}
