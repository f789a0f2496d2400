import type { AnswerOf, Faq, ParsedInputOf, listFaqs } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import { matchesAll, relevance, type SearchColumns, type SearchTerm } from '../../db/search.ts';
import { forgivenTermsOf, termsOf } from '../search/vocabulary.ts';

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

function matching(db: Db, { product, type }: Wanted, terms: SearchTerm[], today: string) {
  let query = db.selectFrom('faq').where('published_on', '<=', today).where(matchesAll(terms));
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
  let terms = await termsOf(db, searchStr);
  let found = matching(db, wanted, terms, today);
  // Allows a typo if no product and no subject has the words.
  const anywhere = matching(db, { ...wanted, product: 'a', type: 'all' }, terms, today);
  if (terms.length > 0 && !(await anywhere.select('bbs_idx').limit(1).executeTakeFirst())) {
    terms = await forgivenTermsOf(db, searchStr);
    found = matching(db, wanted, terms, today);
  }
  const placed = found.select([
    'bbs_idx',
    sql<number>`row_number() over (order by ${order(terms)})`.as('place'),
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
    .orderBy(order(terms));
  return readPage(rows, { ...wanted, position: asked?.place ?? null }, toFaq);
}
