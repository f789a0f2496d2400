import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';

interface Wanted {
  /** From 1. */
  curPage: number;
  pageSize: number;
  /** Place of a row that the page must show, from 1; null where the list does not have it. */
  position?: number | null;
  /** Rows on all pages, where the caller has counted them already. */
  total?: number;
}

interface Counted {
  /** SQL for the number of rows on all pages, selected with each row; default: a subquery that counts the query's rows. */
  counted?: RawBuilder<number>;
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

/**
 * Reads one page of a query, and counts the rows on all pages. That is one query, or two if the requested page is beyond the
 * last.
 */
export async function readPage<Db, T extends keyof Db, Found, Item>(
  query: SelectQueryBuilder<Db, T, Found>,
  wanted: Wanted & Counted,
  toItem: (row: Found) => Item,
): Promise<Page<Item>> {
  const { pageSize, position = null } = wanted;
  const bare = query.clearSelect().clearOrderBy();
  const counted = wanted.counted ?? sql<number>`(${bare.select(sql<number>`count(*)`.as('rows'))})`;
  const at = (page: number) => query.limit(pageSize).offset((page - 1) * pageSize);
  const pageAt = (curPage: number, total: number, rows: unknown[]) => {
    // TypeScript cannot derive the row type of a query over arbitrary tables.
    return { list: (rows as Found[]).map(toItem), total, curPage, pageSize };
  };
  const totalIn = (rows: unknown[]) => (rows as { rows_in_all: number }[])[0]?.rows_in_all ?? 0;
  if (wanted.total === undefined) {
    const asked = position === null ? wanted.curPage : Math.ceil(position / pageSize);
    const rows = await at(asked).select(counted.as('rows_in_all')).execute();
    if (rows.length > 0 || asked === 1) return pageAt(asked, totalIn(rows), rows);
  }
  const total =
    wanted.total ?? totalIn(await bare.select(counted.as('rows_in_all')).limit(1).execute());
  const curPage = pageToShow({ ...wanted, total });
  return pageAt(curPage, total, await at(curPage).execute());
}
