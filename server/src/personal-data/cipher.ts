import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedColumn } from './columns.ts';

declare const sealed: unique symbol;
declare const indexed: unique symbol;
/** Text that `Cipher.seal` made; nothing else fits a personal column, and each fits its own alone. */
export type Sealed<C extends SealedColumn> = string & { readonly [sealed]: C };
/** What a sealed column is looked up by. */
export type BlindIndex<C extends SealedColumn> = string & { readonly [indexed]: C };

interface Key {
  id: string;
  encryption: Buffer;
  index: Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';

function readKey(text: string): Key {
  const [id = '', bytes = ''] = text.split(':');
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(bytes, 'base64'), '', `personal data ${use}`, 32));
  return { id, encryption: derive('encryption'), index: derive('index') };
}

/** One spelling for what is the same: a phone number's digits, any other text composed and trimmed. */
const normalise = (column: SealedColumn, text: string) =>
  column.endsWith('phone') ? text.replace(/\D/g, '') : text.normalize('NFC').trim();

/**
 * Personal data at rest: `v1:<key id>:<iv>:<tag>:<data>`, the last three base64url. What is sealed for
 * one column cannot be opened as another's.
 */
export class Cipher {
  readonly #keys: readonly [Key, ...Key[]];

  /** @param keys `id:base64` of 32 bytes, comma separated; the first seals, each opens. */
  constructor(keys: string) {
    const [first = '', ...others] = keys.split(',');
    this.#keys = [readKey(first), ...others.map(readKey)];
  }

  /** Id of the key that seals. */
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

  /** The text, or null where it was sealed for another column, altered, or by a key that is gone. */
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

  /** The text; what cannot be opened is an empty string (specification, 8). */
  open<C extends SealedColumn>(column: C, value: Sealed<C>): string {
    return this.tryOpen(column, value) ?? '';
  }

  /** What the column is to be looked up by, under the key that seals. */
  index<C extends SealedColumn>(column: C, text: string): BlindIndex<C> {
    return this.#index(this.#keys[0], column, text);
  }

  /** The same under every key: rows that a rotation has not reached yet are found too. */
  indexes<C extends SealedColumn>(column: C, text: string): BlindIndex<C>[] {
    return this.#keys.map((key) => this.#index(key, column, text));
  }

  #index<C extends SealedColumn>(key: Key, column: C, text: string): BlindIndex<C> {
    const mac = createHmac('sha256', key.index).update(`${column}\0${normalise(column, text)}`);
    return `${VERSION}:${key.id}:${mac.digest('base64url')}` as BlindIndex<C>;
  }

  /** Whether the sealing key made it. */
  isCurrent(value: string): boolean {
    return value.startsWith(this.currentPrefix);
  }

  /** What every value begins with that the sealing key made. */
  get currentPrefix(): string {
    return `${VERSION}:${this.keyId}:`;
  }
}
