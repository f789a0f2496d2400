import type { OwnedProduct } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../member/rules.ts';
import { withMembership } from './repository.ts';

/** Why this member cannot have a filter membership for such a product; null if they can. */
export function membershipRefusal(
  { corporate }: Pick<Member, 'corporate'>,
  { contractHolder, verified }: Pick<OwnedProduct, 'contractHolder' | 'verified'>,
): string | null {
  if (corporate) return '법인 계약은 필터 멤버십에 가입할 수 없습니다.';
  if (!contractHolder) return '계약하신 분만 필터 멤버십에 가입할 수 있습니다.';
  return verified ? null : '사용 정보가 확인된 제품만 가입할 수 있습니다.';
}

/** For each purifier why the member cannot join a filter membership, in words for customers; null if they can. */
export async function refuseMemberships(
  db: Db,
  member: Member,
  purifiers: readonly OwnedProduct[],
): Promise<(string | null)[]> {
  const numbers = purifiers.map(({ productIdx }) => productIdx);
  const joined = await withMembership(db, member.memberId, numbers);
  return purifiers.map(
    (product) =>
      membershipRefusal(member, product) ??
      (joined.has(product.productIdx) ? '이미 필터 멤버십에 가입한 제품입니다.' : null),
  );
}
