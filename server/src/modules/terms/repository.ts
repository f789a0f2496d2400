import type { AnswerOf, readTerms, ParsedInputOf } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { articlesOf } from './rules.ts';

/**
 * The text in force `today`, or the requested version; null where there is none, or it is not in force yet.
 */
export async function findTerms(
  db: Db,
  { term_index: termIndex, version }: ParsedInputOf<typeof readTerms>,
  today: string,
): Promise<AnswerOf<typeof readTerms> | null> {
  const rows = await db
    .selectFrom('terms')
    .selectAll()
    .where('term_index', '=', termIndex)
    .where('effective_on', '<=', today)
    .orderBy(sql`effective_on desc, version::bigint desc`)
    .execute();
  const shown = version === undefined ? rows[0] : rows.find((row) => row.version === version);
  if (!shown) return null;
  return {
    termIndex,
    title: shown.title,
    version: shown.version,
    effectiveOn: shown.effective_on,
    optional: shown.optional,
    html: shown.html,
    articles: articlesOf(shown.html),
    versions: rows.map((row) => ({ version: row.version, effectiveOn: row.effective_on })),
  };
}
