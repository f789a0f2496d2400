import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { isVerb } from '../korean/lemmas.ts';
import { squeeze, type SearchTerm } from './search.ts';
import type { Tables } from './tables.ts';

const TITLE = sql`split_part(search_text, chr(10), 1)`;
const TITLE_LEMMAS = sql`split_part(lemmas, chr(10), 1)`;
const either = (conditions: RawBuilder<unknown>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;
const has = (column: RawBuilder<unknown>, word: string) => sql`strpos(${column}, ${word}) > 0`;

/** Shorter words would be found across two words. */
const SQUEEZED_FROM = 3;

/** Whether a word is in a text, or a lemma among its lemmas. */
const says = (word: string, text: RawBuilder<unknown>, lemmas: RawBuilder<unknown>) =>
  isVerb(word) ? has(lemmas, ` ${word} `) : has(text, word);
const saysTerm = (
  { kind, value }: SearchTerm,
  text: RawBuilder<unknown>,
  lemmas: RawBuilder<unknown>,
) =>
  kind === 'lemma'
    ? has(lemmas, ` ${value} `)
    : either([has(text, value), has(lemmas, ` ${value} `)]);

/** A condition on a table with search columns. It uses `strpos` because LIKE has wildcards to escape. */
function matches(term: SearchTerm): RawBuilder<boolean> {
  const { kind, value, also } = term;
  if (kind === 'initials') return sql<boolean>`strpos(initials, ${value}) > 0`;
  const squeezed = squeeze(value);
  return either([
    saysTerm(term, sql`search_text`, sql`lemmas`),
    ...also.map((word) => says(word, sql`search_text`, sql`lemmas`)),
    ...(kind === 'text' && squeezed.length >= SQUEEZED_FROM ? [has(sql`squeezed`, squeezed)] : []),
  ]);
}

/** A row that has every term. */
export function matchesAll(terms: readonly SearchTerm[]): RawBuilder<boolean> {
  const each = terms.map(matches);
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}

const sum = (parts: RawBuilder<unknown>[]) =>
  parts.length === 0 ? sql<number>`0::real` : sql<number>`(${sql.join(parts, sql` + `)})::real`;
const weightOf = ({ weight = 1 }: SearchTerm) => sql`${weight}::real`;

/** How much of a search a row has: the weights of the terms that match. */
const coverage = (terms: readonly SearchTerm[]): RawBuilder<number> =>
  sum(terms.map((term) => sql`case when ${matches(term)} then ${weightOf(term)} else 0 end`));

/** A search leaves out rows that have less than this part of what the best row has: they share only common words with it. */
export const ENOUGH = 0.55;
/** A filtered list keeps only rows that have as much as the best. Below 1, because sums of reals differ in the last digit. */
export const AS_MUCH = 0.99;

/** The coverage of the row that has most of a search; null without a row. */
export async function bestCoverage<T extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, T, object>,
  terms: readonly SearchTerm[],
): Promise<number | null> {
  const { best } = await rows
    .select(sql<number | null>`max(${coverage(terms)})`.as('best'))
    .executeTakeFirstOrThrow();
  return best;
}

/** Rows that have enough of a search, where `best` is the most that any row has. Any word may match. */
export const covers = (terms: readonly SearchTerm[], best: number | null, enough: number) =>
  terms.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${coverage(terms)} > 0 and ${coverage(terms)} >= ${(best ?? 0) * enough}::real)`;

/**
 * A number to order hits by, the highest first. A word counts most in the title, less where the title has another word for
 * it, least in the text; each counts by its weight, and all words side by side in the title count once more.
 */
export function relevance(terms: readonly SearchTerm[]): RawBuilder<number> {
  const words = terms.filter(({ kind }) => kind !== 'initials');
  if (words.length === 0) return sql<number>`(select 0)`;
  const phrase = squeeze(words.map(({ kind, value }) => (kind === 'text' ? value : '')).join(''));
  const whole = words.reduce((all, { weight = 1 }) => all + weight, 0) / words.length;
  return sum([
    ...(phrase === ''
      ? []
      : [
          sql`case when strpos(split_part(squeezed, chr(10), 1), ${phrase}) > 0 then ${4 * whole}::real else 0 end`,
        ]),
    ...words.map(
      (term) => sql`${weightOf(term)} * case
        when ${saysTerm(term, TITLE, TITLE_LEMMAS)} then 4
        when ${either([sql`false`, ...term.also.map((word) => says(word, TITLE, TITLE_LEMMAS))])} then 3
        when ${saysTerm(term, sql`search_text`, sql`lemmas`)} then 1
        when ${matches(term)} then 0.8
        else 0 end`,
    ),
  ]);
}
