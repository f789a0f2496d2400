import { quoteOf, type Quote } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { changeOrder, findOrder, type OrderEvent } from './repository.ts';
import { moveOf, type Move, type Outcome } from './rules.ts';

/** The row as it was found, and what became of it. */
export type Moved = { row: Row<'service_order'>; outcome: Outcome };

/**
 * Moves a request on, and records it. Of several that move it at once one wins by the row's version; the others decide
 * again on what they find then.
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
  const attempt = () =>
    db.transaction().execute(async (transaction): Promise<Moved | null | 'lost'> => {
      const row = await findOrder(transaction, ordNbr, own);
      if (!row) return null;
      const outcome = moveOf(row.service, row.status, move);
      if (!('to' in outcome)) return { row, outcome };
      const quote = await requote?.(transaction, row);
      const won = await changeOrder(
        transaction,
        cipher,
        row,
        { ...event, status: outcome.to },
        quote,
      );
      return won ? { row, outcome } : 'lost';
    });
  const run = async (): Promise<Moved | null> => {
    const moved = await attempt();
    return moved === 'lost' ? run() : moved;
  };
  return run();
}

/** The quote of a request that points pay for wholly. */
export function paidByPoints({ lines, total }: Quote): Quote {
  const without = lines.filter(({ code }) => code !== 'point' && code !== 'discount');
  const discount = lines.filter(({ code }) => code === 'discount');
  const price = { lines: without, discountRate: 0, needsConsent: false, paidLater: false };
  const { lines: priced } = quoteOf(price, { consentMarketing: 'N', usePoint: total });
  const point = priced.filter(({ code }) => code === 'point');
  return { lines: [...without, ...discount, ...point], total, point: total, payable: 0 };
}
