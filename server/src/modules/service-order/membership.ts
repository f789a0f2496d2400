import type { OwnedProduct } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../member/rules.ts';
import { hasMembership } from './repository.ts';

/** Why a member cannot join a filter membership for a purifier, in words for them; null where they can. */
export async function refuseMembership(
  db: Db,
  { memberId, corporate }: Member,
  { productIdx, contractHolder, verified }: OwnedProduct,
): Promise<string | null> {
  if (corporate) return '법인 계약은 필터 멤버십에 가입할 수 없습니다.';
  if (!contractHolder) return '계약하신 분만 필터 멤버십에 가입할 수 있습니다.';
  if (!verified) return '사용 정보가 확인된 제품만 가입할 수 있습니다.';
  return (await hasMembership(db, memberId, productIdx))
    ? '이미 필터 멤버십에 가입한 제품입니다.'
    : null;
}
