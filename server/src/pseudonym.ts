import { createHmac } from 'node:crypto';

/**
 * A keyed hash that stands for a value: the same for the same value and use, and meaningless without the key.
 * An empty value stays empty.
 */
export const pseudonym = (key: string, use: string, value: string): string =>
  value === '' ? '' : createHmac('sha256', key).update(`${use}\0${value}`).digest('base64url');
