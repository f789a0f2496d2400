export {};

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
      /** Order of the list, from the head down. */
      place: number;
    };
  }
}
