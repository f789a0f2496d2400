import type { AnswerOf, Faq, ParsedInputOf, listFaqs } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import { ENOUGH, bestCoverage, covers, relevance } from '../../db/matching.ts';
import type { SearchColumns, SearchTerm } from '../../db/search.ts';
import { termsOf } from '../search/terms.ts';

type Wanted = ParsedInputOf<typeof listFaqs>;

/** Titles with the words come first, then the most read. Post numbers are text, compared as numbers. */
const order = (terms: readonly SearchTerm[]) =>
  sql`${relevance(terms)} desc, views desc, bbs_idx::bigint, bbs_idx`;

const toFaq = (row: Omit<Row<'faq'>, 'views' | 'models' | keyof SearchColumns>): Faq => ({
  bbsIdx: row.bbs_idx,
  product: row.product,
  type: row.type,
  subject: row.subject,
  html: row.html,
  excerpt: row.excerpt,
  publishedOn: row.published_on,
});

/** Questions that name exactly this model, published by `today`, newest first. */
export async function faqsOfModel(
  db: Db,
  goodsCd: string,
  today: string,
): Promise<Pick<Faq, 'bbsIdx' | 'subject'>[]> {
  return db
    .selectFrom('faq')
    .select(['bbs_idx as bbsIdx', 'subject'])
    .where(sql<boolean>`models @> ${JSON.stringify([goodsCd])}::jsonb`)
    .where('published_on', '<=', today)
    .orderBy(sql`published_on desc, bbs_idx::bigint desc`)
    .execute();
}

function asked(db: Db, { product, type }: Wanted, today: string) {
  let query = db.selectFrom('faq').where('published_on', '<=', today);
  if (product !== 'a') query = query.where('product', '=', product);
  if (type !== 'all') query = query.where('type', '=', type);
  return query;
}

/** One page of the questions published by `today`, a calendar day in Seoul. */
export async function findFaqs(
  db: Db,
  wanted: Wanted,
  today: string,
): Promise<AnswerOf<typeof listFaqs>> {
  const { searchStr } = wanted;
  const { terms } = await termsOf(db, searchStr);
  // The best of all questions, so that a product which has none of them shows none.
  const all = asked(db, { ...wanted, product: 'a', type: 'all' }, today);
  const best = await bestCoverage(all, terms);
  const found = asked(db, wanted, today).where(covers(terms, best, ENOUGH));
  const placed = found.select([
    'bbs_idx',
    sql<number>`row_number() over (order by ${order(terms)})`.as('place'),
  ]);
  const asking =
    wanted.faqIdx === undefined
      ? undefined
      : await db
          .selectFrom(placed.as('placed'))
          .select('place')
          .where('bbs_idx', '=', wanted.faqIdx)
          .executeTakeFirst();
  const rows = found
    .select(['bbs_idx', 'product', 'type', 'subject', 'html', 'excerpt', 'published_on'])
    .orderBy(order(terms));
  return readPage(rows, { ...wanted, position: asking?.place ?? null }, toFaq);
}
