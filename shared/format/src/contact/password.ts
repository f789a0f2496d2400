import { passwordCapitals, passwordSpace } from '../fixed-texts.ts';

const PATTERN = /^(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^*+=-]).{8,20}$/;

/** What a password must be, told before one is chosen; passwordProblem holds the same rules. */
export const PASSWORD_RULE =
  '8자에서 20자까지, 영문 소문자와 숫자와 특수문자(!@#$%^*+=-)를 모두 넣어 입력해 주세요.';

/**
 * Why no password can be what was typed, as a sentence about `field`, or null: none has whitespace or capitals
 * (specification, 5). A field for the present password says so before it is sent, because each sending counts as a try.
 */
export function typingProblem(password: string, field = '비밀번호'): string | null {
  const about = (text: string) => text.replace('{field}', field);
  if (/\s/.test(password)) return about(passwordSpace);
  return /\p{Lu}/u.test(password) ? about(passwordCapitals) : null;
}

/**
 * The first problem of a new password as a sentence about `field`, or null. A password needs 8 to 20 characters, a
 * letter, a digit and one of !@#$%^*+= -; whitespace and capitals are not allowed (specification, 5).
 */
export const passwordProblem = (password: string, field?: string): string | null =>
  typingProblem(password, field) ?? (PATTERN.test(password) ? null : PASSWORD_RULE);
