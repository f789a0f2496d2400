import { fixedTexts } from '@portal/format';
import table from './errors.json' with { type: 'json' };

/**
 * Every code the API can answer with, its HTTP status and the message for customers. docs/errors.md has a row
 * for each; a test compares the two.
 */
export const errors = {
  ...table,
  ERR_MS_6002: { http: 429, message: fixedTexts.voicesOfToday },
};

export type ErrorCode = keyof typeof errors;
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code);
