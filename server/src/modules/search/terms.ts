import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { matches } from '../../db/matching.ts';
import type { SearchTerm, Vocabulary } from '../../db/search.ts';
import { isVerb } from '../../korean/lemmas.ts';
import { meantTerms, readSearch, surelyMeant } from './understand.ts';

/** The terms of a search; `similar` if some of them stand for a word that was mistyped. */
export interface Terms {
  terms: SearchTerm[];
  similar: boolean;
}

/** How many posts there are, and how many of them have each term. */
async function countPosts(
  db: Db,
  terms: readonly SearchTerm[],
): Promise<{ all: number; having: number[] }> {
  if (terms.length === 0) return { all: 0, having: [] };
  const each = terms.map((term) => sql<number>`count(*) filter (where ${matches(term)})`);
  const { posts } = await db
    .selectFrom('search_entry')
    .select(sql<number[]>`array[count(*), ${sql.join(each)}]::int[]`.as('posts'))
    .executeTakeFirstOrThrow();
  const [all = 0, ...having] = posts;
  return { all, having };
}

/** Gives a term its weight by its inverse document frequency: a word that few posts have says more than one of many. */
const weighed = (term: SearchTerm, having: number, all: number): SearchTerm => ({
  ...term,
  weight: (term.weight ?? 1) * Math.log(1 + all / Math.max(having, 1)),
});

/** What a search says, in words of the content. */
export async function termsOf(db: Db, searchStr: string): Promise<Terms> {
  if (searchStr.trim() === '') return { terms: [], similar: false };
  const rows = await db.selectFrom('search_vocabulary').selectAll().execute();
  const known: Vocabulary = new Map(rows.map(({ word, also }) => [word, also]));
  const { words, typed } = readSearch(searchStr, known);
  const found = await countPosts(
    db,
    words.flatMap(({ terms }) => terms),
  );
  let similar = typed;
  let place = 0;
  const meant = words.flatMap(({ word, terms }) => {
    const having = found.having.slice(place, (place += terms.length));
    const right = (other: SearchTerm[] | null) => {
      if (other) similar = true;
      return other;
    };
    const isLost = (term: SearchTerm, i: number) => having[i] === 0 && !isVerb(term.value);
    const other = terms.some(isLost) ? meantTerms(word, known) : surelyMeant(word, known);
    return (
      right(other) ??
      terms.flatMap(
        (term, i) => (having[i] === 0 && right(meantTerms(term.value, known))) || [term],
      )
    );
  });
  const { all, having } = await countPosts(db, meant);
  const terms = meant.map((term, i) => weighed(term, having[i] ?? 0, all));
  // A word that was typed twice counts once.
  const once = terms.filter(
    (term, i) => terms.findIndex(({ value }) => value === term.value) === i,
  );
  return { terms: once, similar };
}
