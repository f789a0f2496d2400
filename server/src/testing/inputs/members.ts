import type { Member } from '../../modules/member/rules.ts';

/** A member who has passed the identity check, with some fields changed. */
export const aMember = (change: Partial<Member> = {}): Member => ({
  memberId: 'm',
  userIdx: '1',
  name: '김하늘',
  phone: '01000001001',
  email: '',
  birthDay: '',
  gender: '',
  ci: '',
  di: '',
  corporate: false,
  marketingAgree: false,
  certifyState: true,
  isCertify: true,
  ...change,
});
