import type { OwnedProduct } from '@portal/contract';
import { seoulDayOf } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { membershipStanding } from '../service-quote/filters.ts';
import { FIRST_FILTER } from './rules.ts';
import { openEntered } from './views/detail.ts';

/** Why this member cannot have a filter membership for such a product; null if they can. */
export function membershipRefusal(
  { corporate }: Pick<Member, 'corporate'>,
  { contractHolder, verified }: Pick<OwnedProduct, 'contractHolder' | 'verified'>,
): string | null {
  if (corporate) return '법인 계약은 필터 멤버십에 가입할 수 없습니다.';
  if (!contractHolder) return '계약하신 분만 필터 멤버십에 가입할 수 있습니다.';
  return verified ? null : '사용 정보가 확인된 제품만 가입할 수 있습니다.';
}

/** Memberships of a member's products that are not cancelled, with when their first filter was sent. */
const membershipsOf = (db: Db, memberId: string, productIdxs: readonly string[]) =>
  db
    .selectFrom('service_order')
    .select(['product_idx', 'entered'])
    .select((order) =>
      order
        .selectFrom('service_event')
        .whereRef('service_event.ord_nbr', '=', 'service_order.ord_nbr')
        .where('service_event.status', '=', FIRST_FILTER)
        .select(({ fn }) => fn.min('service_event.at').as('at'))
        .as('started_at'),
    )
    .where('member_id', '=', memberId)
    .where('product_idx', 'in', productIdxs.map(Number))
    .where('service', '=', 'w_filter')
    .where('status', '<>', 'CANCEL')
    .execute();

/** Those of a member's products that have a membership now: one that is not cancelled, and whose term is not over. */
async function joinedProducts(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { memberId }: Member,
  purifiers: readonly OwnedProduct[],
): Promise<Set<string>> {
  const numbers = purifiers.map(({ productIdx }) => productIdx);
  const rows = numbers.length > 0 ? await membershipsOf(db, memberId, numbers) : [];
  const today = clock.today();
  const present = rows.filter((row) => {
    const { terms } = openEntered(cipher, row);
    if (terms === null || row.started_at === null) return true;
    const startedOn = seoulDayOf(new Date(row.started_at));
    const { endsOn } = membershipStanding(null, { terms, startedOn, today });
    return endsOn === null || today <= endsOn;
  });
  return new Set(present.map(({ product_idx }) => String(product_idx)));
}

/** For each purifier why the member cannot join a filter membership, in words for customers; null if they can. */
export async function refuseMemberships(
  parts: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  member: Member,
  purifiers: readonly OwnedProduct[],
): Promise<(string | null)[]> {
  const joined = await joinedProducts(parts, member, purifiers);
  return purifiers.map(
    (product) =>
      membershipRefusal(member, product) ??
      (joined.has(product.productIdx) ? '이미 필터 멤버십에 가입한 제품입니다.' : null),
  );
}
