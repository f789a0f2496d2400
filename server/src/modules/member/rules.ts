import type { userSchema } from '@portal/contract';
import type * as v from 'valibot';
import type { Profile } from './membership.ts';

/** A member as of their last sign-in, with what they have changed here since. */
export type Member = Pick<
  Profile,
  | 'memberId'
  | 'userIdx'
  | 'name'
  | 'phone'
  | 'email'
  | 'birthDay'
  | 'gender'
  | 'ci'
  | 'di'
  | 'corporate'
  | 'marketingAgree'
  | 'certifyState'
  | 'isCertify'
>;

/** What pages may know about a member. */
export const toUser = (member: Member): v.InferOutput<typeof userSchema> => ({
  userIdx: member.userIdx,
  userName: member.name,
  certifyState: member.certifyState,
  isCertify: member.isCertify,
  marketingAgree: member.marketingAgree,
  corporate: member.corporate,
});
