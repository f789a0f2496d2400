import { disassemble, getChoseong } from 'es-hangul';
import { lemmasOf } from '../korean/lemmas.ts';
import type { NewRow, Tables } from './tables.ts';

/** The columns that searches match against, computed when content is published. */
export interface SearchColumns {
  /** Subject and plain text, normalised by `fold`. */
  search_text: string;
  /** Subject and text as letters and digits alone, because spacing varies in Korean. */
  squeezed: string;
  /** Initial consonants of the subject. */
  initials: string;
  /** What subject and text say, without particles and endings: each lemma between spaces, the subject's on a line of its own. */
  lemmas: string;
}

export interface SearchTerm {
  /** `initials` matches the first consonants of a subject's syllables, `lemma` a verb in all of its forms, or a word of one syllable. */
  kind: 'text' | 'initials' | 'lemma';
  value: string;
  /** Other words for the same; each matches too. A verb in its dictionary form matches in all of its forms. */
  also: readonly string[];
  /** How much it says: a word that few posts have says more. Default: 1. */
  weight?: number;
}

/** Words of the content that a search contains, with the other words for each. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Letters and digits as wide as a syllable, which Korean keyboards type too. NFKC would break lone consonants. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const narrow = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);

/** Normalises case, width and Unicode composition. Done here because databases do it by their locale. */
export const fold = (text: string) =>
  text.normalize('NFC').replace(FULL_WIDTH, narrow).toLowerCase().normalize('NFC');

/** Folded letters and digits alone. */
export const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A row of the content folder before its lemmas are read: that takes a quarter of a server's start, and is needed only for
 * content that the database does not have. `said` is the text to read them from, with the subject on the first line.
 */
export type UnreadRow<T extends SearchTable> = Omit<NewRow<T>, 'lemmas'> & { said: string };
type SearchTable = {
  [T in keyof Tables]: Tables[T] extends SearchColumns ? T : never;
}[keyof Tables];

/** The search columns of a post; `about` is what it is about, where its subject does not say so: a product. */
export const searchColumns = (subject: string, text: string, about = '') => ({
  search_text: fold(`${subject}\n${text}`),
  squeezed: `${squeeze(subject)}\n${squeeze(text)}`,
  initials: getChoseong(fold(subject)).replace(/\s/g, ''),
  said: `${subject}\n${about}\n${text}`,
});

const line = (text: string) => ` ${lemmasOf(fold(text)).join(' ')} `;

/** Returns a function that adds lemmas to rows. Rows with the same text are analysed once: a post and its search entry. */
export function lemmaReader() {
  const read = new Map<string, string>();
  const lemmasOfRow = (said: string) => {
    const [subject = '', ...text] = said.split('\n');
    return `${line(subject)}\n${line(text.join('\n'))}`;
  };
  return <R extends { said: string }>(rows: readonly R[]) =>
    rows.map(({ said, ...row }) => {
      const lemmas = read.get(said) ?? lemmasOfRow(said);
      read.set(said, lemmas);
      return { ...row, lemmas };
    });
}

const PARTICLE = /(?<=..)(?:에서|으로|을|를|이|가|은|는|에|로|와|과|도|의)$/u;
export const stemOf = (word: string) => word.replace(PARTICLE, '');

const knownStem = (word: string, known: Vocabulary) =>
  [word, stemOf(word)].find((one) => known.has(one));

/**
 * The known words that a word written in one consists of: 필터교체 is 필터 and 교체, and so is 필터를교체. Null where it
 * does not.
 */
export function knownParts(word: string, known: Vocabulary): string[] | null {
  if (known.has(word)) return [word];
  for (let end = word.length - 2; end >= 2; end--) {
    const first = knownStem(word.slice(0, end), known);
    const rest = first === undefined ? null : knownParts(word.slice(end), known);
    if (first !== undefined && rest) return [first, ...rest];
  }
  return null;
}

const MOST_JOINED = 3;
const NEGATION = /^[안못]$/;

/** The words of a search, those joined that are one known word: 뜨거운 물, HB 520, 안 켜져요. */
export function joinedWords(words: readonly string[], known: Vocabulary): string[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  for (let count = Math.min(MOST_JOINED, words.length); count > 1; count--) {
    const joined = squeeze(words.slice(0, count).join(''));
    // 안 and 못 alone would match half of all posts.
    const isOne = NEGATION.test(first) ? knownParts(joined, known) : knownStem(joined, known);
    if (isOne) return [joined, ...joinedWords(words.slice(count), known)];
  }
  return [first, ...joinedWords(others, known)];
}

/** The known words that a word consists of, with its particle or without; null where it consists of none. */
export function partsOf(word: string, known: Vocabulary): string[] | null {
  const stem = stemOf(word);
  return knownParts(word, known) ?? knownParts(stem, known) ?? knownParts(squeeze(stem), known);
}

/** A word of first consonants; null for any other. A Korean keyboard merges some typed in a row: ㄹㅁ arrives as ㄻ. */
export function initialsTerm(word: string): SearchTerm | null {
  const initials = /^[ㄱ-ㅎ]+$/.test(word) ? disassemble(word) : '';
  return initials.length >= 2 ? { kind: 'initials', value: initials, also: [] } : null;
}

/** The words of a search for a name or a place, as terms each of which has to match. */
export const searchTerms = (searchStr: string): SearchTerm[] =>
  fold(searchStr)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const stem = stemOf(word);
      return initialsTerm(word) ?? { kind: 'text', value: word, also: stem === word ? [] : [stem] };
    });
