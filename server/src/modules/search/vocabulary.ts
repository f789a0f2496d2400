import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  fold,
  searchTerms,
  squeeze,
  stemOf,
  type SearchTerm,
  type Vocabulary,
} from '../../db/search.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import { meantBy } from '../../db/typo.ts';

/** Another word that customers use for a word of the content. */
export interface Synonym {
  word: string;
  also: readonly string[];
}

/** The rows for the words of titles, the numbers of models, with and without hyphens, and synonyms. */
export function vocabularyRows(
  titles: readonly string[],
  models: readonly string[],
  synonyms: readonly Synonym[],
): NewRow<'search_vocabulary'>[] {
  const words = new Map<string, readonly string[]>();
  for (const title of titles)
    for (const word of fold(title).split(/[^\p{L}\p{N}]+/u))
      if (stemOf(word).length >= 2) words.set(stemOf(word), []);
  for (const model of models) words.set(squeeze(model), [fold(model)]);
  for (const { word, also } of synonyms) words.set(fold(word), also.map(fold));
  return [...words].map(([word, also]) => ({ word, also: JSON.stringify(also) }));
}

const toVocabulary = (rows: readonly Row<'search_vocabulary'>[]): Vocabulary =>
  new Map(rows.map(({ word, also }) => [word, also]));

/** The terms of a search, translated to words of the content. */
export async function termsOf(db: Db, searchStr: string): Promise<SearchTerm[]> {
  if (searchStr.trim() === '') return [];
  // Only known words that it contains can be its parts.
  const [given, stems] = [fold(searchStr), squeeze(searchStr)];
  const rows = await db
    .selectFrom('search_vocabulary')
    .selectAll()
    .where(sql<boolean>`strpos(${given}, word) > 0 or strpos(${stems}, word) > 0`)
    .execute();
  return searchTerms(searchStr, toVocabulary(rows));
}

/** The terms of a search without hits, allowing one typo for each word. */
export async function forgivenTermsOf(db: Db, searchStr: string): Promise<SearchTerm[]> {
  const known = toVocabulary(await db.selectFrom('search_vocabulary').selectAll().execute());
  return searchTerms(searchStr, known, (word) => meantBy(word, known));
}
