import type { InputOf, changeCard, changeToBank } from '@portal/contract';
import { people } from '@portal/testing/people';
import { billedContracts } from '../../../sandbox/billing/contracts.ts';
import type { OpenBill } from '../../modules/contract-payment/billing.ts';
import type { Parts } from '../../parts.ts';
import type { TestApi } from '../api.ts';

const agreed = { consentWithdrawal: 'Y', consentPrivacy: 'Y', consentShare: 'Y' } as const;

/** A valid change to a bank account of 김하늘, with some fields changed. */
export const anAccount = (
  custCode: string,
  change: Partial<InputOf<typeof changeToBank>> = {},
): InputOf<typeof changeToBank> => ({
  custCode,
  payerName: people.haneul.name,
  bankCd: '088',
  accountNo: '110-0000-7654321',
  ...agreed,
  ...change,
});

/** A valid change to a card of 김하늘, with some fields changed. */
export const aCard = (custCode: string, change: Partial<InputOf<typeof changeCard>> = {}) => ({
  custCode,
  payerName: people.haneul.name,
  cardCd: '06',
  cardNo: cardNumber('0000'),
  expiry: '09/28',
  ...agreed,
  ...change,
});

/** A number that no card has, with these digits in its third group. */
export function cardNumber(group: string): string {
  const digits = `94000000${group}765`;
  const sum = [...digits].toReversed().reduce((all, digit, i) => {
    const counted = Number(digit) * (i % 2 ? 1 : 2);
    return all + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** The contracts of the fixture people as they were, and no changes. */
export async function freshContracts({ database, sandbox }: TestApi): Promise<void> {
  await database.db.deleteFrom('payment_change').execute();
  const { contracts } = sandbox.changes;
  for (const [userIdx, list] of billedContracts(true)) contracts.set(userIdx, list);
}

/**
 * The server's parts with a billing system in which 김민수 has two open bills.
 * Other suites pay the bills of the sandbox.
 */
export function withOpenBills(parts: Parts): Parts {
  const bill = (billIdx: string, month: string): OpenBill => ({
    billIdx,
    custCode: '3101001',
    goodsName: '한결 소형 정수기 HW-110',
    month,
    dueOn: `${month}-10`,
    amount: 21_900,
  });
  const bills = async (userIdx: string) =>
    userIdx === people.minsu.userIdx ? [bill('9001', '2026-09'), bill('9002', '2026-10')] : [];
  return { ...parts, billing: { ...parts.billing, bills } };
}
