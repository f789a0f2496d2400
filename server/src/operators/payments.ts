import { lineInput, moidSchema } from '@portal/contract';
import * as v from 'valibot';
import { end, bookPaid } from '../modules/payment/approve.ts';
import { deliverOutbox } from '../modules/payment/deliver.ts';
import { mopUp } from '../modules/payment/mop-up.ts';
import { openMessages } from '../modules/payment/outbox.ts';
import { findPayment, openPayments, outcomeOf } from '../modules/payment/repository.ts';
import type { Parts } from '../parts.ts';
import { readArgument } from './argument.ts';
import type { Commands } from './socket.ts';

const onePayment = v.object({ moid: moidSchema });
const settlement = v.object({
  moid: moidSchema,
  is: v.picklist(['paid', 'failed']),
  /** The provider's number of the approval, of one that is paid. */
  approvalNo: v.optional(lineInput(0, 30), ''),
});

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Commands that show payments and settle those that nobody else can. None shows who paid, or an account. */
export function paymentCommands(parts: Parts, log: Parameters<typeof mopUp>[1]): Commands {
  const { db, clock, secrets } = parts;
  const find = async (moid: string) => {
    const payment = await findPayment(db, moid);
    if (!payment) throw new Error('there is no such number');
    return payment;
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
    }),
    payment: async (argument) => {
      const payment = await find(readArgument(onePayment, argument).moid);
      const { moid, state, reason, amount, point, tid, refund, job_kind, ord_nbr } = payment;
      const times = { since: instant(payment.changed_at), paid: instant(payment.paid_at) };
      const approvalNo = outcomeOf(secrets.cipher, payment)?.approvalNo ?? '';
      const goods = ord_nbr ?? payment.goods.map(({ goodsIdx }) => goodsIdx);
      return {
        moid,
        state,
        reason,
        amount,
        point,
        tid,
        approvalNo,
        refund,
        job_kind,
        goods,
        ...times,
      };
    },
    'mop-up-payments': async () => {
      await mopUp(parts, log);
      await deliverOutbox(parts, log);
      return { open: (await openPayments(db)).length };
    },
    'settle-payment': async (argument) => {
      const { moid, is, approvalNo } = readArgument(settlement, argument);
      const payment = await find(moid);
      if (payment.state !== 'unknown')
        throw new Error(`it is ${payment.state}; only what is unknown can be settled`);
      const at = clock.now().getTime();
      const approved = { resultCode: '', approvalNo, approvedBy: '', at, deposit: null };
      const settled =
        is === 'paid'
          ? await bookPaid(parts, payment, approved)
          : await end(parts, payment, 'clear', 'settled');
      if (!settled) throw new Error('somebody else was first: look at it again');
      return { state: settled.state };
    },
  };
}
