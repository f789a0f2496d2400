import { paymentStates } from '@portal/contract';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import type { NewRow } from '../db/tables.ts';
import { addPayment, findPayments, sealAuth, sealOutcome } from '../modules/payment/repository.ts';
import type { Approved } from '../modules/payment/provider.ts';
import { lastDepositDay, newMoid } from '../modules/payment/rules.ts';
import { claimOrder } from '../modules/service-order/pay-order.ts';
import { findOrders, type Summary } from '../modules/service-order/repository.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import type { Commands } from './socket.ts';

const demoFor = v.object({ memberId: v.string() });

const DAY_MS = 86_400_000;

/**
 * A command that begins payments of a member's requests: an account waits for its deposit, one is being checked, and a
 * deposit has to be paid back by phone. The provider does not know them, so no job asks for them (`due_at`).
 */
export function demoPaymentCommands({ db, cipher, clock }: Parts): Commands {
  const now = () => clock.now().getTime();

  const newest = async (
    transaction: Db,
    memberId: string,
    service: Summary['service'],
    status: string,
  ) => {
    const first = { status, curPage: 1, pageSize: 1 };
    return (await findOrders(transaction, memberId, service, first)).list[0] ?? null;
  };

  async function begin(
    transaction: Db,
    memberId: string,
    order: Summary | null,
    more: Pick<NewRow<'payment'>, 'state' | 'pay_method'> &
      Partial<Pick<NewRow<'payment'>, 'paid_at' | 'refund'>> & { approved?: Approved },
  ): Promise<number> {
    if (order === null) return 0;
    const { ord_nbr, service, goods_name, quote } = order;
    const { approved = null, ...changed } = more;
    const moid = newMoid(clock.today());
    await addPayment(transaction, {
      moid,
      member_id: memberId,
      job_kind: 'order',
      ord_nbr,
      service,
      goods_name,
      goods: JSON.stringify([
        {
          goodsIdx: String(ord_nbr),
          goodsQty: 1,
          goodsPrice: quote.total,
          goodsPoint: quote.point,
        },
      ]),
      lines: JSON.stringify(quote.lines),
      escrow: service === 'seat' && changed.pay_method === '4',
      amount: quote.payable,
      point: quote.point,
      version: 1,
      reason: '',
      created_on: clock.today(),
      changed_at: now(),
      due_at: null,
      tid: null,
      paid_at: null,
      refund: null,
      auth: sealAuth(cipher, null),
      outcome: sealOutcome(cipher, approved),
      ...changed,
    });
    if (order.status === 'WAIT') await claimOrder(transaction, ord_nbr, moid);
    return 1;
  }

  return {
    'demo-payments': command(demoFor, async ({ memberId }) => {
      return db.transaction().execute(async (transaction) => {
        const own = await findPayments(transaction, memberId, paymentStates);
        if (own.length > 0) return { payments: 0 };
        const transfer = await newest(transaction, memberId, 'transfer', 'WAIT');
        const assembly = await newest(transaction, memberId, 'assemble_disassemble', 'WAIT');
        const seat = await newest(transaction, memberId, 'seat', 'CANCEL');
        const last = lastDepositDay(clock.today(), transfer?.visit_on ?? null);
        const account = { bankName: '한결은행', accountNo: '56200000000001', holder: '한결' };
        const approved = { resultCode: '', approvalNo: '', approvedBy: '', at: now() };
        const until = Date.parse(`${last}T23:59:00+09:00`);
        const made = [
          await begin(transaction, memberId, transfer, {
            state: 'waiting',
            pay_method: '4',
            approved: { ...approved, deposit: { ...account, until } },
          }),
          await begin(transaction, memberId, assembly, { state: 'unknown', pay_method: '1' }),
          await begin(transaction, memberId, seat, {
            state: 'paid',
            pay_method: '4',
            paid_at: now() - DAY_MS,
            refund: 'due',
          }),
        ];
        return { payments: made.reduce((sum, each) => sum + each, 0) };
      });
    }),
  };
}
