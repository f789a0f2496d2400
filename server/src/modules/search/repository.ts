import type { AnswerOf, ParsedInputOf, SearchClass, searchSite } from '@portal/contract';
import { searchBoards } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import { ENOUGH, bestCoverage, covers, relevance } from '../../db/matching.ts';
import { excerptAround, marksIn } from './rules.ts';
import { termsOf } from './terms.ts';

type Wanted = ParsedInputOf<typeof searchSite>;
type Answer = AnswerOf<typeof searchSite>;

/** Notices tell what is going on, and seldom answer a question. */
const NEWEST = sql`case classification when 'notice' then 1 else 0 end, published_on desc, classification, bbs_idx::bigint desc`;

function published(db: Db, bbsCode: Wanted['bbsCode'], today: string) {
  const query = db.selectFrom('search_entry').where('published_on', '<=', today);
  const classes = Object.keys(searchBoards) as SearchClass[];
  return bbsCode === undefined
    ? query
    : query.where(
        'classification',
        'in',
        classes.filter((name) => searchBoards[name] === bbsCode),
      );
}

/** One page of the hits among everything published by `today`: those that say most of the search first, then the newest. */
export async function search(db: Db, wanted: Wanted, today: string): Promise<Answer> {
  const { searchStr, classification, listSize, bbsCode } = wanted;
  const { terms, similar } = await termsOf(db, searchStr);
  const words = terms.flatMap(({ kind, value, also, weight = 1 }) =>
    kind === 'initials' ? [] : [{ word: value, also: [...also], weight }],
  );
  const counts = { all: 0, faq: 0, video: 0, manual: 0, notice: 0 };
  const all = published(db, bbsCode, today);
  const best = await bestCoverage(all, terms);
  if (!best) return { list: [], total: 0, page: 1, listSize, counts, similar: false, words };
  const found = all.where(covers(terms, best, ENOUGH));
  const classes = await found
    .select(['classification', sql<number>`count(*)`.as('hits')])
    .groupBy('classification')
    .execute();
  for (const { classification: name, hits } of classes) {
    counts[name] = hits;
    counts.all += hits;
  }
  const asked =
    classification === 'all' ? found : found.where('classification', '=', classification);
  const hits = asked
    .select(['classification', 'bbs_idx', 'product', 'subject', 'body', 'published_on'])
    .orderBy(relevance(terms), 'desc')
    .orderBy(NEWEST);
  const total = counts[classification];
  const wantedPage = { curPage: wanted.page, pageSize: listSize, total };
  const { list, curPage } = await readPage(hits, wantedPage, (row) => {
    const excerpt = excerptAround(row.body, terms);
    return {
      classification: row.classification,
      bbsIdx: row.bbs_idx,
      product: row.product,
      subject: row.subject,
      excerpt,
      marks: marksIn(`${row.subject}\n${excerpt}`, terms),
      publishedOn: row.published_on,
    };
  });
  return { list, total, page: curPage, listSize, counts, similar, words };
}
