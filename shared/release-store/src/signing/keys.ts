import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { folderMedium } from '../folder.ts';

/** A row of RELEASE_KEYS_FILE: a trusted key, and what it may sign. */
const keyRow = v.strictObject({
  /** Name in signatures and in the audit, as `minji` or `team-voc`. */
  id: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  /** Ed25519 public key: base64 of its SPKI DER, as `openssl pkey -pubout -outform DER | base64` prints it. */
  publicKey: v.pipe(v.string(), v.base64()),
  /** A release manager signs everything but versions. */
  role: v.picklist(['manager', 'team']),
  /** Parts whose versions this key may sign, `guide` for mfe-guide; `*` for all. */
  remotes: v.optional(v.array(v.string()), []),
  /** End of the key's validity: later records are refused. */
  until: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});

export interface TrustedKey extends Omit<v.InferOutput<typeof keyRow>, 'publicKey'> {
  publicKey: KeyObject;
}

/** The keys that a process trusts, and its signing key; without `signer` it can only read. */
export interface Keys {
  trusted: TrustedKey[];
  signer: { key: TrustedKey; privateKey: KeyObject } | null;
}

/** Configuration variables that name the keys. */
export interface KeyFiles {
  DATA_DIR: string;
  /** Trusted public keys. By default the machine's own key, made once. */
  RELEASE_KEYS_FILE?: string | undefined;
  /** This process's signing key; without it, it can only read. */
  RELEASE_SIGNING_KEY_FILE?: string | undefined;
}

const SPKI = { type: 'spki', format: 'der' } as const;

/** @throws Error with a one-line message if it is not a list of Ed25519 keys */
function readTrusted(file: string): TrustedKey[] {
  try {
    const rows = v.parse(v.array(keyRow), JSON.parse(readFileSync(file, 'utf8')));
    const keys = rows.map((row) => {
      const key = Buffer.from(row.publicKey, 'base64');
      return { ...row, publicKey: createPublicKey({ key, ...SPKI }) };
    });
    if (keys.some(({ publicKey }) => publicKey.asymmetricKeyType !== 'ed25519'))
      throw new Error('every key must be an Ed25519 key');
    if (new Set(keys.map(({ id }) => id)).size < keys.length)
      throw new Error('an id is there twice');
    return keys;
  } catch (error) {
    throw new Error(`RELEASE_KEYS_FILE ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** @throws Error with a one-line message if it is not a private key, or not a trusted one */
function readSigner(file: string, trusted: readonly TrustedKey[]): Keys['signer'] {
  try {
    const privateKey = createPrivateKey(readFileSync(file, 'utf8'));
    const own = createPublicKey(privateKey);
    const key = trusted.find(({ publicKey }) => publicKey.equals(own));
    if (!key) throw new Error('RELEASE_KEYS_FILE has no such key: add its public key there');
    return { key, privateKey };
  } catch (error) {
    throw new Error(`RELEASE_SIGNING_KEY_FILE ${file}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A development machine's key, made once. It may sign everything. */
async function developmentKeys(dataDir: string): Promise<Keys> {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey: made } = generateKeyPairSync('ed25519');
  const pem = made.export({ type: 'pkcs8', format: 'pem' });
  await folderMedium(folder).create('release.pem', pem);
  const privateKey = createPrivateKey(readFileSync(join(folder, 'release.pem'), 'utf8'));
  const publicKey = createPublicKey(privateKey);
  const key: TrustedKey = { id: 'development', publicKey, role: 'manager', remotes: ['*'] };
  return { trusted: [key], signer: { key, privateKey } };
}

/** The configured keys. @throws Error with a one-line message if a file is unusable */
export async function readKeys(where: KeyFiles): Promise<Keys> {
  const { RELEASE_KEYS_FILE: keys, RELEASE_SIGNING_KEY_FILE: signing } = where;
  if (keys === undefined) return developmentKeys(where.DATA_DIR);
  const trusted = readTrusted(keys);
  return { trusted, signer: signing === undefined ? null : readSigner(signing, trusted) };
}
