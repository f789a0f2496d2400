import {
  isWorkCovered,
  type Coverage,
  type OwnedProduct,
  type ServiceOrder,
} from '@portal/contract';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import type { CoveredBy } from '../../service-quote/prices.ts';
import { coverageOn } from '../coverage.ts';
import { orderStateOf } from '../rules.ts';

type First = Pick<Row<'service_order'>, 'ord_nbr' | 'warranty_until'>;

/** The member's finished repair of a product whose fault came back; null where the number names none. */
export async function findFirst(
  db: Db,
  memberId: string,
  productIdx: string,
  number: string | undefined,
): Promise<First | null> {
  if (number === undefined) return null;
  const row = await db
    .selectFrom('service_order')
    .select(['ord_nbr', 'warranty_until', 'service', 'status'])
    .where('ord_nbr', '=', Number(number))
    .where('member_id', '=', memberId)
    .where('service', '=', 'after')
    .where('product_idx', '=', Number(productIdx))
    .executeTakeFirst();
  return row && orderStateOf(row.service, row.status) === 'DONE' ? row : null;
}

/**
 * What covers a repair: contract and warranty on the day of the visit; the warranty of earlier work on the day on which the customer
 * says that the fault came back, because the day of the visit is not theirs alone to choose.
 */
export async function repairCoverage(
  db: Db,
  product: Pick<OwnedProduct, 'goodsCd' | 'installedOn' | 'orderKind'>,
  contractLast: string | null,
  { visitOn, today, first }: { visitOn: string; today: string; first: First | null },
): Promise<Coverage> {
  const coverage = await coverageOn(db, product, contractLast, visitOn);
  const until = first?.warranty_until;
  return isWorkCovered(until, today) ? { ...coverage, work: until } : coverage;
}

/** What a repair's price depends on. */
export const coveredBy = ({ by, work }: Coverage): CoveredBy => (work ? 'work' : (by ?? 'nothing'));

/** The requests before and after one whose fault came back, and whether the member can file another. */
export async function againOf(
  db: Db,
  row: Row<'service_order'>,
  today: string,
): Promise<NonNullable<ServiceOrder['again']> | null> {
  if (row.service !== 'after') return null;
  const next = await db
    .selectFrom('service_order')
    .select('ord_nbr')
    .where('again_of', '=', row.ord_nbr)
    .where('status', '<>', 'CANCEL')
    .orderBy('ord_nbr', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isDone = orderStateOf(row.service, row.status) === 'DONE';
  const mayFile = isDone && !next && row.product_idx !== null;
  return {
    of: row.again_of === null ? null : String(row.again_of),
    by: next ? String(next.ord_nbr) : null,
    may: mayFile ? (isWorkCovered(row.warranty_until, today) ? 'free' : 'charged') : null,
  };
}
