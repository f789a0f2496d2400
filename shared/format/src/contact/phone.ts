import { invalidPhone } from '../fixed-texts.ts';

/**
 * Formats a phone number for display: 11 digits as 3-4-4, 10 digits as 2-4-4 from 02 and 3-3-4 otherwise;
 * anything else is 'Invalid phone number' (specification, 5 and 8). A page shows '-' for an empty value.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const groups =
    digits.length === 11
      ? /^(\d{3})(\d{4})(\d{4})$/
      : digits.startsWith('02')
        ? /^(\d{2})(\d{4})(\d{4})$/
        : /^(\d{3})(\d{3})(\d{4})$/;
  const found = groups.exec(digits);
  return found ? found.slice(1).join('-') : invalidPhone;
}

/**
 * A number as the patterns below know it, from how people type and phones store it: with spaces, dots or brackets, in
 * full width, with any dash, with the country's +82.
 */
export const plainPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s.()\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/^\+?82-?0?(?=1)/, '0');

/** A number as a customer typed it, as it is displayed. */
export const shownPhone = (typed: string): string => formatPhone(plainPhone(typed));

/** Accepted phone numbers (specification, 5); hyphens are optional. */
export const phonePatterns = {
  /** 01x. */
  mobile: /^01[016789]-?\d{3,4}-?\d{4}$/,
  /** What identity checks and guest look-ups accept. */
  mobile010: /^010-?\d{3,4}-?\d{4}$/,
  landline: /^\d{2,3}-?\d{3,4}-?\d{4}$/,
};
