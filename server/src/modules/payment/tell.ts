import { payMethods, serviceNames } from '@portal/contract';
import { formatInstant, formatWon } from '@portal/format';
import { seoulDayOf } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { tell } from '../message/outbox.ts';
import { openPayments, outcomeOf, type Payment } from './repository.ts';
import { reasons, type Reason } from './rules.ts';

/** What every message about a payment says, and to whom: the payer. */
function about({ moid, member_id: memberId, service, goods_name: goods, amount }: Payment) {
  return {
    to: { subject: moid, memberId, phone: null },
    own: {
      goods: service === null ? goods : `${serviceNames[service]}, ${goods}`,
      amount: formatWon(amount),
      payment: moid,
    },
  };
}

/** Tells the payer of a payment's end. Call it in the transaction of the change. */
export async function tellOfPayment(
  transaction: Db,
  cipher: Cipher,
  payment: Payment,
  event: 'paid' | 'refunded',
  now: number,
): Promise<void> {
  const { to, own } = about(payment);
  const values = { ...own, way: payMethods[payment.pay_method].name };
  await tell(transaction, cipher, { event, ...to, values }, now);
}

/** Tells the payer why a payment that they may believe was made is not. Call it in the transaction of the change. */
export async function tellOfNoPayment(
  transaction: Db,
  cipher: Cipher,
  payment: Payment,
  reason: Reason,
  now: number,
): Promise<void> {
  const { to, own } = about(payment);
  const values = { ...own, reason: reasons[reason] };
  await tell(transaction, cipher, { event: 'notPaid', ...to, values }, now);
}

/** Tells the payer of the account that a payment waits at, each time once. Call it in the transaction of a change. */
export async function tellOfAccount(
  transaction: Db,
  cipher: Cipher,
  payment: Payment,
  event: 'account' | 'lastDay',
  now: number,
): Promise<void> {
  const deposit = outcomeOf(cipher, payment)?.deposit;
  if (!deposit) return;
  const { to, own } = about(payment);
  const values = {
    ...own,
    bank: deposit.bankName,
    accountNumber: deposit.accountNo,
    holder: deposit.holder,
    until: formatInstant(new Date(deposit.until).toISOString()),
  };
  await tell(transaction, cipher, { event, ...to, values, once: '' }, now);
}

/** Tells the payers whose accounts close today, unless they were opened today. */
export async function tellOfLastDay(
  { db, secrets: { cipher }, clock }: Pick<Parts, 'db' | 'secrets' | 'clock'>,
  today: string,
): Promise<void> {
  for (const payment of await openPayments(db)) {
    const until = outcomeOf(cipher, payment)?.deposit?.until;
    const isLast = until !== undefined && seoulDayOf(new Date(until)) === today;
    if (payment.state === 'waiting' && isLast && payment.created_on < today)
      await tellOfAccount(db, cipher, payment, 'lastDay', clock.now().getTime());
  }
}
