import { fixedTexts } from '../fixed-texts.ts';

const PATTERN = /^(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^*+=-]).{8,20}$/;

/**
 * The first problem of a new password as a sentence about `field`, or null. A password needs 8 to 20 characters, a
 * letter, a digit and one of !@#$%^*+= -; whitespace and capitals are not allowed (specification, 5).
 */
export function passwordProblem(password: string, field = '비밀번호'): string | null {
  const about = (text: string) => text.replace('{field}', field);
  if (/\s/.test(password)) return about(fixedTexts.passwordSpace);
  if (/\p{Lu}/u.test(password)) return about(fixedTexts.passwordCapitals);
  if (PATTERN.test(password)) return null;
  return '8자에서 20자까지, 영문 소문자와 숫자와 특수문자(!@#$%^*+=-)를 모두 넣어 입력해 주세요.';
}
