import { createHash } from 'node:crypto';

/** SHA-384 in the format of the integrity attribute. */
export const sha384 = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A record with the hash of its bytes. */
export interface Hashed<T> {
  record: T;
  sha384: string;
  /** Id of the key that signed it; null for a record that predates signatures. */
  signedBy: string | null;
}

/** The text of a record's file. */
export const encode = (record: unknown): string => `${JSON.stringify(record, null, 1)}\n`;
