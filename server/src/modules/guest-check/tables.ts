export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** Tries to look something up, by who tried and by what they asked for, in windows of time. */
    guest_tally: {
      /**
       * The look-up, what is counted, and a keyed hash of the IP address, member, phone number or what was found; one for
       * all tries.
       */
      subject: string;
      /** Beginning of the window, milliseconds since 1970. */
      since: number;
      tried: number;
    };
  }
}
