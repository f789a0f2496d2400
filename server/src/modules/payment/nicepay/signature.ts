import { hash } from 'node:crypto';

/** The provider's hash: hex SHA-256 of the concatenated values, one of which is the merchant's key. */
export const hashOf = (...values: string[]): string => hash('sha256', values.join(''));

const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** YYYYMMDDHHmmss in Seoul. */
export const ediDate = (at: Date): string => seoul.format(at).replace(/\D/g, '');

/** The instant of `YYYYMMDDHHmm` or `YYYYMMDDHHmmss` in Seoul; null if the text is neither. */
export function readEdiDate(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second = '00'] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(at) ? null : at;
}
