import type { Db } from '../../db/database.ts';
import type { SearchTerm } from '../../db/search.ts';
import { isVerb } from '../../korean/lemmas.ts';
import { postsOf, type Posts } from './posts.ts';
import { hasTerm } from './ranking.ts';
import { meantTerms, readSearch, surelyMeant } from './understand.ts';

/** The terms of a search; `similar` if some of them stand for a word that was mistyped. */
export interface Terms {
  terms: SearchTerm[];
  similar: boolean;
}

/** How many of the posts have each term. */
const countPosts = ({ list }: Posts, terms: readonly SearchTerm[]): number[] =>
  terms.map((term) => list.filter((post) => hasTerm(post, term)).length);

/** A word that no post has may mean nothing here. */
const UNKNOWN = 0.5;

/** Gives a term its weight by its inverse document frequency: a word that few posts have says more than one of many. */
const weighed = (term: SearchTerm, having: number, all: number): SearchTerm => ({
  ...term,
  weight:
    (term.weight ?? 1) * Math.log(1 + all / Math.max(having, 1)) * (having === 0 ? UNKNOWN : 1),
});

const isBlank = (searchStr: string) => searchStr.trim() === '';
const NOTHING: Terms = { terms: [], similar: false };

/** What a search says, in words of these posts. */
export function termsIn(posts: Posts, searchStr: string): Terms {
  if (isBlank(searchStr)) return NOTHING;
  const { known } = posts;
  const { words, typed } = readSearch(searchStr, known);
  const found = countPosts(
    posts,
    words.flatMap(({ terms }) => terms),
  );
  let similar = typed;
  let place = 0;
  const meant = words.flatMap(({ word, terms }) => {
    const having = found.slice(place, (place += terms.length));
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
  const having = countPosts(posts, meant);
  const terms = meant.map((term, i) => weighed(term, having[i] ?? 0, posts.list.length));
  // A word that was typed twice counts once.
  const once = terms.filter(
    (term, i) => terms.findIndex(({ value }) => value === term.value) === i,
  );
  return { terms: once, similar };
}

/** What a search says, in words of the content. */
export const termsOf = async (db: Db, searchStr: string): Promise<Terms> =>
  isBlank(searchStr) ? NOTHING : termsIn(await postsOf(db), searchStr);
