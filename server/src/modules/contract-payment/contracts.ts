import { BANK_TRANSFER, CREDIT_CARD, type Contract, type ContractPayment } from '@portal/contract';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import type { BilledContract, PayWay } from './billing.ts';
import { isOver } from './rules.ts';
import { changesOf, type ChangeRow } from './repository.ts';
import { withdrawalsFrom } from './withdrawals.ts';

/** What a way of payment is called. */
export const methodOf = (way: PayWay): ContractPayment['payMethod'] =>
  way === 'card' ? CREDIT_CARD : BANK_TRANSFER;
/** A number as customers see it. */
export const masked = (digits: string): string => `**** ${digits.slice(-4)}`;

export const paymentOf = ({ payment }: BilledContract): ContractPayment => ({
  payMethod: methodOf(payment.way),
  companyName: payment.companyName,
  number: masked(payment.lastDigits),
  payerName: payment.payerName,
});

export function toContract(billed: BilledContract, changes: readonly ChangeRow[]): Contract {
  const { custCode, goodsName, product, custName, corporate, monthly, unpaid, payDay } = billed;
  const open = changes.find((one) => one.cust_code === custCode && !isOver(one.status));
  return {
    custCode,
    goodsName,
    product,
    custName,
    corporate,
    monthly,
    unpaid,
    payDay,
    payment: paymentOf(billed),
    changing: open ? String(open.change_idx) : null,
  };
}

/** A member's contracts, as the billing system has them now, and their changes here. A member without a customer number has none. */
export async function contractsOf(
  { db, billing }: Pick<Parts, 'db' | 'billing'>,
  { memberId, userIdx }: Member,
) {
  const billed = userIdx === null ? [] : await billing.contracts(userIdx);
  return { billed, changes: await changesOf(db, memberId) };
}

/**
 * The next withdrawal from a member: all contracts that are due on the same day, and their total in won. Null if the member
 * has no contracts. @throws AppError ERR_UNAVAILABLE
 */
export async function nextWithdrawal(
  parts: Pick<Parts, 'db' | 'billing' | 'clock' | 'company'>,
  member: Member,
): Promise<{ on: string; amount: number; contracts: number; goodsName: string } | null> {
  const { billed } = await contractsOf(parts, member);
  const { nextTwo } = withdrawalsFrom(parts.clock.today(), parts.company.schedule.holidays);
  const due = billed.flatMap((one) =>
    nextTwo(one.payDay)
      .slice(0, 1)
      .map(({ day: on }) => ({ ...one, on })),
  );
  const [on] = due.map((one) => one.on).sort();
  const [first, ...others] = due.filter((one) => one.on === on);
  if (first === undefined) return null;
  const amount = others.reduce((sum, { monthly }) => sum + monthly, first.monthly);
  return { on: first.on, amount, contracts: others.length + 1, goodsName: first.goodsName };
}

/** One of them. @throws AppError ERR_NOT_FOUND where the member has none of that number */
export async function contractOf(
  parts: Pick<Parts, 'db' | 'billing'>,
  member: Member,
  custCode: string,
) {
  const { billed, changes } = await contractsOf(parts, member);
  const found = billed.find((one) => one.custCode === custCode);
  if (!found) throw new AppError('ERR_NOT_FOUND');
  const own = changes.filter((one) => one.cust_code === custCode);
  return { billed: found, contract: toContract(found, own), changes: own };
}
