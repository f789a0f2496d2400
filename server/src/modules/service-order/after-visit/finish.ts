import { isVisit } from '@portal/contract';
import type { Row } from '../../../db/tables.ts';
import { untilWon } from '../../../db/until-won.ts';
import type { Parts, Store } from '../../../parts.ts';
import { changeOrder, findOrder } from '../repository.ts';
import { moveOf, orderStateOf } from '../rules.ts';
import { tellOfOrder } from '../tell.ts';
import type { Finished } from './report.ts';

/**
 * Finishes a request with a report of its visit, and tells the customer. The report of a finished request is replaced without
 * another message, so that a slip can be corrected.
 * @returns why it cannot be finished; null if it is
 */
export function finishOrder(
  { db, cipher, clock }: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  ordNbr: string,
  { report, warrantyUntil }: Finished,
): Promise<'unknown' | 'stage' | 'past' | null> {
  if (warrantyUntil !== null && warrantyUntil < clock.today()) return Promise.resolve('past');
  const at = clock.now().getTime();
  return untilWon(db, async (transaction) => {
    const row = await findOrder(transaction, ordNbr);
    if (!row) return 'unknown';
    const status = endOf(row);
    if (status === null) return 'stage';
    const store: Store = { db: transaction, cipher };
    const columns = {
      work: cipher.sealJson('service_order.work', report),
      warranty_until: warrantyUntil,
    };
    if (status === row.status) return (await replaceReport(store, row, columns)) ? null : 'lost';
    const event = { at, status, by: 'centre', note: '' } as const;
    if (!(await changeOrder(store, row, event, columns))) return 'lost';
    await tellOfOrder(store, row, event, { report, warrantyUntil });
    return null;
  });
}

/** The status of a request whose visit is done, if it has that status or can get it next; otherwise null. */
function endOf({ service, status }: Row<'service_order'>): string | null {
  if (!isVisit(service)) return null;
  if (orderStateOf(service, status) === 'DONE') return status;
  const outcome = moveOf(service, status, 'advance');
  return 'to' in outcome && orderStateOf(service, outcome.to) === 'DONE' ? outcome.to : null;
}

async function replaceReport(
  { db }: Store,
  { ord_nbr, version }: Row<'service_order'>,
  columns: Pick<Row<'service_order'>, 'work' | 'warranty_until'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_order')
    .set({ ...columns, version: version + 1 })
    .where('ord_nbr', '=', ord_nbr)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
