import type { OwnedProduct } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../member/rules.ts';
import { hasMembership } from './repository.ts';

/** Why nobody like this member can have a filter membership for such a product; null where they can. */
export function membershipRefusal(
  { corporate }: Pick<Member, 'corporate'>,
  { contractHolder, verified }: Pick<OwnedProduct, 'contractHolder' | 'verified'>,
): string | null {
  if (corporate) return '법인 계약은 필터 멤버십에 가입할 수 없습니다.';
  if (!contractHolder) return '계약하신 분만 필터 멤버십에 가입할 수 있습니다.';
  return verified ? null : '사용 정보가 확인된 제품만 가입할 수 있습니다.';
}

/** Why a member cannot join a filter membership for a purifier, in words for them; null where they can. */
export async function refuseMembership(
  db: Db,
  member: Member,
  product: OwnedProduct,
): Promise<string | null> {
  const refusal = membershipRefusal(member, product);
  if (refusal !== null) return refusal;
  return (await hasMembership(db, member.memberId, product.productIdx))
    ? '이미 필터 멤버십에 가입한 제품입니다.'
    : null;
}
