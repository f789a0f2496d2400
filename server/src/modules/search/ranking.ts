import { productNames, type ProductCode } from '@portal/contract';
import { isVerb } from '../../korean/lemmas.ts';
import { squeeze, type SearchTerm } from '../../db/search.ts';
import type { Post } from './posts.ts';

/** Shorter words would be found across two words. */
const SQUEEZED_FROM = 3;

/** Whether a word is in a text, or a verb in one of its forms among the lemmas. */
const says = (word: string, text: string, lemmas: string) =>
  isVerb(word) ? lemmas.includes(` ${word} `) : text.includes(word);
const saysTerm = ({ kind, value }: SearchTerm, text: string, lemmas: string) =>
  lemmas.includes(` ${value} `) || (kind !== 'lemma' && text.includes(value));

/** Whether a post has a term, or another word for it. */
export function hasTerm(post: Post, term: SearchTerm): boolean {
  const { kind, value, also } = term;
  if (kind === 'initials') return post.initials.includes(value);
  if (saysTerm(term, post.search_text, post.lemmas)) return true;
  if (also.some((word) => says(word, post.search_text, post.lemmas))) return true;
  const squeezed = squeeze(value);
  return kind === 'text' && squeezed.length >= SQUEEZED_FROM && post.squeezed.includes(squeezed);
}

const weightOf = ({ weight = 1 }: SearchTerm) => weight;

/** How much of a search a post has: the weights of its terms. */
export const coverage = (post: Post, terms: readonly SearchTerm[]): number =>
  terms.reduce((sum, term) => (hasTerm(post, term) ? sum + weightOf(term) : sum), 0);

/** How much a post says of one term: most in its title, less in other words there, least in its text. */
function share(post: Post, term: SearchTerm): number {
  if (saysTerm(term, post.title, post.titleLemmas)) return 4;
  if (term.also.some((word) => says(word, post.title, post.titleLemmas))) return 3;
  if (saysTerm(term, post.search_text, post.lemmas)) return 1;
  return hasTerm(post, term) ? 0.8 : 0;
}

/** The product that a search names; null where it names none. */
export const productOf = (
  terms: readonly SearchTerm[],
  models: ReadonlyMap<string, ProductCode>,
): ProductCode | null =>
  terms.map(({ value }) => models.get(value)).find((product) => product !== undefined) ??
  NAMED.find((product) =>
    terms.some(({ value, also }) => [value, ...also].includes(productNames[product])),
  ) ??
  null;
const NAMED = ['bf', 'l', 'w'] as const satisfies ProductCode[];
/** A post about another product than the one that a search names seldom answers it. */
const OTHER_PRODUCT = 0.3;

/** A number to order posts by, the highest first: how much their titles and texts say, less where they are about another product. */
export function relevance(post: Post, terms: readonly SearchTerm[], product: ProductCode | null) {
  const isOther =
    product !== null && post.product !== null && ![product, 'c'].includes(post.product);
  return saidBy(post, terms) * (isOther ? OTHER_PRODUCT : 1);
}

/** All words side by side in the title count once more. */
function saidBy(post: Post, terms: readonly SearchTerm[]): number {
  const words = terms.filter(({ kind }) => kind !== 'initials');
  if (words.length === 0) return 0;
  const phrase = squeeze(words.map(({ kind, value }) => (kind === 'text' ? value : '')).join(''));
  const whole = words.reduce((sum, term) => sum + weightOf(term), 0) / words.length;
  const isPhrase = phrase !== '' && post.squeezedTitle.includes(phrase);
  return words.reduce(
    (sum, term) => sum + weightOf(term) * share(post, term),
    isPhrase ? 4 * whole : 0,
  );
}
