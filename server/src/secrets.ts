import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '@portal/config';
import { readOrCreate } from './read-or-create.ts';
import { Cipher } from './personal-data/cipher.ts';
import { StartError } from './start-error.ts';

/** The server's secrets: never logged, never sent. */
export interface Secrets {
  /** Seals and opens the personal columns. */
  cipher: Cipher;
  /** Key of pseudonyms and fingerprints, at least 32 characters. */
  key: string;
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
  const key = config.SECRET_KEY ?? readOrCreate(file('secret'), random);
  if (!KEYS.test(keys))
    throw new StartError(`${file('personal-data')}: id:base64 of 32 bytes, comma separated`);
  if (key.length < 32) throw new StartError(`${file('secret')}: at least 32 characters`);
  return { cipher: new Cipher(keys), key };
}
