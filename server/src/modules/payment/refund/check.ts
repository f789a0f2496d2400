import type { AnswerOf, enterRefundAccount, ParsedInputOf } from '@portal/contract';
import { AppError, fieldError } from '../../../errors.ts';
import type { Parts } from '../../../parts.ts';
import { checkAccount, problemOf } from '../../contract-payment/account-check.ts';
import { masked } from '../../contract-payment/contracts.ts';
import type { Member } from '../../member/rules.ts';
import { fingerprintOf, once } from '../../submission/once.ts';
import { unlessLost, type Log } from '../approve.ts';
import { askForRefund } from '../jobs/outbox.ts';
import { findPayment, touchPayment } from '../repository.ts';
import { currentResultOf } from '../views.ts';
import {
  accept,
  accountsInCheck,
  addAccount,
  findAccount,
  markSent,
  openEntered,
  refuse,
  type AccountRow,
} from './repository.ts';

type CheckParts = Pick<Parts, 'db' | 'cipher' | 'clock' | 'kibnet'>;

/** The number by which a bank knows the payer: of birth, or of a company that has contracts. @throws AppError ERR_UNAVAILABLE */
async function idNoOf({ billing }: Pick<Parts, 'billing'>, member: Member): Promise<string> {
  const { corporate, userIdx, birthDay } = member;
  const contracts = corporate && userIdx !== null ? await billing.contracts(userIdx) : [];
  const number = contracts.find((one) => one.corporate)?.businessNumber;
  return number || birthDay.slice(2).replaceAll('-', '');
}

/**
 * Stores the account that a deposit is paid back to, once per key, before KIBNET learns of it.
 * @throws AppError ERR_NOT_FOUND unless the refund of this member's payment waits for an account; ERR_INVALID_INPUT for a field;
 * ERR_KEY_REUSED for a key that came with another account; ERR_UNAVAILABLE if the payer's number at the bank cannot be had
 */
export async function enterAccount(
  parts: Parts,
  member: Member,
  input: ParsedInputOf<typeof enterRefundAccount>,
  key: string,
): Promise<AnswerOf<typeof enterRefundAccount>> {
  const { db, cipher, clock, secretKey, billing } = parts;
  const { moid, bankCd, accountNo, holder } = input;
  const { memberId } = member;
  const payment = await findPayment(db, moid);
  if (payment?.member_id !== memberId) throw new AppError('ERR_NOT_FOUND');
  const { refund, refundAccount } = await currentResultOf(parts, payment);
  if (refundAccount === null) throw new AppError('ERR_NOT_FOUND');
  const { banks } = await billing.companies();
  const bank = banks.find(({ companyCd }) => companyCd === bankCd);
  if (!bank) throw fieldError('bankCd', '목록에서 다시 골라 주세요.');
  const idNo = await idNoOf(parts, member);
  const now = clock.now().getTime();
  const fingerprint = fingerprintOf(secretKey, input);
  return once(db, { memberId, kind: 'refundAccount', key, fingerprint, now }, async (inside) => {
    // An operator may refund it by other means at this moment: one of the two is first, and the other changes nothing.
    if (refund !== 'due' || !(await touchPayment(inside, payment)))
      throw new AppError('ERR_NOT_FOUND');
    const entered = { bankCd, accountNo, payerName: holder, idNo };
    const shown = { bankName: bank.companyName, number: masked(accountNo) };
    if (!(await addAccount({ db: inside, cipher }, moid, { entered, shown, now })))
      throw fieldError('accountNo', '이미 입력하신 계좌가 있습니다. 화면을 새로 고쳐 주세요.');
    return { moid };
  });
}

/** Asks KIBNET about an account, and asks for the refund in the transaction that accepts it. */
async function moveRow({ db, cipher, clock, kibnet }: CheckParts, row: AccountRow): Promise<void> {
  const now = clock.now().getTime();
  const { moid, request_no: requestNo, requested_at: requestedAt, sent_at: sentAt } = row;
  const account = openEntered(cipher, row);
  if (!account) throw new Error('what was entered cannot be read');
  let current = row;
  const checked = await checkAccount(
    kibnet,
    { requestNo, requestedAt, sentAt, now },
    account,
    async () => {
      const marked = await markSent(db, row, now);
      if (marked) current = marked;
      return marked !== null;
    },
  );
  const found = checked && problemOf(checked, now - requestedAt);
  if (!found) return;
  if (found !== 'match') return void (await refuse({ db, cipher }, current, found));
  await unlessLost(db, async (inside) => {
    const accepted = await accept(inside, current);
    if (accepted) await askForRefund(inside, moid, now);
    return accepted;
  });
}

/** Moves the check of a payment's account as far as KIBNET allows. Without an answer it stays as it is. */
export async function moveAccount(parts: CheckParts, moid: string, log: Log): Promise<void> {
  try {
    const row = await findAccount(parts.db, moid);
    if (row?.status === 'checking') await moveRow(parts, row);
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : error;
    log.warn({ moid, err: cause }, 'the account of a refund waits for its check');
  }
}

/** Resumes every unfinished check: of customers who have left, and after a kill. */
export async function moveAccounts(parts: CheckParts, log: Log): Promise<void> {
  for (const { moid } of await accountsInCheck(parts.db)) await moveAccount(parts, moid, log);
}
