export {};

declare module '../../db/tables.ts' {
  interface Tables {
    /** A photo whose file is kept under its id. */
    photo: {
      photo_id: string;
      member_id: string;
      created_at: number;
      bytes: number;
      width: number;
      height: number;
      /** What it was sent with; null until a submission names it. */
      owner: string | null;
      /** Among the owner's photos, from 1. */
      place: number;
    };
  }
}
