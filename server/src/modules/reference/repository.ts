import type {
  AnswerOf,
  ParsedInputOf,
  Reference,
  ReferenceSummary,
  listReferences,
} from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readPage } from '../../db/read-page.ts';
import type { Row } from '../../db/tables.ts';
import { excerptOf, plainText } from '../../html.ts';
import { AS_MUCH, bestCoverage, covers } from '../../db/matching.ts';
import { termsOf } from '../search/terms.ts';

type Wanted = ParsedInputOf<typeof listReferences>;

const EXCERPT = 120;

const SUMMARY = [
  'bbs_idx',
  'product',
  'type',
  'subject',
  'model',
  'published_on',
  'video',
  'files',
  'html',
] as const;

const toSummary = (
  row: Pick<Row<'reference_post'>, (typeof SUMMARY)[number]>,
): ReferenceSummary => ({
  bbsIdx: row.bbs_idx,
  product: row.product,
  type: row.type,
  subject: row.subject,
  model: row.model,
  excerpt: excerptOf(plainText(row.html), EXCERPT),
  publishedOn: row.published_on,
  video: row.video,
  files: row.files,
});

/** The column lists several models as `HB-500, HB-520`. */
const names = (goodsCd: string) => sql<boolean>`${goodsCd} = any(string_to_array(model, ', '))`;

const newestFirst = sql`published_on desc, bbs_idx::bigint desc, bbs_idx desc`;
/** For whoever asks for one model: what is about it alone comes before what it shares with others. */
const itsOwnFirst = sql`cardinality(string_to_array(model, ', ')), ${newestFirst}`;

function matching(db: Db, { bbsCode, product, type, goodsCd }: Wanted, today: string) {
  let query = db
    .selectFrom('reference_post')
    .where('bbs_code', '=', bbsCode)
    .where('published_on', '<=', today);
  // Posts common to all products count for each of them.
  if (product !== undefined) query = query.where('product', 'in', [product, 'c']);
  if (type !== 'all') query = query.where('type', '=', type);
  if (goodsCd !== undefined) query = query.where(names(goodsCd));
  return query;
}

/** One page of a board's posts published by `today`, the newest first; of one model, those about it alone first. */
export async function findReferences(
  db: Db,
  wanted: Wanted,
  today: string,
): Promise<AnswerOf<typeof listReferences>> {
  const { terms } = await termsOf(db, wanted.searchStr);
  const best = await bestCoverage(matching(db, wanted, today), terms);
  const rows = matching(db, wanted, today)
    .where(covers(terms, best, AS_MUCH))
    .select(SUMMARY)
    .orderBy(wanted.goodsCd === undefined ? newestFirst : itsOwnFirst);
  return readPage(rows, wanted, toSummary);
}

/** A board's posts that name exactly this model, published by `today`, those about it alone first. */
export async function postsOfModel(
  db: Db,
  bbsCode: Reference['bbsCode'],
  goodsCd: string,
  today: string,
): Promise<Pick<Reference, 'bbsIdx' | 'subject'>[]> {
  return db
    .selectFrom('reference_post')
    .select(['bbs_idx as bbsIdx', 'subject'])
    .where('bbs_code', '=', bbsCode)
    .where(names(goodsCd))
    .where('published_on', '<=', today)
    .orderBy(itsOwnFirst)
    .execute();
}

/** A post by its number; null if there is none, or it is not published yet. */
export async function findReference(
  db: Db,
  bbsIdx: string,
  today: string,
): Promise<Reference | null> {
  const row = await db
    .selectFrom('reference_post')
    .select([...SUMMARY, 'bbs_code'])
    .where('bbs_idx', '=', bbsIdx)
    .where('published_on', '<=', today)
    .executeTakeFirst();
  if (!row) return null;
  return { ...toSummary(row), bbsCode: row.bbs_code, html: row.html };
}
