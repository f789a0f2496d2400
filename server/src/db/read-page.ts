import { sql, type SelectQueryBuilder } from 'kysely';

interface Wanted {
  /** From 1. */
  curPage: number;
  pageSize: number;
  /** Place of a row that the page must show, from 1; null where the list does not have it. */
  position?: number | null;
  /** Rows on all pages, where the caller has counted them already. */
  total?: number;
}

interface Page<Item> {
  list: Item[];
  total: number;
  curPage: number;
  pageSize: number;
}

/** The page to show: the one with the wanted row, else the requested one, at most the last. */
export function pageToShow({
  curPage,
  pageSize,
  total,
  position = null,
}: Wanted & { total: number }): number {
  if (position !== null) return Math.ceil(position / pageSize);
  return Math.min(curPage, Math.max(1, Math.ceil(total / pageSize)));
}

/** Reads one page of a query's rows, and counts the rows on all pages. */
export async function readPage<Db, T extends keyof Db, Found, Item>(
  query: SelectQueryBuilder<Db, T, Found>,
  wanted: Wanted,
  toItem: (row: Found) => Item,
): Promise<Page<Item>> {
  const { pageSize, total = await count(query) } = wanted;
  const curPage = pageToShow({ ...wanted, total });
  const rows = await query
    .limit(pageSize)
    .offset((curPage - 1) * pageSize)
    .execute();
  return { list: rows.map(toItem), total, curPage, pageSize };
}

async function count<Db, T extends keyof Db>(
  query: SelectQueryBuilder<Db, T, unknown>,
): Promise<number> {
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('rows'))
    .executeTakeFirstOrThrow();
  // Kysely knows the columns of known tables alone.
  return (counted as { rows: number }).rows;
}
