import { payMethods, serviceNames } from '@portal/contract';
import { formatInstant, formatWon } from '@portal/format';
import type { Db } from '../../db/database.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { tell } from '../message/outbox.ts';
import { outcomeOf, type Payment } from './repository.ts';

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

/** Tells the payer of the account that a payment waits at. Call it in the transaction of the change. */
export async function tellOfAccount(
  transaction: Db,
  cipher: Cipher,
  payment: Payment,
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
  await tell(transaction, cipher, { event: 'account', ...to, values }, now);
}
