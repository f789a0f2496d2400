import type { AnswerOf, ParsedInputOf, SearchClass, searchAll } from '@portal/contract';
import { searchBoards } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import { matchesAll, searchTerms, type SearchTerm } from '../../db/search.ts';
import { excerptAround } from './rules.ts';

type Wanted = ParsedInputOf<typeof searchAll>;
type Answer = AnswerOf<typeof searchAll>;

/** Titles that have all words come first; then the newest. */
const order = (terms: readonly SearchTerm[]) => {
  const inTitle = terms.flatMap(({ kind, value }) =>
    kind === 'text' ? [sql`strpos(split_part(search_text, chr(10), 1), ${value}) > 0`] : [],
  );
  const newest = sql`published_on desc, classification, bbs_idx::bigint desc`;
  return inTitle.length === 0 ? newest : sql`(${sql.join(inTitle, sql` and `)}) desc, ${newest}`;
};

function matching(db: Db, terms: SearchTerm[], bbsCode: Wanted['bbsCode'], today: string) {
  const query = db
    .selectFrom('search_entry')
    .where('published_on', '<=', today)
    .where(matchesAll(terms));
  const classes = Object.keys(searchBoards) as SearchClass[];
  return bbsCode === undefined
    ? query
    : query.where(
        'classification',
        'in',
        classes.filter((name) => searchBoards[name] === bbsCode),
      );
}

/** One page of the hits among everything published by `today`. */
export async function search(db: Db, wanted: Wanted, today: string): Promise<Answer> {
  const { searchStr, classification, listSize, bbsCode } = wanted;
  const terms = searchTerms(searchStr);
  const counts = { all: 0, faq: 0, video: 0, manual: 0, notice: 0 };
  if (terms.length === 0) return { list: [], total: 0, page: 1, listSize, counts };
  const found = matching(db, terms, bbsCode, today);
  const perClass = await found
    .select(['classification', sql<number>`count(*)`.as('hits')])
    .groupBy('classification')
    .execute();
  for (const { classification: name, hits } of perClass) {
    counts[name] = hits;
    counts.all += hits;
  }
  const asked =
    classification === 'all' ? found : found.where('classification', '=', classification);
  const hits = asked
    .select(['classification', 'bbs_idx', 'product', 'subject', 'body', 'published_on'])
    .orderBy(order(terms));
  const total = counts[classification];
  const wantedPage = { curPage: wanted.page, pageSize: listSize, total };
  const { list, curPage } = await readPage(hits, wantedPage, (row) => ({
    classification: row.classification,
    bbsIdx: row.bbs_idx,
    product: row.product,
    subject: row.subject,
    excerpt: excerptAround(row.body, terms),
    publishedOn: row.published_on,
  }));
  return { list, total, page: curPage, listSize, counts };
}
