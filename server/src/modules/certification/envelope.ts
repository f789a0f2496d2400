import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The fields of the two messages of an identity check, in the provider's order. */
const FIELDS = {
  tr_cert: ['cpId', 'certNum', 'date', 'name', 'phoneNo'],
  rec_cert: ['certNum', 'date', 'CI', 'phoneNo', 'birthDay', 'gender', 'name', 'DI'],
} as const;

type Kind = keyof typeof FIELDS;
export type Message<K extends Kind> = Record<(typeof FIELDS)[K][number], string>;

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

const keyOf = (clientKey: string) =>
  Buffer.from(hkdfSync('sha256', clientKey, '', 'identity check', 32));

/**
 * Seals a message to or from the identity provider: its fields joined by '/', encrypted with the shared key. The
 * provider's own cipher is not public; this is the sandbox's, in the same form. A sealed request does not open
 * as an answer.
 */
export function sealMessage<K extends Kind>(clientKey: string, kind: K, message: Message<K>) {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, keyOf(clientKey), iv).setAAD(Buffer.from(kind));
  const names: readonly string[] = FIELDS[kind];
  const text = names.map((name) =>
    encodeURIComponent((message as Record<string, string>)[name] ?? ''),
  );
  const data = Buffer.concat([cipher.update(text.join('/'), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
}

/** Opens what was sealed as this kind with this key; null for anything else. */
export function openMessage<K extends Kind>(clientKey: string, kind: K, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV + TAG) return null;
  try {
    const iv = bytes.subarray(0, IV);
    const decipher = createDecipheriv(ALGORITHM, keyOf(clientKey), iv, { authTagLength: TAG })
      .setAAD(Buffer.from(kind))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    const opened = [decipher.update(bytes.subarray(IV + TAG)), decipher.final()];
    const values = Buffer.concat(opened).toString('utf8').split('/').map(decodeURIComponent);
    const names: readonly string[] = FIELDS[kind];
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])) as Message<K>;
  } catch {
    return null;
  }
}
