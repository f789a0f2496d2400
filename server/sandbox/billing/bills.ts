/** A bill that could not be withdrawn; src/modules/contract-payment/billing.ts reads it. */
export interface OpenBill {
  billIdx: string;
  custCode: string;
  /** `2026-11` */
  month: string;
  dueOn: string;
  amount: number;
}

/** The open bills, those of a contract together its `unpaid`. */
export const openBills = (): OpenBill[] => [
  {
    billIdx: '910100901',
    custCode: '3101001',
    month: '2026-09',
    dueOn: '2026-09-10',
    amount: 21_900,
  },
  {
    billIdx: '910101001',
    custCode: '3101001',
    month: '2026-10',
    dueOn: '2026-10-12',
    amount: 21_900,
  },
];
