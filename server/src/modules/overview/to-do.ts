import type { AnswerOf, readOverview } from '@portal/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { openBills } from '../payment/views.ts';
import { findNextExpiry } from '../point/expiry.ts';
import { fetchEntries } from '../point/registry.ts';
import { findAllOrders } from '../service-order/all-orders.ts';
import { summariesOf } from '../service-order/views/summaries.ts';
import { pointBalance } from '../service-order/points.ts';

type Overview = AnswerOf<typeof readOverview>;

/** The overview lists at most ten unpaid requests. */
const NAMED = { curPage: 1, pageSize: 10 };

/** The member's requests that wait for their payment, and the member's open bills. @throws AppError ERR_UNAVAILABLE */
export async function unpaidOf(parts: Parts, member: Member): Promise<Overview['unpaid']> {
  const bills = await openBills(parts, member);
  const waiting = await findAllOrders(parts.db, member.memberId, { state: 'WAIT', ...NAMED });
  const amount = bills.reduce((sum, { goodsPrice }) => sum + goodsPrice, 0);
  const orders = await summariesOf(parts, waiting.list);
  return { orders, bills: { count: bills.length, amount } };
}

/** The member's balance of points, and the points that expire next. @throws AppError ERR_UNAVAILABLE */
export async function pointsToExpire(
  parts: Parts,
  log: FastifyBaseLogger,
  member: Member,
): Promise<Overview['points']> {
  await fetchEntries(parts, log, member.userIdx);
  const balance = await pointBalance(parts, member);
  const next = await findNextExpiry(parts.db, member, parts.clock.today(), balance);
  return { total: balance, expiring: next.total, expiresOn: next.expiresOn };
}
