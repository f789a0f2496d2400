import type { AnswerOf, Faq, ParsedInputOf, selectFaqList } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import { matchesAll, searchTerms } from '../../db/search.ts';

type Wanted = ParsedInputOf<typeof selectFaqList>;

/** The most read first. The number of a post is text; it is compared as a number. */
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
  const found = matching(db, wanted, today);
  const placed = found.select([
    'bbs_idx',
    sql<number>`row_number() over (order by ${ORDER})`.as('place'),
  ]);
  const asked =
    wanted.faqIdx === undefined
      ? undefined
      : await db
          .selectFrom(placed.as('placed'))
          .select('place')
          .where('bbs_idx', '=', wanted.faqIdx)
          .executeTakeFirst();
  const rows = found
    .select(['bbs_idx', 'product', 'type', 'subject', 'html', 'excerpt', 'published_on'])
    .orderBy(ORDER);
  return readPage(rows, { ...wanted, position: asked?.place ?? null }, toFaq);
}
