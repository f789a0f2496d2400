export {};

declare module '../../db/tables.ts' {
  interface Tables {
    content_state: {
      /** Always 1: the table has one row. */
      id: number;
      revision: string;
      /** Hash of the folder's files, from which the content came; null if a release before stored it. */
      source: string | null;
    };
    /** Every folder that was ever published, with each revision that the rows of it had: a release may make others of it. */
    content_publication: { source: string; revision: string };
  }
}
