import { createHash, timingSafeEqual } from 'node:crypto';

/** The provider's hash: hex of SHA-256 over the values one after the other. The merchant's key is one of them. */
export const hashOf = (...values: string[]): string =>
  createHash('sha256').update(values.join('')).digest('hex');

/** Whether two texts are the same, in a time that tells nothing. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** YYYYMMDDHHmmss in Seoul. */
export const ediDate = (at: Date): string => seoul.format(at).replace(/\D/g, '');

/** The instant that `YYYYMMDDHHmm` or `YYYYMMDDHHmmss` in Seoul stands for; null where it stands for none. */
export function readEdiDate(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second = '00'] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(at) ? null : at;
}
