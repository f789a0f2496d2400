import { payMethods, serviceNames } from '@portal/contract';
import { formatInstant, formatWon } from '@portal/format';
import { seoulDayOf } from '../../../calendar/clock.ts';
import type { Parts, Store } from '../../../parts.ts';
import { tell } from '../../message/outbox.ts';
import { openPayments, outcomeOf, type Payment } from '../repository.ts';
import { whyNotPaid } from '../rules.ts';

/** What every message about a payment says, and to whom: the payer. */
function about({ moid, member_id: memberId, service, goods_name: goods, amount }: Payment) {
  return {
    to: { subject: moid, memberId, phone: null },
    own: {
      goods: service === null ? goods : `${serviceNames[service]}, ${goods}`,
      amount: formatWon(amount),
    },
  };
}

/** Tells the payer of a payment's end. Call it in the transaction of the change. */
export async function tellOfPayment(
  store: Store,
  payment: Payment,
  event: 'paid' | 'refunded',
  now: number,
): Promise<void> {
  const { to, own } = about(payment);
  const values = { ...own, way: payMethods[payment.pay_method].name };
  await tell(store, { event, ...to, values }, now);
}

/** Tells the payer why a payment that they may believe was made is not. Call it in the transaction of the change. */
export async function tellOfNoPayment(store: Store, payment: Payment, now: number) {
  const { to, own } = about(payment);
  const values = { ...own, reason: whyNotPaid(payment) };
  await tell(store, { event: 'notPaid', ...to, values }, now);
}

/** Tells the payer of the account that a payment waits at, each time once. Call it in the transaction of a change. */
export async function tellOfAccount(
  store: Store,
  payment: Payment,
  event: 'account' | 'lastDay',
  now: number,
): Promise<void> {
  const deposit = outcomeOf(store.cipher, payment)?.deposit;
  if (!deposit) return;
  const { to, own } = about(payment);
  const values = {
    ...own,
    bank: deposit.bankName,
    accountNumber: deposit.accountNo,
    holder: deposit.holder,
    until: formatInstant(new Date(deposit.until).toISOString()),
  };
  await tell(store, { event, ...to, values, once: '' }, now);
}

/** Tells the payers whose accounts close today, unless they were opened today. */
export async function tellOfLastDay(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  today: string,
): Promise<void> {
  for (const payment of await openPayments(db)) {
    const until = outcomeOf(cipher, payment)?.deposit?.until;
    const isLast = until !== undefined && seoulDayOf(new Date(until)) === today;
    if (payment.state === 'waiting' && isLast && payment.created_on < today)
      await tellOfAccount({ db, cipher }, payment, 'lastDay', clock.now().getTime());
  }
}
