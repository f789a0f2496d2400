import type { OrderReceipt, ServiceKind } from '@portal/contract';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { moveOrder, withPoints } from './move-order.ts';
import { lockMember, pointsSpent, receiptOf } from './repository.ts';
import { isPaidTooLate } from './rules.ts';

interface PointParts {
  membership: Pick<Parts['membership'], 'points'>;
}

/** Points that the membership service gave the member. A member without a customer number has none. */
export const pointsGiven = ({ membership }: PointParts, { userIdx }: Pick<Member, 'userIdx'>) =>
  userIdx === null ? 0 : membership.points(userIdx);

/** Points that the member can spend now. */
export async function pointBalance(parts: Parts, member: Member): Promise<number> {
  const given = await pointsGiven(parts, member);
  return Math.max(0, given - (await pointsSpent(parts.db, member.memberId)));
}

/**
 * Pays a request that waits for its payment wholly with points. Paid before, it stays as it is.
 * @throws AppError ERR_NOT_FOUND where the member has no such request that can be paid, ERR_POINT_SHORT, ERR_PAY_UNDER_WAY,
 * ERR_PAY_VISIT
 */
export async function payByPoints(
  parts: PointParts & Pick<Parts, 'db' | 'cipher' | 'clock'>,
  member: Member,
  { service, ordNbr }: { service: ServiceKind; ordNbr: string },
): Promise<OrderReceipt> {
  const { memberId } = member;
  const given = await pointsGiven(parts, member);
  const event = { at: parts.clock.now().getTime(), by: 'customer', note: '포인트 결제' } as const;
  const own = { memberId, service };
  const moved = await moveOrder(
    parts,
    { ordNbr, move: 'pay', own },
    event,
    async (transaction, row) => {
      if (isPaidTooLate(row.visit_on, parts.clock.today())) throw new AppError('ERR_PAY_VISIT');
      await lockMember(transaction, memberId);
      const spent = (await pointsSpent(transaction, memberId)) - Math.max(row.point, row.held);
      if (row.quote.total > given - spent) throw new AppError('ERR_POINT_SHORT');
      return withPoints(row.quote, row.quote.total);
    },
  );
  const refused = moved && 'refused' in moved.outcome ? moved.outcome.refused : null;
  if (refused === 'paying') throw new AppError('ERR_PAY_UNDER_WAY');
  if (!moved || refused === 'stage') throw new AppError('ERR_NOT_FOUND');
  const { row, outcome } = moved;
  const status = 'to' in outcome ? outcome.to : row.status;
  return receiptOf({ ...row, status });
}
