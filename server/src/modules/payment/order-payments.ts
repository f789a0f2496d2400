import { isRefundedByPhone, payOutcomeOf, refundIs, type OrderPayment } from '@portal/contract';
import type { Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { ordersReceived } from '../service-order/repository.ts';
import type { PayableRow } from '../service-order/views/summaries.ts';
import { accountsOf, type AccountRow } from './refund/repository.ts';
import { refundToOf } from './refund/view.ts';
import { findPaymentsOfOrders, outcomeOf, type Payment } from './repository.ts';

/** The account that a payment opened and that still waits for its deposit; null if there is none. */
export function depositOf(cipher: Cipher, payment: Payment): OrderPayment['deposit'] {
  if (payment.state !== 'waiting') return null;
  const { deposit } = outcomeOf(cipher, payment) ?? {};
  return deposit ? { ...deposit, until: new Date(deposit.until).toISOString() } : null;
}

/** The accounts of the refunds among these payments. */
const refundAccounts = (db: Store['db'], payments: readonly Payment[]) =>
  accountsOf(
    db,
    payments
      .filter((one) => isRefundedByPhone(one.pay_method) && one.paid_at !== null)
      .map(({ moid }) => moid),
  );

const none = { deposit: null, refundTo: null } as const;
const namesOf = (payment: Payment | undefined) => ({
  payMethod: payment?.pay_method ?? null,
  moid: payment?.moid ?? null,
});

function unsettled(cipher: Cipher, { quote }: PayableRow, payment?: Payment): OrderPayment {
  const names = namesOf(payment);
  if (!payment)
    return { is: 'unpaid', amount: quote.payable, point: quote.point, ...names, ...none };
  const is = payOutcomeOf(payment.state) === 'deposit' ? 'deposit' : 'checking';
  const { amount, point } = payment;
  return { is, amount, point, ...names, ...none, deposit: depositOf(cipher, payment) };
}

/** A request that is paid, needs no payment, or is cancelled. @param payment the one that paid it here, if one did */
function settled(
  { status, quote: { payable, point } }: PayableRow,
  payment: Payment | undefined,
  { isReceived, account }: { isReceived: boolean; account: AccountRow | undefined },
): OrderPayment {
  const isCancelled = status === 'CANCEL';
  // The centre takes payments by phone, and the portal has no other trace of them than a request that went on.
  const amount = payment ? payment.amount : isReceived ? payable : 0;
  const isBack = payment ? payment.state === 'cancelled' : amount === 0;
  const refund = refundIs(payment?.pay_method ?? null, isBack);
  const is = amount + point === 0 ? 'none' : isCancelled ? refund : 'paid';
  const refundTo =
    payment && isCancelled ? refundToOf(payment, isBack ? 'done' : 'due', account) : null;
  return { is, amount, point, ...namesOf(payment), deposit: null, refundTo };
}

/** How the payments of requests stand, in the same order. */
export async function paymentsOfOrders(
  { db, cipher }: Store,
  rows: readonly PayableRow[],
): Promise<OrderPayment[]> {
  const payments = await findPaymentsOfOrders(
    db,
    rows.map(({ ord_nbr }) => ord_nbr),
  );
  const of = (row: PayableRow, isPaid: boolean) =>
    payments.find((one) => one.ord_nbr === row.ord_nbr && (one.paid_at !== null) === isPaid);
  const doubtful = rows.filter(
    (row) => row.status === 'CANCEL' && row.quote.payable > 0 && !of(row, true),
  );
  const received = await ordersReceived(
    db,
    doubtful.map(({ ord_nbr }) => ord_nbr),
  );
  const accounts = await refundAccounts(db, payments);
  return rows.map((row) => {
    if (row.status === 'WAIT') return unsettled(cipher, row, of(row, false));
    const payment = of(row, true);
    return settled(row, payment, {
      isReceived: row.status !== 'CANCEL' || received.has(row.ord_nbr),
      account: payment && accounts.get(payment.moid),
    });
  });
}
