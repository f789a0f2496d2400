export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** The payment that a bill was paid with, or is being paid with. */
    bill_payment: { bill_idx: number; moid: string };
  }
}
