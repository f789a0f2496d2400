import {
  paymentStates,
  type CashReceiptState,
  type CostLine,
  type PayMethod,
} from '@portal/contract';
import { monthsAfter } from '../../calendar/clock.ts';
import * as v from 'valibot';
import type { Db } from '../../db/database.ts';
import type { NewRow } from '../../db/tables.ts';
import {
  addPayment,
  findPayments,
  sealAuth,
  sealOutcome,
} from '../../modules/payment/repository.ts';
import type { Approved } from '../../modules/payment/provider.ts';
import { addAccount, findAccount, markRefunded } from '../../modules/payment/refund/repository.ts';
import { addReceipt } from '../../modules/payment/receipt/repository.ts';
import { lastDepositDay, newMoid } from '../../modules/payment/rules.ts';
import { claimOrder } from '../../modules/service-order/pay-order.ts';
import { findOrders, type Summary } from '../../modules/service-order/repository.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({ memberId: v.string() });

const DAY_MS = 86_400_000;

interface DemoPayment extends Pick<NewRow<'payment'>, 'state' | 'pay_method'> {
  /** Which request is paid for: of the member's requests for this service in this status, the newest. */
  of: readonly [service: Summary['service'], status: string];
  /** The account that waits for a deposit, until the last day on which one can be made. */
  account?: { bankName: string; accountNo: string; holder: string };
  refund?: NewRow<'payment'>['refund'];
  /** How many days ago it was paid. */
  paidBefore?: number;
  /** The state of its cash receipt. */
  receipt?: CashReceiptState;
  /** Whether its deposit was paid back to an account that the payer entered. */
  paidBack?: true;
}

const demoPayments: readonly DemoPayment[] = [
  {
    of: ['transfer', 'WAIT'],
    state: 'waiting',
    pay_method: '4',
    account: { bankName: '한결은행', accountNo: '56200000000001', holder: '한결' },
  },
  { of: ['assemble_disassemble', 'WAIT'], state: 'unknown', pay_method: '1' },
  { of: ['seat', 'CANCEL'], state: 'paid', pay_method: '4', refund: 'due', paidBefore: 1 },
  {
    of: ['assemble_disassemble', 'CANCEL'],
    state: 'cancelled',
    pay_method: '4',
    refund: 'done',
    paidBefore: 5,
    paidBack: true,
  },
  // By transfer, with a cash receipt in each state.
  { of: ['transfer', '1'], state: 'paid', pay_method: '2', paidBefore: 0, receipt: 'asked' },
  { of: ['transfer', '2'], state: 'paid', pay_method: '2', paidBefore: 2, receipt: 'issued' },
  { of: ['transfer', '3'], state: 'paid', pay_method: '2', paidBefore: 3, receipt: 'failed' },
  {
    of: ['transfer', 'CANCEL'],
    state: 'cancelled',
    pay_method: '2',
    refund: 'done',
    paidBefore: 4,
    receipt: 'cancelled',
  },
];
/** Bills of one contract that are paid here every month, so that the list has pages, and statements of two years. */
const BILL_MONTHS = 18;
const BILL = { goodsName: '한결 냉온정수기 HW-310', amount: 29_900 };
const BILL_WAYS: readonly PayMethod[] = ['1', '1', '2'];
/** Digits of the phone number that the receipts are for. */
const RECEIPT_PHONE = '01000001008';

/**
 * A command that begins payments of a member's requests: an account waits for its deposit, one is being checked, a deposit has
 * to be paid back to an account, another was, transfers have cash receipts, and bills of a year and a half are paid. The provider
 * does not know them, so no job asks for them (`due_at`).
 */
