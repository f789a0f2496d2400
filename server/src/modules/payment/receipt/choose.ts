import {
  cashReceiptDigits,
  cashReceiptProblem,
  mayHaveCashReceipt,
  type CashReceipt,
  type chooseCashReceipt,
  type ParsedInputOf,
} from '@portal/contract';
import { formatBusinessNumber, formatPhone } from '@portal/format';
import { AppError, fieldError } from '../../../errors.ts';
import type { Parts } from '../../../parts.ts';
import type { Cipher } from '../../../personal-data/cipher.ts';
import type { Member } from '../../member/rules.ts';
import { lockPayment, type Payment } from '../repository.ts';
import { problems } from './problems.ts';
import { addReceipt, changeReceipt, findReceipt, lockReceipt, type Receipt } from './repository.ts';

type Input = ParsedInputOf<typeof chooseCashReceipt>;

/** Hides all but the first three and the last four digits: `010-****-2001`, `123-**-*7891`. */
const hide = (shown: string) =>
  shown.replace(/^(\d{3})(.*)(\d{4})$/, (_, first: string, hidden: string, last: string) =>
    [first, hidden.replace(/\d/g, '*'), last].join(''),
  );

/** A receipt as its payer sees it. */
export function shownReceipt(cipher: Cipher, receipt: Receipt | null): CashReceipt | null {
  if (!receipt) return null;
  const { kind, state, problem } = receipt;
  const digits = cipher.open('cash_receipt.number', receipt.number);
  const written = kind === 'income' ? formatPhone : formatBusinessNumber;
  return {
    kind,
    number: digits === '' ? '' : hide(written(digits)),
    state,
    receiptNo: cipher.open('cash_receipt.receipt_no', receipt.receipt_no),
    problem: problem === null ? '' : problems[problem],
  };
}

/** When the receipt of a payment is to be issued: null before it is paid. @throws AppError ERR_PAY_DONE if it never will be */
function dueOf({ state, refund }: Payment, now: number): number | null {
  if (state === 'failed' || state === 'cancelled' || refund !== null)
    throw new AppError('ERR_PAY_DONE');
  return state === 'paid' ? now : null;
}

/** The digits of the number that was entered, or of the member's own phone. @throws AppError ERR_INVALID_INPUT if it is none */
function numberOf(input: Exclude<Input, { kind: 'none' }>, phone: string): string {
  if (input.number !== undefined) return input.number;
  const problem = cashReceiptProblem('income', phone);
  if (problem !== null) throw fieldError('number', problem);
  return cashReceiptDigits('income', phone);
}

/**
 * Asks for the receipt of a member's payment, changes what was asked for before it is paid, or asks again after a failure. A
 * receipt that may have been issued stays as it is.
 * @throws AppError ERR_NOT_FOUND also for a payment that can have none, ERR_PAY_DONE if it is not and will not be paid
 */
export async function choose(
  parts: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  { memberId, phone }: Pick<Member, 'memberId' | 'phone'>,
  input: Input,
): Promise<CashReceipt | null> {
  const { db, cipher, clock } = parts;
  const { moid } = input;
  const now = clock.now().getTime();
  return db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, moid);
    if (payment?.member_id !== memberId || !mayHaveCashReceipt(payment.pay_method))
      throw new AppError('ERR_NOT_FOUND');
    const known = await lockReceipt(transaction, moid);
    const isFree = known === null || known.state === 'failed' || known.tid === null;
    if (!isFree || known?.state === 'cancelled') return shownReceipt(cipher, known);
    const due_at = dueOf(payment, now);
    if (input.kind === 'none') {
      await transaction.deleteFrom('cash_receipt').where('moid', '=', moid).execute();
      return null;
    }
    const asked = {
      kind: input.kind,
      number: cipher.seal('cash_receipt.number', numberOf(input, phone)),
      state: 'asked',
      problem: null,
      changed_at: now,
      due_at,
      tid: null,
      receipt_no: cipher.seal('cash_receipt.receipt_no', ''),
    } as const;
    if (known) await changeReceipt(transaction, known, { ...asked, tries: 0 });
    else await addReceipt(transaction, { moid, ...asked });
    return shownReceipt(cipher, await findReceipt(transaction, moid));
  });
}
