import { productNames, type ProductCode, type SearchClass } from '@portal/contract';
import { mayBePersonal } from '@portal/format';
import { disassemble, getChoseong } from 'es-hangul';
import type { NewRow } from '../../db/tables.ts';
import { fold, type SearchColumns, type UnreadRow } from '../../db/search.ts';
import { plainText, type SafeHtml } from '../../html.ts';

/** The columns that the posts of every board have. */
interface PostRow extends Omit<SearchColumns, 'lemmas'> {
  said: string;
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
): UnreadRow<'search_entry'> => ({
  classification,
  bbs_idx: post.bbs_idx,
  product: post.product ?? null,
  subject: post.subject,
  body: plainText(post.html),
  published_on: post.published_on,
  search_text: post.search_text,
  squeezed: post.squeezed,
  initials: post.initials,
  said: post.said,
});

/** The product that a post is about, in a word, because many titles leave it out; empty where it is about all. */
export const nameOfProduct = (product: ProductCode): string =>
  product === 'c' ? '' : productNames[product];

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');
/** The letters that type a text, without spaces. */
export const lettersOf = (text: string) => disassemble(fold(text)).replace(/\s/g, '');

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
