import type { AnswerOf, ParsedInputOf, SearchClass, searchSite } from '@portal/contract';
import { searchBoards } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import { matchesAll, relevance, type SearchTerm } from '../../db/search.ts';
import { excerptAround } from './rules.ts';
import { forgivenTermsOf, termsOf } from './vocabulary.ts';

type Wanted = ParsedInputOf<typeof searchSite>;
type Answer = AnswerOf<typeof searchSite>;

const NEWEST = sql`published_on desc, classification, bbs_idx::bigint desc`;

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

/** One page of the hits among everything published by `today`: titles with the words first, then the newest. */
export async function search(db: Db, wanted: Wanted, today: string): Promise<Answer> {
  const { searchStr, classification, listSize, bbsCode } = wanted;
  const counts = { all: 0, faq: 0, video: 0, manual: 0, notice: 0 };
  const perClass = (terms: SearchTerm[]) =>
    matching(db, terms, bbsCode, today)
      .select(['classification', sql<number>`count(*)`.as('hits')])
      .groupBy('classification')
      .execute();
  let terms = await termsOf(db, searchStr);
  if (terms.length === 0) return { list: [], total: 0, page: 1, listSize, counts, similar: false };
  let classes = await perClass(terms);
  const similar = classes.length === 0;
  if (similar) {
    terms = await forgivenTermsOf(db, searchStr);
    classes = await perClass(terms);
  }
  for (const { classification: name, hits } of classes) {
    counts[name] = hits;
    counts.all += hits;
  }
  const found = matching(db, terms, bbsCode, today);
  const asked =
    classification === 'all' ? found : found.where('classification', '=', classification);
  const hits = asked
    .select(['classification', 'bbs_idx', 'product', 'subject', 'body', 'published_on'])
    .orderBy(relevance(terms), 'desc')
    .orderBy(NEWEST);
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
  return { list, total, page: curPage, listSize, counts, similar: similar && counts.all > 0 };
}
