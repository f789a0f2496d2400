import type { AnswerOf, Faq, ParsedInputOf, selectFaqList } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { replaceAll } from '../../db/replace-all.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import { matchesAll, searchTerms } from '../../db/search.ts';
import { pageToShow } from '../../paging.ts';

type Wanted = ParsedInputOf<typeof selectFaqList>;

/** The most read first; a post's number is text, and is compared as the number it looks like. */
const ORDER = sql`views desc, bbs_idx::bigint, bbs_idx`;

const toFaq = (row: Omit<Row<'faq'>, 'views' | 'search_text' | 'initials'>): Faq => ({
  bbsIdx: row.bbs_idx,
  product: row.product,
  type: row.type,
  subject: row.subject,
  html: row.html,
  excerpt: row.excerpt,
  publishedOn: row.published_on,
});

function matching(db: Db, { product, type, searchStr }: Wanted, today: string) {
  let query = db
    .selectFrom('faq')
    .where('published_on', '<=', today)
    .where(matchesAll(searchTerms(searchStr)));
  if (product !== 'a') query = query.where('product', '=', product);
  if (type !== 'all') query = query.where('type', '=', type);
  return query;
}

/** One page of the questions published by `today`, a calendar day in Seoul. */
export async function findFaqs(
  db: Db,
  wanted: Wanted,
  today: string,
): Promise<AnswerOf<typeof selectFaqList>> {
  const { pageSize, faqIdx = null } = wanted;
  const placed = matching(db, wanted, today).select([
    'bbs_idx',
    sql<number>`row_number() over (order by ${ORDER})`.as('place'),
  ]);
  const { total, position } = await db
    .selectFrom(placed.as('placed'))
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number | null>`max(place) filter (where bbs_idx = ${faqIdx})`.as('position'),
    ])
    .executeTakeFirstOrThrow();
  const curPage = pageToShow({ ...wanted, total, position });
  const rows = await matching(db, wanted, today)
    .select(['bbs_idx', 'product', 'type', 'subject', 'html', 'excerpt', 'published_on'])
    .orderBy(ORDER)
    .limit(pageSize)
    .offset((curPage - 1) * pageSize)
    .execute();
  return { list: rows.map(toFaq), total, curPage, pageSize };
}

/** Puts these questions in the place of all there were. Call it inside a transaction. */
export const replaceFaqs = (db: Db, rows: readonly NewRow<'faq'>[]) => replaceAll(db, 'faq', rows);
