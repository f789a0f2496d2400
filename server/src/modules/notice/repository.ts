import type { AnswerOf, NoticeSummary, ParsedInputOf, selectNoticeList } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { replaceAll } from '../../db/replace-all.ts';
import type { NoticeTable } from '../../db/schema.ts';
import { matchesAll, searchTerms, type SearchTerm } from '../../db/search.ts';
import { pageToShow } from '../../paging.ts';

const NEWEST = sql`published_on desc, bbs_idx::bigint desc, bbs_idx desc`;

const toSummary = (
  row: Pick<NoticeTable, 'bbs_idx' | 'subject' | 'published_on'>,
): NoticeSummary => ({
  bbsIdx: row.bbs_idx,
  subject: row.subject,
  publishedOn: row.published_on,
});

const matching = (db: Db, terms: SearchTerm[], today: string) =>
  db.selectFrom('notice').where('published_on', '<=', today).where(matchesAll(terms));

/** One page of the notices published by `today`, and those that stay on top. */
export async function findNotices(
  db: Db,
  wanted: ParsedInputOf<typeof selectNoticeList>,
  today: string,
): Promise<AnswerOf<typeof selectNoticeList>> {
  const terms = searchTerms(wanted.searchStr);
  const { pageSize } = wanted;
  const { total } = await matching(db, terms, today)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const curPage = pageToShow({ ...wanted, total });
  const summaries = matching(db, terms, today)
    .select(['bbs_idx', 'subject', 'published_on'])
    .orderBy(NEWEST);
  const page = await summaries
    .limit(pageSize)
    .offset((curPage - 1) * pageSize)
    .execute();
  const top = terms.length > 0 ? [] : await summaries.where('pinned', '=', true).execute();
  return {
    noticeTopList: top.map(toSummary),
    noticeNormalList: page.map(toSummary),
    total,
    curPage,
    pageSize,
  };
}

/** Puts these notices in the place of all there were. Call it inside a transaction. */
export const replaceNotices = (db: Db, rows: readonly NoticeTable[]) =>
  replaceAll(db, 'notice', rows);
