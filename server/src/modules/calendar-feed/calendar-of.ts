import { calendarFile } from '@portal/format';
import { daysBefore } from '../../calendar/clock.ts';
import type { Parts } from '../../parts.ts';
import { pseudonym } from '../../pseudonym.ts';
import { withdrawalsOf } from '../contract-payment/contracts.ts';
import { findDatedShipments } from '../delivery/next-installation.ts';
import type { Member } from '../member/rules.ts';
import { inTime } from '../overview/in-time.ts';
import { findWaiting, outcomeOf } from '../payment/repository.ts';
import { findDatedOrders } from '../service-order/all-orders.ts';
import { findDatedVisits } from '../visit/repository.ts';
import {
  entriesOfRequest,
  entriesOfInstallation,
  entriesOfBooking,
  entryOfWaiting,
  entryOfWithdrawal,
} from './entries.ts';

/** How many days a date stays in the calendar after it. */
const KEPT_DAYS = 30;
/** How long we wait for the billing system. */
const PATIENCE_MS = 3_000;

/**
 * A member's dates as a calendar file: visits, installations, visits to showrooms, deposits and withdrawals.
 * @throws AppError ERR_UNAVAILABLE if one of these is not known now: without it, calendars would delete its dates
 */
export async function calendarOf(parts: Parts, member: Member): Promise<string> {
  const { db, cipher, clock, company, secretKey } = parts;
  const { memberId, userIdx } = member;
  const [now, today] = [clock.now(), clock.today()];
  const since = daysBefore(today, KEPT_DAYS);
  const phone = company.phones.main;
  const [orders, shipments, visits, waiting, withdrawals] = await Promise.all([
    findDatedOrders(db, memberId, since),
    userIdx === null ? [] : findDatedShipments(db, userIdx, since),
    findDatedVisits(db, memberId, since),
    findWaiting(db, memberId),
    inTime(PATIENCE_MS, withdrawalsOf(parts, member)),
  ]);
  const deposits = waiting.flatMap((payment) => {
    const until = outcomeOf(cipher, payment)?.deposit?.until;
    const { moid, goods_name: goodsName, version, changed_at: changedAt } = payment;
    return until === undefined ? [] : [{ moid, goodsName, until, version, changedAt }];
  });
  const entries = [
    ...orders.flatMap((row) => entriesOfRequest(row, today, phone)),
    ...shipments.flatMap((row) => entriesOfInstallation(row, today, phone)),
    ...visits.flatMap((row) => entriesOfBooking(row, today)),
    ...deposits.map(entryOfWaiting),
    ...withdrawals.map((one) => {
      const contract = pseudonym(secretKey, 'calendar contract', one.custCode).slice(0, 22);
      return entryOfWithdrawal(one, contract, today);
    }),
  ];
  return calendarFile(entries, now, [
    `X-WR-CALNAME:${company.brand} 일정`,
    // How often apps should read it again, as RFC 7986 and as older apps have it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]);
}
