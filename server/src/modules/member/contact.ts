import { phonePatterns } from '@portal/format';
import { fieldError } from '../../errors.ts';
import type { Member } from './rules.ts';

/**
 * The name and phone to call: those entered in the form, by default the member's. @throws AppError ERR_INVALID_INPUT if no
 * phone was entered and the member has no mobile phone
 */
export function contactIn(
  { custName, phoneNum }: { custName?: string | undefined; phoneNum?: string | undefined },
  { name, phone }: Member,
) {
  const called = phoneNum ?? phone;
  if (!phonePatterns.mobile.test(called))
    throw fieldError('phoneNum', '연락받으실 휴대전화 번호를 입력해 주세요.');
  return { custName: custName ?? name, phoneNum: called };
}
