import { phonePatterns } from '@portal/format';
import * as v from 'valibot';

const phone = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern, '휴대전화 번호를 010-1234-5678 같은 형식으로 입력해 주세요.'),
  );

/** A mobile phone number, with or without hyphens. */
export const phoneInput = phone(phonePatterns.mobile);

/** A mobile phone number that begins with 010. Identity checks and look-ups accept no other numbers. */
export const phone010Input = phone(phonePatterns.mobile010);
