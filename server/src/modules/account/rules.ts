import type { AnswerOf, checkMemberInfo, getGaUserInfo } from '@portal/contract';
import type { Profile } from '../member/membership.ts';
import type { Member } from '../member/rules.ts';

/** Age in full decades on a day, `60`; empty where the birthday is unknown. Both days are `2026-11-21`. */
export function decadeOf(birthDay: string, today: string): string {
  if (birthDay === '') return '';
  const [year, rest] = [Number(birthDay.slice(0, 4)), birthDay.slice(4)];
  const age = Number(today.slice(0, 4)) - year - (today.slice(4) < rest ? 1 : 0);
  return String(Math.floor(age / 10) * 10);
}

/** What analytics may know (specification, 3): no name, number or address, and a pseudonym for an id. */
export const analyticsProfile = (
  profile: Profile,
  encodedUserId: string,
  today: string,
  products: number | null,
): AnswerOf<typeof getGaUserInfo> => ({
  encodedUserId,
  joinType: profile.joinType,
  socialType: profile.socialType,
  levelName: profile.levelName,
  accessDate: today,
  age: decadeOf(profile.birthDay, today),
  region: profile.region,
  sex: profile.gender,
  productsQty: products === null ? '' : String(products),
  // The portal has no source of orders, health data and lounge visits.
  recentOrder: '',
  healthProfile: '',
  loungeDate: '',
  loungePlace: '',
  loungeProduct: '',
  marketingAgree: profile.marketingAgree ? 'Y' : 'N',
  corporate: profile.corporate ? 'Y' : 'N',
});

type MemberInfo = AnswerOf<typeof checkMemberInfo>;

/** What a member still has to give before they can request a service. */
export function memberInfo(member: Member): MemberInfo {
  const missing: MemberInfo['missing'] = [];
  if (member.userIdx === null) missing.push('userIdx');
  if (member.phone === '') missing.push('phone');
  if (member.email === '') missing.push('email');
  if (!member.isCertify) missing.push('certification');
  return { complete: missing.length === 0, missing };
}
