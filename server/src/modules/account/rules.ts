import type {
  AnswerOf,
  checkMember,
  readAnalyticsProfile,
  checkAccountDeletion,
  ParsedInputOf,
  updatePersonal,
} from '@portal/contract';
import { AppError } from '../../errors.ts';
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
): AnswerOf<typeof readAnalyticsProfile> => ({
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

type MemberInfo = AnswerOf<typeof checkMember>;

/** What a member still has to give before they can request a service. */
export function memberInfo(member: Member): MemberInfo {
  const missing: MemberInfo['missing'] = [];
  if (member.userIdx === null) missing.push('userIdx');
  if (member.phone === '') missing.push('phone');
  if (member.email === '') missing.push('email');
  if (!member.isCertify) missing.push('certification');
  return { complete: missing.length === 0, missing };
}

/**
 * The address in a member's input; undefined if the input has none.
 * @throws AppError ERR_INVALID_INPUT naming each missing field, if some of the three are given but not all
 */
export function addressIn({ zonecode, addr, addrDetail }: ParsedInputOf<typeof updatePersonal>) {
  const fields = { zonecode, addr, addrDetail };
  const missing = Object.entries(fields).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(fields).length) return undefined;
  if (zonecode === undefined || addr === undefined || addrDetail === undefined)
    throw new AppError('ERR_INVALID_INPUT', {
      fields: Object.fromEntries(
        missing.map(([name]) => [name, '우편번호, 주소, 상세 주소를 함께 입력해 주세요.']),
      ),
    });
  return { zonecode, addr, addrDetail };
}

type Reasons = AnswerOf<typeof checkAccountDeletion>['reasons'];

/** The reasons why a member cannot leave now, in words for customers; empty if there is none. */
export function reasonsToStay(found: {
  /** The membership service's own reason; null if it allows the member to leave. */
  refusal: string | null;
  /** The number of open requests, and the number of requests that wait for their payment. */
  open: number;
  waiting: number;
  contracts: number;
  bills: number;
}): Reasons {
  const { refusal, open, waiting, contracts, bills } = found;
  const reasons: Reasons = [];
  if (open > 0)
    reasons.push({
      is: 'orders',
      text: `진행 중인 서비스 접수가 ${open}건 있습니다. 모두 끝나거나 취소하신 뒤에 탈퇴하실 수 있습니다.`,
    });
  if (contracts > 0)
    reasons.push({
      is: 'contracts',
      text: `유지 중인 계약이 ${contracts}건 있습니다. 계약이 끝난 뒤에 탈퇴하실 수 있습니다.`,
    });
  const unpaid = [
    ...(waiting > 0 ? [`결제를 기다리는 접수가 ${waiting}건`] : []),
    ...(bills > 0 ? [`내지 않으신 요금이 ${bills}건`] : []),
  ];
  if (unpaid.length > 0)
    reasons.push({
      is: 'unpaid',
      text: `${unpaid.join(', ')} 있습니다. 결제하시거나 취소하신 뒤에 탈퇴하실 수 있습니다.`,
    });
  if (refusal !== null) reasons.push({ is: 'corporate', text: refusal });
  return reasons;
}