export function demoPaymentCommands({ db, cipher, clock }: Parts): Commands {
  const now = () => clock.now().getTime();

  /** The provider's approval of a deposit account; null where the payment has none. */
  function approvedOf({ account, receipt }: DemoPayment, visitOn: string | null): Approved | null {
    const bank = { resultCode: '', approvalNo: '30012345', approvedBy: '한결은행', at: now() };
    if (receipt) return { ...bank, deposit: null };
    if (!account) return null;
    const until = Date.parse(`${lastDepositDay(clock.today(), visitOn)}T23:59:00+09:00`);
    const deposit = { ...account, until };
    return { resultCode: '', approvalNo: '', approvedBy: '', at: now(), deposit };
  }

  const addDemoReceipt = (transaction: Db, moid: string, state: CashReceiptState) =>
    addReceipt(transaction, {
      moid,
      kind: 'income',
      number: cipher.seal('cash_receipt.number', RECEIPT_PHONE),
      state,
      problem: state === 'failed' ? 'number' : null,
      changed_at: now(),
      due_at: null,
      tid: null,
      receipt_no: cipher.seal(
        'cash_receipt.receipt_no',
        state === 'issued' || state === 'cancelled' ? 'G30012345' : '',
      ),
    });

  /** A payment's row, begun now; `what` says what it is for. */
  const rowOf = (
    memberId: string,
    what: Pick<
      NewRow<'payment'>,
      'goods_name' | 'goods' | 'lines' | 'amount' | 'point' | 'state' | 'pay_method'
    > &
      Partial<NewRow<'payment'>>,
    approved: Approved | null,
  ) =>
    ({
      moid: newMoid(clock.today()),
      member_id: memberId,
      job_kind: 'order',
      ord_nbr: null,
      service: null,
      escrow: false,
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
      ...what,
    }) satisfies NewRow<'payment'>;

  async function addPaidBackAccount(transaction: Db, moid: string): Promise<void> {
    const entered = { bankCd: '088', accountNo: '11000007654321', payerName: '한소라', idNo: '' };
    const shown = { bankName: '신한은행', number: '**** 4321' };
    const store = { db: transaction, cipher };
    await addAccount(store, moid, { entered, shown, now: now() });
    const added = await findAccount(transaction, moid);
    // What was entered is erased with it.
    if (added) await markRefunded(store, added);
  }

  async function begin(transaction: Db, memberId: string, demo: DemoPayment): Promise<number> {
    const { of, state, pay_method, paidBefore, refund = null, receipt } = demo;
    const [service, status] = of;
    const first = { status, curPage: 1, pageSize: 1 };
    const [order] = (await findOrders(transaction, memberId, service, first)).list;
    if (!order) return 0;
    const { ord_nbr, goods_name, quote } = order;
    const goods = [
      { goodsIdx: String(ord_nbr), goodsQty: 1, goodsPrice: quote.total, goodsPoint: quote.point },
    ];
    const what = {
      ord_nbr,
      service,
      goods_name,
      goods: JSON.stringify(goods),
      lines: JSON.stringify(quote.lines),
      escrow: service === 'seat' && pay_method === '4',
      amount: quote.payable,
      point: quote.point,
      paid_at: paidBefore === undefined ? null : now() - paidBefore * DAY_MS,
      refund,
      state,
      pay_method,
    };
    const payment = rowOf(memberId, what, approvedOf(demo, order.visit_on));
    await addPayment(transaction, payment);
    const { moid } = payment;
    if (receipt) await addDemoReceipt(transaction, moid, receipt);
    if (demo.paidBack) await addPaidBackAccount(transaction, moid);
    if (order.status === 'WAIT') await claimOrder(transaction, ord_nbr, moid);
    return 1;
  }

  /** Pays the bill of a month, so many months ago. */
  async function payBill(transaction: Db, memberId: string, monthsAgo: number): Promise<number> {
    const paidOn = `${monthsAfter(clock.today(), -monthsAgo).slice(0, 7)}-20`;
    const pay_method = BILL_WAYS[monthsAgo % BILL_WAYS.length] ?? '1';
    const isTransfer = pay_method === '2';
    const label = `${BILL.goodsName} ${Number(paidOn.slice(5, 7))}월 요금`;
    const line: CostLine = { code: 'bill', label, amount: BILL.amount, condition: '' };
    const paid_at = Date.parse(`${paidOn}T10:${10 + monthsAgo}:00+09:00`);
    const payment = rowOf(
      memberId,
      {
        moid: newMoid(paidOn),
        job_kind: 'bill',
        goods_name: BILL.goodsName,
        goods: '[]',
        lines: JSON.stringify([line]),
        amount: BILL.amount,
        point: 0,
        created_on: paidOn,
        changed_at: paid_at,
        paid_at,
        state: 'paid',
        pay_method,
      },
      {
        resultCode: '',
        approvalNo: String(30_020_000 + monthsAgo),
        approvedBy: isTransfer ? '한결은행' : '한결카드',
        at: paid_at,
        deposit: null,
      },
    );
    await addPayment(transaction, payment);
    if (isTransfer) await addDemoReceipt(transaction, payment.moid, 'issued');
    return 1;
  }

  return {
    'demo-payments': command(demoFor, async ({ memberId }) => {
      return db.transaction().execute(async (transaction) => {
        const own = await findPayments(transaction, memberId, paymentStates);
        if (own.length > 0) return { payments: 0 };
        let payments = 0;
        for (const demo of demoPayments) payments += await begin(transaction, memberId, demo);
        for (let months = 1; months <= BILL_MONTHS; months += 1)
          payments += await payBill(transaction, memberId, months);
        return { payments };
      });
    }),
  };
}
