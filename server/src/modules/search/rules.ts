import { productNames, type ProductCode, type SearchClass } from '@portal/contract';
import { mayBePersonal } from '@portal/format';
import { disassemble, getChoseong } from 'es-hangul';
import type { NewRow } from '../../db/tables.ts';
import { isVerb, lemmasOfWords, sentencesOf, wordsOf } from '../../korean/lemmas.ts';
import { fold, type SearchColumns, type SearchTerm } from '../../db/search.ts';
import { plainText, type SafeHtml } from '../../html.ts';

/** The columns that the posts of every board have. */
interface PostRow extends SearchColumns {
  bbs_idx: string;
  product?: ProductCode;
  subject: string;
  html: SafeHtml;
  published_on: string;
}

/** The post's row in the table that the site search reads. */
export const searchEntry = (
  classification: SearchClass,
  post: PostRow,
): NewRow<'search_entry'> => ({
  classification,
  bbs_idx: post.bbs_idx,
  product: post.product ?? null,
  subject: post.subject,
  body: plainText(post.html),
  published_on: post.published_on,
  search_text: post.search_text,
  squeezed: post.squeezed,
  initials: post.initials,
  lemmas: post.lemmas,
});

/** The product that a post is about, in a word, because many titles leave it out; empty where it is about all. */
export const nameOfProduct = (product: ProductCode): string =>
  product === 'c' ? '' : productNames[product];

const EXCERPT = 120;
const BEFORE = 24;

/** The words of a term as they may stand in a text. */
const spellingsOf = ({ kind, value, also }: SearchTerm): string[] =>
  kind === 'initials' ? [] : [...(kind === 'text' ? [value] : []), ...also];

/** What a term says that stands in a text in other forms: its verbs, in their dictionary form. */
const verbsOf = ({ kind, value, also }: SearchTerm): string[] =>
  [value, ...also].filter((one) => kind === 'lemma' || isVerb(one));

/**
 * Reads a text once for all terms. Returns a function that finds its words which are a form of a term's verb, as they are
 * written: 벗겨집니다 for 벗겨지다.
 */
function formsIn(text: string, terms: readonly SearchTerm[]): (term: SearchTerm) => string[] {
  if (terms.every((term) => verbsOf(term).length === 0)) return () => [];
  const read = sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const lemmas = lemmasOfWords(words);
    return words.map((word, i) => ({ word, lemmas: lemmas[i] ?? [] }));
  });
  return (term) => {
    const verbs = new Set(verbsOf(term));
    return read
      .filter(({ lemmas }) => lemmas.some((lemma) => verbs.has(lemma.text)))
      .map(({ word }) => word);
  };
}

/** The pieces of a text that say what was searched for: its words, other words for them, and forms of its verbs. */
export const marksIn = (text: string, terms: readonly SearchTerm[]): string[] => [
  ...new Set([
    ...terms.flatMap(spellingsOf).filter((word) => fold(text).includes(word)),
    ...terms.flatMap(formsIn(text, terms)),
  ]),
];

/** The sentence of a text that answers a search: the one that says most of it, else the first; at most 120 characters. */
export function excerptAround(body: string, terms: readonly SearchTerm[]): string {
  const sentences = sentencesOf(body);
  const said = (sentence: string) => {
    const formsOf = formsIn(sentence, terms);
    return terms.reduce((sum, term) => {
      const isSaid =
        spellingsOf(term).some((word) => fold(sentence).includes(word)) || formsOf(term).length > 0;
      return isSaid ? sum + (term.weight ?? 1) : sum;
    }, 0);
  };
  let [answer = '', most] = [sentences[0], 0];
  for (const sentence of sentences) {
    const much = said(sentence);
    if (much > most) [answer, most] = [sentence, much];
  }
  const line = answer.trim();
  // Folding keeps the length of Korean text; in other scripts the position may be slightly off.
  const places = terms
    .flatMap(spellingsOf)
    .map((word) => fold(line).indexOf(word))
    .filter((place) => place >= 0);
  const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - BEFORE);
  const from = Math.max(0, Math.min(start, line.length - EXCERPT));
  const cut = line.slice(from, from + EXCERPT).trim();
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT < line.length ? '…' : ''}`;
}

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');
const lettersOf = (text: string) => disassemble(fold(text)).replace(/\s/g, '');

const LONGEST_WORD = 20;

/**
 * The word to count for a search, or null. Possible phone numbers, order numbers and e-mail addresses are not
 * counted because they may be personal, and non-words because they help nobody.
 */
export function countedWord(searchStr: string): string | null {
  const word = spaced(fold(searchStr));
  const isWord = /[가-힣a-z]/.test(word) && !/[ㄱ-ㅎㅏ-ㅣ]/.test(word);
  return isWord && !mayBePersonal(word) && word.length >= 2 && word.length <= LONGEST_WORD
    ? word
    : null;
}

/** The row of a word, with what recommendations match against. */
export const wordRow = (word: string, weight: number): NewRow<'search_word'> => ({
  word,
  letters: lettersOf(word),
  initials: getChoseong(fold(word)).replace(/\s/g, ''),
  weight,
});

/** The text being typed, in the form that words are matched with; null if it is empty. */
export function typedWord(searchStr: string): { letters: string; initials: string | null } | null {
  const letters = lettersOf(spaced(searchStr));
  if (letters === '') return null;
  return { letters, initials: /^[ㄱ-ㅎ]+$/.test(letters) ? letters : null };
}
