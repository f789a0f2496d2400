export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** Counts tries of look-ups, for each visitor and for what they ask about, in windows of an hour. */
    guest_tally: {
      /**
       * The look-up, what is counted, and a keyed hash of the IP address, member, phone number or found number; `all` instead
       * of a hash for the total of all visitors.
       */
      subject: string;
      /** When the window begins, in milliseconds since 1970. */
      since: number;
      tried: number;
    };
  }
}
