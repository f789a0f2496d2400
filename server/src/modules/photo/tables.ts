export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** Photos; the file store has the file under the photo's id. */
    photo: {
      photo_id: string;
      member_id: string;
      created_at: number;
      bytes: number;
      width: number;
      height: number;
      /** The submission it belongs to; null until one names it. */
      owner: string | null;
      /** Position among the submission's photos, from 1. */
      place: number;
    };
  }
}
