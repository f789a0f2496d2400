import { createHmac } from 'node:crypto';

/**
 * What stands for a value towards others: the same for the same value and use, and nothing can be read
 * from it without the key.
 */
export const pseudonym = (key: string, use: string, value: string): string =>
  value === '' ? '' : createHmac('sha256', key).update(`${use}\0${value}`).digest('base64url');
