import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '@portal/config';
import type { Db } from './db/database.ts';
import { readOrCreate } from './read-or-create.ts';
import { Cipher } from './personal-data/cipher.ts';
import { pseudonym } from './pseudonym.ts';
import { StartError } from './start-error.ts';

declare module './db/tables.ts' {
  interface Tables {
    /** The check value of the SECRET_KEY that all servers of this database share, in one row: see `checkSecretKey`. */
    secret_key_check: { id: number; check_value: string };
  }
}

/** The server's secrets: never logged, never sent. */
export interface Secrets {
  /** Seals and opens the personal columns. */
  cipher: Cipher;
  /** Key of pseudonyms and fingerprints, at least 32 characters. */
  secretKey: string;
}

const KEYS = /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/;

/**
 * The configured secrets. In a demo they are generated once, in DATA_DIR/keys.
 * @throws StartError where a file there is malformed
 */
export function readSecrets(
  config: Pick<Config, 'SECRET_KEY' | 'PERSONAL_DATA_KEYS' | 'DATA_DIR'>,
): Secrets {
  const file = (name: string) => join(config.DATA_DIR, 'keys', name);
  const random = () => randomBytes(32).toString('base64');
  const keys =
    config.PERSONAL_DATA_KEYS ?? readOrCreate(file('personal-data'), () => `demo:${random()}`);
  const secretKey = config.SECRET_KEY ?? readOrCreate(file('secret'), random);
  if (!KEYS.test(keys))
    throw new StartError(`${file('personal-data')}: id:base64 of 32 bytes, comma separated`);
  if (secretKey.length < 32) throw new StartError(`${file('secret')}: at least 32 characters`);
  return { cipher: new Cipher(keys), secretKey };
}

/** Proves the SECRET_KEY, and reveals nothing of it. */
export const secretKeyCheck = (key: string): string => pseudonym(key, 'check', 'SECRET_KEY');

/**
 * Proves at the start that this server has the SECRET_KEY of the others: with another it would know none of our portals, count
 * limits by itself and refuse the others' links. The first server on a database stores the check value.
 * @throws StartError
 */
export async function checkSecretKey(db: Db, key: string): Promise<void> {
  await db
    .insertInto('secret_key_check')
    .values({ id: 1, check_value: secretKeyCheck(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { check_value } = await db
    .selectFrom('secret_key_check')
    .select('check_value')
    .executeTakeFirstOrThrow();
  if (check_value !== secretKeyCheck(key))
    throw new StartError(
      'SECRET_KEY (in a demo: DATA_DIR/keys/secret): it is not the one of this database: give every server the same key; to change it, stop all servers and empty the table secret_key_check',
    );
}
