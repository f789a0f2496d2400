import { sign, verify } from 'node:crypto';
import * as v from 'valibot';
import { encode, sha384 } from '../hashed.ts';
import { ReleaseError } from '../release-error.ts';
import type { Keys, TrustedKey } from './keys.ts';

/** The last field of a signed record. */
const signature = v.object({ key: v.string(), value: v.string() });

/** The signed message: the record's path, so that it is valid nowhere else, and its bytes without the signature. */
const messageOf = (path: string, content: object) => Buffer.from(`${path}\n${encode(content)}`);

/** The record's own date in milliseconds; NaN if it has none. */
function dateOf(content: Record<string, unknown>): number {
  const { at, createdAt, builtAt } = content;
  return Date.parse(String(at ?? createdAt ?? builtAt));
}

/** Which key a record needs, and that in words. */
interface Right {
  has(key: TrustedKey): boolean;
  who: string;
}

/**
 * Who may sign a record. Teams deliver to dev, with their own sets and pins. Only a release manager decides what
 * other channels get; that pin names the hash of its set.
 */
function rightTo(path: string): Right {
  const [, part] = /^versions\/([^/]+)\//.exec(path) ?? [];
  if (part !== undefined)
    return {
      has: ({ remotes }) => remotes.includes(part) || remotes.includes('*'),
      who: `a team whose key has ${part} among its remotes`,
    };
  if (/^(sets|channels\/dev)\//.test(path)) return { has: () => true, who: 'anybody with a key' };
  return { has: ({ role }) => role === 'manager', who: 'a release manager' };
}

const refused = (sentence: string) =>
  new ReleaseError('check', `${sentence}: move it out of the store, and run release audit verify`);

/** Signs records, and refuses those without an authorized signature. */
export class Seal {
  readonly #keys: Keys;
  /** Refuse unsigned records, which predate signatures. */
  readonly #isStrict: boolean;
  /** Verified paths and hashes, with their signer. */
  readonly #known = new Map<string, string>();

  constructor(keys: Keys, isStrict: boolean) {
    this.#keys = keys;
    this.#isStrict = isStrict;
  }

  /** @throws ReleaseError 'not-allowed' if this process may not write a record there */
  checkSigner(path: string): NonNullable<Keys['signer']> {
    const { signer } = this.#keys;
    const { has, who } = rightTo(path);
    const refuse = (why: string) => new ReleaseError('not-allowed', why);
    if (!signer)
      throw refuse(`${path} must be signed: name your key's file in RELEASE_SIGNING_KEY_FILE`);
    const { id, until } = signer.key;
    if (until !== undefined && Date.now() > Date.parse(until))
      throw refuse(`the key ${id} ended at ${until}: sign with the one that replaced it`);
    if (!has(signer.key)) throw refuse(`the key ${id} may not sign ${path}: ask ${who}`);
    return signer;
  }

  /** Returns the record's text with its signature. @throws ReleaseError 'not-allowed' */
  sign(path: string, content: object): string {
    const { key, privateKey } = this.checkSigner(path);
    const value = sign(null, messageOf(path, content), privateKey).toString('base64');
    return encode({ ...content, signature: { key: key.id, value } });
  }

  /** Returns who signed a record; null for one that predates signatures. @throws ReleaseError 'check' */
  check(path: string, bytes: Buffer): string | null {
    const text = bytes.toString('utf8');
    const id = `${path} ${sha384(bytes)}`;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const { signature: given, ...content } = JSON.parse(text) as Record<string, unknown>;
    if (given === undefined) {
      if (this.#isStrict) throw refused(`${path} is not signed`);
      return null;
    }
    const { key: keyId, value } = v.parse(signature, given);
    const key = this.#keys.trusted.find((one) => one.id === keyId);
    if (!key) throw refused(`${path} is signed by ${keyId}, whose key is not trusted`);
    const isWhole =
      encode({ ...content, signature: { key: keyId, value } }) === text &&
      verify(null, messageOf(path, content), key.publicKey, Buffer.from(value, 'base64'));
    if (!isWhole) throw refused(`${path} is not what ${keyId} signed`);
    const { has, who } = rightTo(path);
    if (!has(key)) throw refused(`${path} is signed by ${keyId}, and should be by ${who}`);
    if (key.until !== undefined && !(dateOf(content) <= Date.parse(key.until)))
      throw refused(`${path} is dated after the key of ${keyId} ended (${key.until})`);
    this.#known.set(id, keyId);
    return keyId;
  }
}
