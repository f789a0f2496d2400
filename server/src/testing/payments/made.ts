import type { NewRow } from '../../db/tables.ts';
import { addPayment, sealAuth, sealOutcome } from '../../modules/payment/repository.ts';
import { newMoid } from '../../modules/payment/rules.ts';
import type { Store } from '../../parts.ts';

type Change = Partial<NewRow<'payment'>> & Pick<NewRow<'payment'>, 'paid_at'>;

/** Adds a payment of a bill as it stands after it was made, with some fields changed. The provider does not know it. @returns its number */
export async function addMade(
  { db, cipher }: Store,
  memberId: string,
  change: Change,
): Promise<string> {
  const created_on = new Date(change.paid_at ?? 0).toISOString().slice(0, 10);
  const payment = {
    moid: newMoid(created_on),
    member_id: memberId,
    job_kind: 'bill',
    ord_nbr: null,
    service: null,
    goods_name: '한결 정수기 HW-310',
    goods: '[]',
    lines: JSON.stringify([{ code: 'bill', label: '11월 요금', amount: 14_900, condition: '' }]),
    pay_method: '1',
    escrow: false,
    amount: 14_900,
    point: 0,
    state: change.refund === 'done' ? 'cancelled' : 'paid',
    version: 1,
    reason: '',
    created_on,
    changed_at: change.paid_at ?? 0,
    due_at: null,
    tid: null,
    refund: null,
    auth: sealAuth(cipher, null),
    outcome: sealOutcome(cipher, null),
    ...change,
  } as const satisfies NewRow<'payment'>;
  await addPayment(db, payment);
  return payment.moid;
}
