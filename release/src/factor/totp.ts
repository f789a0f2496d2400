import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-1, 30 seconds and 6 digits: some authenticator apps assume these whatever the link says. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Base32, as apps take secrets (RFC 4648). */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param bytes of a length that 5 divides, so that nothing needs padding */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[parseInt(five, 2)]).join('');
}

export const makeSecret = (): string => base32(randomBytes(SECRET_BYTES));

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The number of 30 seconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of one step (RFC 6238, RFC 4226). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step whose code this is: of now, or of one before or after, because clocks differ. Null for none. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const given = Buffer.from(code);
  const isCode = (step: number) => {
    const expected = Buffer.from(codeAt(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const current = stepAt(now);
  return [current, current - 1, current + 1].find(isCode) ?? null;
}

/** The link that an authenticator app opens. @param issuer names the desk in the app */
export function linkOf(secret: string, account: string, issuer: string): string {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}
