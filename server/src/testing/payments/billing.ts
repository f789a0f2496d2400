import { AppError } from '../../errors.ts';
import type { Billing, OpenBill } from '../../modules/contract-payment/billing.ts';

/** How the billing system answers: it does, it does nothing, or it does what it was asked and the answer is lost. */
export const billingMoods = ['works', 'silent', 'cut'] as const;
export type BillingMood = (typeof billingMoods)[number];

const PRICES = [21_900, 21_900, 35_000];

/** The billing system's books of one member's bills: no network. */
export class BillingBooks {
  readonly bills: readonly OpenBill[];
  mood: BillingMood = 'works';
  /** A counter that grows with each happening, so that a test can tell whether an approval came before a collection. */
  moment = 0;
  /** The moment in which the system withdrew a bill by itself, by the bill's number. */
  readonly collectedAt = new Map<string, number>();
  /** The bills that the portal said were paid, by the payment's number: each number counts once. */
  readonly told = new Map<string, string[]>();

  /** @param first a number that no bill of another member begins with */
  constructor(first: string) {
    this.bills = PRICES.map((amount, i) => ({
      billIdx: `${first}${i}`,
      custCode: first,
      goodsName: '정수기',
      month: `2026-0${i + 7}`,
      dueOn: `2026-0${i + 7}-10`,
      amount,
    }));
  }

  /** The bills that are neither collected nor paid. */
  open(): OpenBill[] {
    const paid = new Set([...this.told.values()].flat());
    return this.bills.filter(({ billIdx }) => !this.collectedAt.has(billIdx) && !paid.has(billIdx));
  }

  /** The system withdraws a bill from the contract's account or card, if it is still open. */
  collect(place: number): void {
    const bill = this.bills[place % this.bills.length];
    if (bill && this.open().includes(bill)) this.collectedAt.set(bill.billIdx, this.moment);
  }

  /** @param step counts the steps of the process that asks, and throws if it was killed */
  client(step: () => void, onTheWay: () => Promise<void>): Pick<Billing, 'bills' | 'billsPaid'> {
    const ask = async <T>(answer: () => T): Promise<T> => {
      step();
      await onTheWay();
      if (this.mood === 'silent') throw new AppError('ERR_UNAVAILABLE');
      const answered = answer();
      await onTheWay();
      step();
      if (this.mood === 'cut') throw new AppError('ERR_UNAVAILABLE');
      return answered;
    };
    return {
      bills: () => ask(() => this.open()),
      billsPaid: (moid, bills) =>
        ask(() => {
          if (!this.told.has(moid)) this.told.set(moid, bills);
        }),
    };
  }
}
