import { phonePatterns, plainPhone } from '@portal/format';
import * as v from 'valibot';

const WANTED = '휴대전화 번호를 010-1234-5678 같은 형식으로 입력해 주세요.';

const phone = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.transform(plainPhone),
    v.check((number) => number !== '', '휴대전화 번호를 입력해 주세요.'),
    v.regex(pattern, WANTED),
  );

/** A mobile phone number, as people type it: with or without hyphens or spaces, also with +82. */
export const phoneInput = phone(phonePatterns.mobile);

/** A mobile phone number that begins with 010. Identity checks and look-ups accept no other numbers. */
export const phone010Input = phone(phonePatterns.mobile010);
