import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { SealedColumn } from './columns.ts';

declare const sealed: unique symbol;
declare const indexed: unique symbol;
/** Text that `Cipher.seal` encrypted for column C. The type keeps plain text, and other columns' values, out of it. */
export type Sealed<C extends SealedColumn> = string & { readonly [sealed]: C };
/** A keyed hash by which a sealed column can be looked up. */
export type BlindIndex<C extends SealedColumn> = string & { readonly [indexed]: C };

/** Keys as KeyObjects: from bytes Node would make one for each value, which takes 12 µs. */
interface Key {
  id: string;
  encryption: KeyObject;
  index: KeyObject;
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';

function readKey(text: string): Key {
  const [id = '', bytes = ''] = text.split(':');
  const from = Buffer.from(bytes, 'base64');
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', from, '', `personal data ${use}`, 32)));
  return { id, encryption: derive('encryption'), index: derive('index') };
}

/** Makes equal values equal: a phone number becomes its digits, other text is composed and trimmed. */
const normalise = (column: SealedColumn, text: string) =>
  column.endsWith('phone') ? text.replace(/\D/g, '') : text.normalize('NFC').trim();

/**
 * Encrypts personal data at rest, as `v1:<key id>:<iv>:<tag>:<data>`; the last three are base64url. A value
 * sealed for one column cannot be opened as another's.
 */
export class Cipher {
  readonly #keys: readonly [Key, ...Key[]];

  /** @param keys comma separated, each `id:base64` of 32 bytes; the first seals, all of them open */
  constructor(keys: string) {
    const [first = '', ...others] = keys.split(',');
    this.#keys = [readKey(first), ...others.map(readKey)];
  }

  /** Id of the key that seals new values. */
  get keyId(): string {
    return this.#keys[0].id;
  }

  seal<C extends SealedColumn>(column: C, text: string): Sealed<C> {
    const iv = randomBytes(12);
    const [key] = this.#keys;
    const cipher = createCipheriv(ALGORITHM, key.encryption, iv).setAAD(Buffer.from(column));
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
    return [VERSION, key.id, ...parts].join(':') as Sealed<C>;
  }

  /** The text; null where it was sealed for another column, was altered, or its key is gone. */
  tryOpen<C extends SealedColumn>(column: C, value: Sealed<C>): string | null {
    const [version, id, iv = '', tag = '', data = ''] = value.split(':');
    const key = this.#keys.find((each) => each.id === id);
    if (version !== VERSION || !key) return null;
    try {
      const decipher = createDecipheriv(ALGORITHM, key.encryption, Buffer.from(iv, 'base64url'), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(column))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      const opened = [decipher.update(Buffer.from(data, 'base64url')), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    } catch {
      return null;
    }
  }

  /** The text, or an empty string where it cannot be opened (specification, 8). */
  open<C extends SealedColumn>(column: C, value: Sealed<C>): string {
    return this.tryOpen(column, value) ?? '';
  }

  /** Seals a value as JSON; null as an empty text. */
  sealJson<C extends SealedColumn>(column: C, value: object | null): Sealed<C> {
    return this.seal(column, value === null ? '' : JSON.stringify(value));
  }

  /** What `sealJson` sealed; null where that is nothing, or cannot be opened. */
  openJson<C extends SealedColumn>(column: C, value: Sealed<C>): unknown {
    const text = this.open(column, value);
    return text === '' ? null : JSON.parse(text);
  }

  /** The index to store beside the column, under the sealing key. */
  index<C extends SealedColumn>(column: C, text: string): BlindIndex<C> {
    return this.#index(this.#keys[0], column, text);
  }

  /** The indexes to look up, one per key: a rotation may not have reached a row yet. */
  indexes<C extends SealedColumn>(column: C, text: string): BlindIndex<C>[] {
    return this.#keys.map((key) => this.#index(key, column, text));
  }

  #index<C extends SealedColumn>(key: Key, column: C, text: string): BlindIndex<C> {
    const mac = createHmac('sha256', key.index).update(`${column}\0${normalise(column, text)}`);
    return `${VERSION}:${key.id}:${mac.digest('base64url')}` as BlindIndex<C>;
  }

  /** A value for each key, by its id, that proves the key and reveals nothing of it. */
  get checkValues(): ReadonlyMap<string, string> {
    const valueOf = (key: Key) =>
      createHmac('sha256', key.index).update('check').digest('base64url');
    return new Map(this.#keys.map((key) => [key.id, valueOf(key)]));
  }

  /** Whether a sealed value or index was made with the sealing key. */
  isCurrent(value: string): boolean {
    return value.startsWith(this.currentPrefix);
  }

  /** The prefix of every value made with the sealing key. */
  get currentPrefix(): string {
    return `${VERSION}:${this.keyId}:`;
  }
}
