import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** A browser that is known again. Instants are milliseconds since 1970. */
    session: {
      /** SHA-256 of what the browser's cookie holds: the table lets nobody in. */
      id_hash: string;
      member_id: string | null;
      created_at: number;
      seen_at: number;
      /** The number that an identity check found in this session; a member may change to it. */
      proven_phone: Sealed<'session.proven_phone'>;
    };
  }
}
