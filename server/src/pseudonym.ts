import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. Their bytes are compared: texts of one length may have another number of them. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * A keyed hash that stands for a value: the same for the same value and use, and meaningless without the key.
 * An empty value stays empty.
 */
export const pseudonym = (key: string, use: string, value: string): string =>
  value === '' ? '' : createHmac('sha256', key).update(`${use}\0${value}`).digest('base64url');
