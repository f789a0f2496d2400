import { nowOf, type Log, type PaymentParts } from '../approve.ts';
import type { ReceiptRequest } from '../provider.ts';
import { findPayment, type Payment } from '../repository.ts';
import type { Problem } from './problems.ts';
import {
  changeReceipt,
  dueReceipts,
  issueForgotten,
  leaseReceipt,
  type Receipt,
} from './repository.ts';

const requestOf = ({ cipher }: PaymentParts, payment: Payment, receipt: Receipt, tid: string) =>
  ({
    tid,
    moid: payment.moid,
    amount: payment.amount,
    goodsName: payment.goods_name,
    kind: receipt.kind,
    number: cipher.open('cash_receipt.number', receipt.number),
  }) satisfies ReceiptRequest;

const keep = (parts: PaymentParts, receipt: Receipt, receiptNo: string) =>
  changeReceipt(parts.db, receipt, {
    state: 'issued',
    changed_at: nowOf(parts),
    due_at: null,
    tries: 0,
    receipt_no: parts.cipher.seal('cash_receipt.receipt_no', receiptNo),
  });

const endAs = (
  parts: PaymentParts,
  receipt: Receipt,
  state: 'failed' | 'cancelled',
  problem: Problem | null,
) =>
  changeReceipt(parts.db, receipt, {
    state,
    problem,
    changed_at: nowOf(parts),
    due_at: null,
  });

/**
 * Issues a receipt. A repetition asks first, and keeps the number: the provider refuses a second receipt of the same number, so
 * that it is issued once even if an answer was lost.
 */
async function issue(parts: PaymentParts, request: ReceiptRequest, receipt: Receipt, log: Log) {
  const { receipts } = parts.cardPayment;
  const { moid } = receipt;
  const isRepeated = receipt.tries > 1;
  const before = isRepeated ? await receipts.inquire(request) : ({ is: 'none' } as const);
  if (before.is === 'issued') return void (await keep(parts, receipt, before.receiptNo));
  if (before.is === 'unsure')
    return log.warn({ moid, why: before.why }, 'a cash receipt was not answered for');
  if (before.is === 'cancelled') return void (await endAs(parts, receipt, 'failed', 'elsewhere'));
  const answer = await receipts.issue(request);
  if (answer.is === 'issued') return void (await keep(parts, receipt, answer.receiptNo));
  if (answer.is === 'refused') {
    log.warn({ moid, code: answer.code }, 'a cash receipt was refused');
    return void (await endAs(parts, receipt, 'failed', answer.problem));
  }
  if (answer.is === 'unsure')
    return log.warn({ moid, why: answer.why }, 'a cash receipt was not answered for');
  // The provider knows the number, or another receipt of the same payment.
  const found = await receipts.inquire(request);
  if (found.is === 'issued') await keep(parts, receipt, found.receiptNo);
  else if (found.is === 'none') await endAs(parts, receipt, 'failed', 'elsewhere');
}

/** Cancels a receipt of a refunded payment, repeatedly until the provider confirms it. */
async function cancel(parts: PaymentParts, request: ReceiptRequest, receipt: Receipt, log: Log) {
  const { cipher, cardPayment } = parts;
  const { receipts } = cardPayment;
  const wasIssued = cipher.open('cash_receipt.receipt_no', receipt.receipt_no) !== '';
  const found = await receipts.inquire(request);
  const isGone = found.is === 'cancelled' || (found.is === 'none' && !wasIssued);
  if (isGone || (found.is === 'issued' && (await receipts.cancel(request))))
    return void (await endAs(parts, receipt, 'cancelled', null));
  log.warn({ moid: receipt.moid }, 'a cash receipt is not cancelled yet');
}

/** Issues and cancels the receipts that are due. Any number of processes may run this at once. */
export async function workReceipts(parts: PaymentParts, log: Log): Promise<void> {
  const { db, clock, cardPayment } = parts;
  await issueForgotten(db, nowOf(parts));
  for (const due of await dueReceipts(db, nowOf(parts))) {
    const payment = await findPayment(db, due.moid);
    const tid = due.tid ?? cardPayment.receipts.newTid(clock.now());
    const receipt = payment && (await leaseReceipt(db, due, tid, nowOf(parts)));
    if (!receipt) continue;
    const request = requestOf(parts, payment, receipt, tid);
    await (receipt.state === 'cancelling' ? cancel : issue)(parts, request, receipt, log);
  }
}
