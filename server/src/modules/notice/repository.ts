import type { AnswerOf, Notice, ParsedInputOf, listNotices } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import { AS_MUCH, bestCoverage, covers } from '../../db/matching.ts';
import { termsOf } from '../search/terms.ts';
import { noticeExcerpt } from './rules.ts';

const NEWEST = sql`published_on desc, bbs_idx::bigint desc, bbs_idx desc`;
const OLDEST = sql`published_on, bbs_idx::bigint, bbs_idx`;

const toSummary = (row: Pick<Row<'notice'>, 'bbs_idx' | 'subject' | 'published_on'>) => ({
  bbsIdx: row.bbs_idx,
  subject: row.subject,
  publishedOn: row.published_on,
});

const published = (db: Db, today: string) =>
  db.selectFrom('notice').where('published_on', '<=', today);

/** One page of the notices published by `today`, and the pinned ones. */
export async function findNotices(
  db: Db,
  wanted: ParsedInputOf<typeof listNotices>,
  today: string,
): Promise<AnswerOf<typeof listNotices>> {
  const { terms } = await termsOf(db, wanted.searchStr);
  const best = await bestCoverage(published(db, today), terms);
  const summaries = published(db, today)
    .where(covers(terms, best, AS_MUCH))
    .select(['bbs_idx', 'subject', 'published_on'])
    .orderBy(NEWEST);
  const { list, ...paging } = await readPage(summaries, wanted, toSummary);
  const top = terms.length > 0 ? [] : await summaries.where('pinned', '=', true).execute();
  return { noticeTopList: top.map(toSummary), noticeNormalList: list, ...paging };
}

/** The notice before or after this place in the list. */
async function neighbour(
  db: Db,
  { published_on: day, bbs_idx: idx }: Pick<Row<'notice'>, 'published_on' | 'bbs_idx'>,
  side: 'previous' | 'next',
  today: string,
): Promise<Notice['next']> {
  const place = sql`(published_on, bbs_idx::bigint, bbs_idx)`;
  const here = sql`(${day}::date, ${idx}::bigint, ${idx}::text)`;
  const row = await published(db, today)
    .select(['bbs_idx', 'subject'])
    .where(side === 'next' ? sql<boolean>`${place} > ${here}` : sql<boolean>`${place} < ${here}`)
    .orderBy(side === 'next' ? OLDEST : NEWEST)
    .limit(1)
    .executeTakeFirst();
  return row ? { bbsIdx: row.bbs_idx, subject: row.subject } : null;
}

/** A notice by its number, with its neighbours; null if there is none, or it is not published yet. */
export async function findNotice(db: Db, idx: string, today: string): Promise<Notice | null> {
  const row = await published(db, today)
    .select(['bbs_idx', 'subject', 'html', 'pinned', 'published_on', 'files'])
    .where('bbs_idx', '=', idx)
    .executeTakeFirst();
  if (!row) return null;
  const { subject, html, pinned, files } = row;
  return {
    idx,
    subject,
    html,
    pinned,
    files,
    excerpt: noticeExcerpt(html),
    publishedOn: row.published_on,
    previous: await neighbour(db, row, 'previous', today),
    next: await neighbour(db, row, 'next', today),
  };
}
