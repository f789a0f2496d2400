import { phonePatterns } from '@portal/format';
import { fieldError } from '../../errors.ts';
import type { Member } from './rules.ts';

/** Who is called: as entered, else the member. @throws AppError ERR_INVALID_INPUT where the member has no mobile phone */
export function contactIn(
  { custName, phoneNum }: { custName?: string | undefined; phoneNum?: string | undefined },
  { name, phone }: Member,
) {
  const called = phoneNum ?? phone;
  if (!phonePatterns.mobile.test(called))
    throw fieldError('phoneNum', '연락받으실 휴대전화 번호를 입력해 주세요.');
  return { custName: custName ?? name, phoneNum: called };
}
