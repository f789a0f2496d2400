import type { AnswerOf, memberOutCheck } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import { contractsOf } from '../contract-payment/contracts.ts';
import { forgetMember } from '../member/repository.ts';
import type { Member } from '../member/rules.ts';
import { forgetProducts } from '../owned-product/repository.ts';
import { openBills } from '../payment/views.ts';
import { forgetEntries } from '../point/repository.ts';
import { countOrders } from '../service-order/all-orders.ts';
import { pointBalance } from '../service-order/points.ts';
import { deleteSessionsOf } from '../session/repository.ts';
import { deleteVisitsOf } from '../visit/repository.ts';
import { reasonsToStay } from './rules.ts';

type Check = AnswerOf<typeof memberOutCheck>;

/**
 * Whether a member can leave now, and what stands in the way; null where the membership service does not know them.
 * @throws AppError ERR_UNAVAILABLE where one of the services that are asked does not answer
 */
export async function checkLeaving(parts: Parts, member: Member): Promise<Check | null> {
  const said = await parts.membership.withdrawal(member.memberId);
  if (!said) return null;
  const orders = await countOrders(parts.db, member.memberId);
  const [{ billed }, bills, points] = await Promise.all([
    contractsOf(parts, member),
    openBills(parts, member),
    pointBalance(parts, member),
  ]);
  const reasons = reasonsToStay({
    refusal: said.reason,
    open: orders.OPEN,
    waiting: orders.WAIT,
    contracts: billed.length,
    bills: bills.length,
  });
  return { possible: reasons.length === 0, reasons, points };
}

/**
 * Ends all sessions of a member who left, and deletes who they were, their showroom bookings, products and points. What the
 * law requires to be kept stays.
 */
export async function forgetWhoLeft(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { memberId, userIdx }: Member,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteSessionsOf(transaction, memberId);
    await forgetMember(transaction, secrets.cipher, memberId);
    await deleteVisitsOf(transaction, memberId);
    if (userIdx === null) return;
    await forgetProducts(transaction, userIdx);
    await forgetEntries(transaction, userIdx);
  });
}
