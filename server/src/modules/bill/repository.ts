import type { Db } from '../../db/database.ts';

/**
 * Reserves bills for a payment that is about to be charged.
 * @returns false if another payment has one of them; then roll back
 */
export async function claimBills(transaction: Db, bills: number[], moid: string): Promise<boolean> {
  const rows = await transaction
    .insertInto('bill_payment')
    .values(bills.map((bill_idx) => ({ bill_idx, moid })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('bill_idx')
    .execute();
  return rows.length === bills.length;
}

export async function releaseBills(transaction: Db, moid: string): Promise<void> {
  await transaction.deleteFrom('bill_payment').where('moid', '=', moid).execute();
}

/** Maps bills to the payment that has each. */
export async function billPayments(db: Db, bills: number[]): Promise<Map<number, string>> {
  if (bills.length === 0) return new Map();
  const rows = await db
    .selectFrom('bill_payment')
    .selectAll()
    .where('bill_idx', 'in', bills)
    .execute();
  return new Map(rows.map(({ bill_idx, moid }) => [bill_idx, moid]));
}
