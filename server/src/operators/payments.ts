import { lineInput, moidSchema } from '@portal/contract';
import * as v from 'valibot';
import {
  bookPaid,
  bookRefund,
  end,
  unlessLost,
  type Log,
  type PaymentParts,
} from '../modules/payment/approve.ts';
import { deliverOutbox } from '../modules/payment/jobs/deliver.ts';
import { closeAccount } from '../modules/payment/refund/repository.ts';
import { mopUp } from '../modules/payment/jobs/mop-up.ts';
import { dropRefund, openMessages } from '../modules/payment/jobs/outbox.ts';
import {
  findPayment,
  openPayments,
  outcomeOf,
  paymentsOwed,
  type Payment,
} from '../modules/payment/repository.ts';
import { command } from './argument.ts';
import type { Commands } from './socket.ts';

const settlement = v.object({
  moid: moidSchema,
  /** `paid`: a deposit was made; `failed`: nothing is charged, and no deposit can be made; `refunded`: by other means. */
  is: v.picklist(['paid', 'failed', 'refunded']),
  /** The provider's number of the approval, of one that is paid. */
  approvalNo: v.optional(lineInput(0, 30), ''),
});

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Commands that show payments and settle those that nobody else can. None shows who paid, or an account. */
export function paymentCommands(parts: PaymentParts, log: Log): Commands {
  const { db, clock, cipher } = parts;
  const find = async (moid: string) => {
    const payment = await findPayment(db, moid);
    if (!payment) throw new Error('there is no such number');
    return payment;
  };
  /** Ends a refund that the provider does not make: a deposit's, or one of a phone bill for which it is too late. */
  const settleRefund = async (payment: Payment) => {
    if (payment.refund !== 'due') throw new Error('it has no refund that is due');
    return unlessLost(db, async (transaction) => {
      if (!(await closeAccount({ db: transaction, cipher }, payment.moid)))
        throw new Error('the provider is refunding it to the payer’s account');
      await dropRefund(transaction, payment.moid);
      return bookRefund({ ...parts, db: transaction }, payment);
    });
  };
  /**
   * What is unknown is never booked: a worker may be cancelling it at this moment. Nor is a deposit while its account is
   * being closed.
   */
  const settle = (payment: Payment, is: 'paid' | 'failed', approvalNo: string, at: number) => {
    const { state, reason, due_at } = payment;
    if (state === 'unknown' && is === 'failed') return end(parts, payment, 'clear', 'settled');
    if (state !== 'waiting')
      throw new Error(`it is ${state}; only what is unknown can have failed`);
    if (is === 'failed') return end(parts, payment, 'close', 'settled');
    if (reason !== '' && (due_at ?? 0) > at)
      throw new Error('it is being closed: look again later');
    const known = outcomeOf(cipher, payment);
    const approved = { resultCode: '', approvedBy: '', deposit: null, ...known, approvalNo, at };
    return bookPaid(parts, payment, approved);
  };
  return {
    payments: async () => ({
      payments: (await openPayments(db)).map(
        ({ moid, state, amount, tid, changed_at, due_at }) => ({
          moid,
          state,
          amount,
          tid,
          since: instant(changed_at),
          due: instant(due_at),
        }),
      ),
      outbox: (await openMessages(db)).map(({ moid, what, tries, due_at }) => ({
        moid,
        what,
        tries,
        due: instant(due_at),
      })),
      refundsByPhone: (await paymentsOwed(db)).map(({ moid, ord_nbr, amount, paid_at }) => ({
        moid,
        ordNbr: ord_nbr,
        amount,
        paid: instant(paid_at),
      })),
    }),
    payment: command(v.object({ moid: moidSchema }), async ({ moid }) => {
      const payment = await find(moid);
      const { state, reason, decline, amount, point, tid, refund, job_kind, ord_nbr } = payment;
      const times = { since: instant(payment.changed_at), paid: instant(payment.paid_at) };
      const approvalNo = outcomeOf(cipher, payment)?.approvalNo ?? '';
      const goods = ord_nbr ?? payment.goods.map(({ goodsIdx }) => goodsIdx);
      const facts = {
        moid,
        state,
        reason,
        decline,
        amount,
        point,
        tid,
        approvalNo,
        refund,
        job_kind,
        goods,
      };
      return { ...facts, ...times };
    }),
    'mop-up-payments': async () => {
      await mopUp(parts, log);
      await deliverOutbox(parts, log);
      return { open: (await openPayments(db)).length };
    },
    'settle-payment': command(settlement, async ({ moid, is, approvalNo }) => {
      const payment = await find(moid);
      const at = clock.now().getTime();
      const settled = await (is === 'refunded'
        ? settleRefund(payment)
        : settle(payment, is, approvalNo, at));
      if (!settled) throw new Error('somebody else was first: look at it again');
      return { state: settled.state };
    }),
  };
}
