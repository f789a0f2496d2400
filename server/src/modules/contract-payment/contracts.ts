import {
  BANK_TRANSFER,
  CREDIT_CARD,
  type Contract,
  type ContractPayment,
  type OwnedProduct,
} from '@portal/contract';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import type { BilledContract, PayWay } from './billing.ts';
import { isOver } from './rules.ts';
import { changesOf, dayChangesOf, type ChangeRow } from './repository.ts';
import { payDayIn, withdrawalsFrom, type PayDayIn } from './withdrawals.ts';

/**
 * A contract as the billing system has it now, with its pay day of each month: a change counts from the next month
 * on.
 */
export type DatedContract = BilledContract & { payDayIn: PayDayIn };

/** The name of a way to pay. */
export const methodOf = (way: PayWay): ContractPayment['payMethod'] =>
  way === 'card' ? CREDIT_CARD : BANK_TRANSFER;
/** A number as customers may see it. */
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

/**
 * A member's contracts as the billing system has them now, with their changes here. Empty for a member without a
 * customer number.
 */
export async function contractsOf(
  { db, billing, cipher }: Pick<Parts, 'db' | 'billing' | 'cipher'>,
  { memberId, userIdx }: Member,
): Promise<{ billed: DatedContract[]; changes: ChangeRow[] }> {
  const contracts = userIdx === null ? [] : await billing.contracts(userIdx);
  const codes = contracts.map(({ custCode }) => custCode);
  const days = await dayChangesOf({ db, cipher }, codes);
  return {
    billed: contracts.map((one) => ({
      ...one,
      payDayIn: payDayIn(one.payDay, days.get(one.custCode) ?? []),
    })),
    changes: await changesOf(db, memberId),
  };
}

/** Whether the member pays a monthly fee for a product: not if it was bought, or if a relative holds the contract. */
export const isPaidMonthly = ({ orderKind, contractHolder }: OwnedProduct): boolean =>
  orderKind === '1' && contractHolder;

/**
 * The last day of the contract of a member's product. Null if the product has none of theirs, and if the billing system does
 * not answer: a repair is received all the same.
 */
export async function contractUntil(
  { billing }: Pick<Parts, 'billing'>,
  { userIdx }: Member,
  product: OwnedProduct,
): Promise<string | null> {
  if (userIdx === null || !isPaidMonthly(product)) return null;
  try {
    const contracts = await billing.contracts(userIdx);
    return contracts.find(({ ordNo }) => ordNo === product.ordNo)?.until ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * The next withdrawal from a member: all contracts that are due on the same day, and their total in won. Null if the member
 * has no contracts. @throws AppError ERR_UNAVAILABLE
 */
export async function nextWithdrawal(
  parts: Pick<Parts, 'db' | 'billing' | 'cipher' | 'clock' | 'company'>,
  member: Member,
): Promise<{ on: string; amount: number; contracts: number; goodsName: string } | null> {
  const { billed } = await contractsOf(parts, member);
  const { nextTwo } = withdrawalsFrom(parts.clock.today(), parts.company.schedule.holidays);
  const due = billed.map((one) => ({ ...one, on: nextTwo(one.payDayIn)[0].day }));
  const [on] = due.map((one) => one.on).sort();
  const [first, ...others] = due.filter((one) => one.on === on);
  if (first === undefined) return null;
  const amount = others.reduce((sum, { monthly }) => sum + monthly, first.monthly);
  return { on: first.on, amount, contracts: others.length + 1, goodsName: first.goodsName };
}

/**
 * The next two withdrawals of each of the member's contracts; `changes` counts what was filed about the contract.
 * @throws AppError ERR_UNAVAILABLE
 */
export async function withdrawalsOf(
  parts: Pick<Parts, 'db' | 'billing' | 'cipher' | 'clock' | 'company'>,
  member: Member,
) {
  const { billed, changes } = await contractsOf(parts, member);
  const { nextTwo } = withdrawalsFrom(parts.clock.today(), parts.company.schedule.holidays);
  return billed.flatMap(({ custCode, goodsName, payDayIn: own }) =>
    nextTwo(own).map(({ planned, day }) => ({
      custCode,
      goodsName,
      month: planned.slice(0, 7),
      day,
      changes: changes.filter(({ cust_code }) => cust_code === custCode).length,
    })),
  );
}

/** One contract of the member, and the others. @throws AppError ERR_NOT_FOUND if the member has none with that number */
export async function contractOf(
  parts: Pick<Parts, 'db' | 'billing' | 'cipher'>,
  member: Member,
  custCode: string,
) {
  const { billed, changes } = await contractsOf(parts, member);
  const found = billed.find((one) => one.custCode === custCode);
  if (!found) throw new AppError('ERR_NOT_FOUND');
  const own = changes.filter((one) => one.cust_code === custCode);
  const others = billed
    .filter((one) => one !== found)
    .map((one) => ({ billed: one, contract: toContract(one, changes) }));
  return { billed: found, contract: toContract(found, own), changes: own, others };
}
