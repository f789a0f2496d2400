import type { CostLine, Quote } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { untilWon } from '../../db/until-won.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { changeOrder, findOrder, type OrderEvent } from './repository.ts';
import { moveOf, type Move, type Outcome } from './rules.ts';

/** The row before the move, and the outcome. */
export type Moved = { row: Row<'service_order'>; outcome: Outcome };

/**
 * Moves a request to another status, and records it. Of concurrent callers one wins by the row's version; the others
 * decide again on the changed row.
 * @param own limits the move to a request of this member and service
 * @param requote returns the quote to store with the move
 * @returns null if there is no such request
 */
export function moveOrder(
  { db, cipher }: { db: Db; cipher: Cipher },
  { ordNbr, move, own }: { ordNbr: string; move: Move; own?: Parameters<typeof findOrder>[2] },
  event: Omit<OrderEvent, 'status'>,
  requote?: (transaction: Db, row: Row<'service_order'>) => Promise<Quote>,
): Promise<Moved | null> {
  return untilWon(db, async (transaction) => {
    const row = await findOrder(transaction, ordNbr, own);
    if (!row) return null;
    // A customer is paying for this request: moving it now would cancel it, or count it as paid, during the charge.
    const isPaying = row.status === 'WAIT' && row.pay_moid !== null;
    const outcome: Outcome = isPaying
      ? { refused: 'paying' }
      : moveOf(row.service, row.status, move);
    if (!('to' in outcome)) return { row, outcome };
    const quote = await requote?.(transaction, row);
    const changed = { ...event, status: outcome.to };
    const won = await changeOrder(transaction, cipher, row, changed, quote);
    return won ? { row, outcome } : 'lost';
  });
}

/** A request's quote with other points, limited to its total. */
export function withPoints({ lines, total }: Quote, usePoint: number): Quote {
  const without = lines.filter(({ code }) => code !== 'point');
  const point = Math.min(usePoint, total);
  const line: CostLine = {
    code: 'point',
    label: '포인트 사용',
    amount: -point,
    condition: '1점은 1원',
  };
  return {
    lines: point > 0 ? [...without, line] : without,
    total,
    point,
    payable: total - point,
  };
}
