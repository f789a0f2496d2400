import { fixedTexts } from './fixed-texts.ts';

const PATTERN = /^(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^*+=-]).{8,20}$/;

/**
 * What is wrong with a new password, as a sentence about `field`, or null: 8 to 20 characters, a letter, a
 * digit and one of !@#$%^*+= -, no whitespace, no capitals (specification, 5). The first that holds is told.
 */
export function passwordProblem(password: string, field = '비밀번호'): string | null {
  const about = (text: string) => text.replace('{field}', field);
  if (/\s/.test(password)) return about(fixedTexts.passwordSpace);
  if (/\p{Lu}/u.test(password)) return about(fixedTexts.passwordCapitals);
  if (PATTERN.test(password)) return null;
  return '8자에서 20자까지, 영문 소문자와 숫자와 특수문자(!@#$%^*+=-)를 모두 넣어 입력해 주세요.';
}
