export {};

declare module '../../db/tables.ts' {
  interface Tables {
    content_state: {
      /** Always 1: the table has one row. */
      id: number;
      revision: string;
    };
  }
}
