import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Sessions of browsers. Instants are milliseconds since 1970. */
    session: {
      /** SHA-256 of the session cookie's value: who reads the table cannot use a session. */
      id_hash: string;
      member_id: string | null;
      /** The device in words for customers (`deviceOf`). The User-Agent header itself is not stored. */
      device: string;
      created_at: number;
      seen_at: number;
      /** The phone number that an identity check confirmed in this session; the member may change to it. */
      proven_phone: Sealed<'session.proven_phone'>;
    };
    /** The devices on which members have logged in. */
    member_device: {
      member_id: string;
      /** Keyed hash of the member and what the device's cookie holds. */
      device_hash: string;
      /** The last login on it, milliseconds since 1970. */
      seen_at: number;
    };
  }
}
