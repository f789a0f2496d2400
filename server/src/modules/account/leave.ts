import type { AnswerOf, checkAccountDeletion } from '@portal/contract';
import type { Parts, Store } from '../../parts.ts';
import { contractsOf } from '../contract-payment/contracts.ts';
import { dropSecret } from '../calendar-feed/repository.ts';
import { findOpenGoods } from '../delivery/next-installation.ts';
import { forgetMember } from '../member/repository.ts';
import { forgetMessages } from '../message/outbox.ts';
import type { Member } from '../member/rules.ts';
import { forgetProducts } from '../owned-product/repository.ts';
import { openBills } from '../payment/views.ts';
import { forgetEntries } from '../point/repository.ts';
import { countClaims } from '../registration/repository.ts';
import { forgetRatings } from '../service-order/after-visit/rating.ts';
import { countOrders } from '../service-order/all-orders.ts';
import { pointBalance } from '../service-order/points.ts';
import { forgetDevices } from '../session/known-devices.ts';
import { deleteSessionsOf } from '../session/repository.ts';
import { forgetDrafts } from '../submission/draft/repository.ts';
import { deleteVisitsOf } from '../visit/repository.ts';
import { reasonsToStay } from './rules.ts';

type Check = AnswerOf<typeof checkAccountDeletion>;

/**
 * Whether a member may leave the membership now, the reasons if not, and the points that would be lost.
 * @returns null if the membership service does not know the member
 * @throws AppError ERR_UNAVAILABLE if the membership service or the billing system does not answer
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
  return {
    possible: reasons.length === 0,
    reasons,
    points,
    deliveries: member.userIdx === null ? [] : await findOpenGoods(parts.db, member.userIdx),
    serials: await countClaims(parts.db, member.memberId),
  };
}

/**
 * Deletes a member's sessions, devices, drafts, identity, messages, ratings, calendar address, showroom bookings, products and points
 * after the member has left. Records that the law requires us to keep stay.
 */
export async function forgetWhoLeft({ db, cipher }: Store, { memberId, userIdx }: Member) {
  await db.transaction().execute(async (transaction) => {
    await deleteSessionsOf(transaction, memberId);
    await forgetDevices(transaction, memberId);
    await forgetDrafts(transaction, memberId);
    await forgetMember({ db: transaction, cipher }, memberId);
    await deleteVisitsOf(transaction, memberId);
    await forgetMessages(transaction, memberId);
    await forgetRatings(transaction, memberId);
    await dropSecret(transaction, memberId);
    if (userIdx === null) return;
    await forgetProducts(transaction, userIdx);
    await forgetEntries(transaction, userIdx);
  });
}
