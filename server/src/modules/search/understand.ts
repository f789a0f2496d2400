import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import {
  fold,
  squeeze,
  initialsTerm,
  joinedWords,
  knownParts,
  partsOf,
  stemOf,
  type SearchTerm,
  type Vocabulary,
} from '../../db/search.ts';
import { meantBy, nearest } from '../../db/typo.ts';
import { isVerb, lemmasOfWords, type Lemma, type Lexicon } from '../../korean/lemmas.ts';

/** A word of a search as it was typed, and the terms that it stands for; none for a filler. */
export interface ReadWord {
  word: string;
  terms: SearchTerm[];
}

/** Verbs and nouns that sentences are built with and that say nothing by themselves. */
const FILLER = new Set(
  '하다 되다 나다 있다 없다 알다 알리다 주다 싶다 보다 어떻다 어떡하다 이렇다 그렇다 궁금하다 원하다 부탁 경우 때 방법 법 것 거 건 수 번 좀 왜 뭐 요 후 뒤 저 제 나 내 함 문제 해결 방식 관련 관하다 대하다 가능 오늘 지금 이거 그거 여기 지금 혹시 그냥 자꾸 계속 너무 아무 언제 어디 얼마나 아직 새로 많이 어떻게 다시 더 잘 매우 아주 정말 빨리 이제 벌써 바로 제발 꼭 다 또 이번 달 가다 말 하나 하나도 아예 전혀 먼저 새 걸 잠깐 동안 어디서 몇 시 시쯤 분 예정 이리 와이리 댁 안녕 안녕하세요 드리다 다음 주 다음주 같이 해 해여 사항 문의드리다 중 들 등'.split(
    ' ',
  ),
);

const hangulOf = (word: string) => {
  const typed = convertQwertyToHangul(word);
  return /^[a-z]{3,}$/i.test(word) && /^[가-힣]+$/.test(typed) ? typed : word;
};
/** A known word that was typed while the keyboard was set to Korean: ㅗㅠ700 for hb700. */
function latinOf(word: string, known: Vocabulary): string | null {
  const typed = fold(convertHangulToQwerty(word));
  return /[ㄱ-ㅎㅏ-ㅣ]/.test(word) && known.has(squeeze(typed)) ? typed : null;
}
/** A search that was typed while the keyboard was set to the other language, in the one that was meant. */
const asMeant = (searchStr: string, known: Vocabulary) =>
  searchStr
    .split(/\s+/)
    .map((word) => (known.has(fold(word)) ? word : (latinOf(word, known) ?? hangulOf(word))))
    .join(' ');

const termOf = (text: string, known: Vocabulary): SearchTerm => ({
  // A syllable or digit alone is part of many words; a sign stands for itself.
  kind: isVerb(text) || /^[\p{L}\p{N}]$/u.test(text) ? 'lemma' : 'text',
  value: text,
  also: known.get(text) ?? [],
});

/** A negation as a term. It weighs little, because many posts say that something does not work. */
const NOT: SearchTerm = { kind: 'text', value: '지 않', also: ['지 못', '반응이 없'], weight: 0.3 };

function termsOfLemmas(lemmas: readonly Lemma[], known: Vocabulary): SearchTerm[] {
  return lemmas.flatMap(({ text, kind }) => {
    if (kind === 'not') return [NOT];
    const parts = kind === 'noun' ? knownParts(text, known) : null;
    return (parts ?? [text]).map((part) => termOf(part, known));
  });
}

/** What a display shows, E01; the content has one word for all of them. */
const ERROR_CODE = /^e-?\d{1,3}$/;
const ERROR_WORD = '에러코드';

/** Letters that are taken for zeros in a model's number. */
const ZEROS = /(?<=\d)o+(?=\d|$)/g;

/**
 * Reads a search: its words with their terms, without particles, endings and filler. `typed` if a word was typed with the
 * keyboard set to the other language.
 */
export function readSearch(
  searchStr: string,
  known: Vocabulary,
): { words: ReadWord[]; typed: boolean } {
  const meant = asMeant(searchStr.trim(), known);
  const written = fold(meant)
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
        .replace(ZEROS, (letters) => '0'.repeat(letters.length)),
    )
    .map((word) => (ERROR_CODE.test(word) && known.has(ERROR_WORD) ? ERROR_WORD : word))
    .filter((word) => word !== '');
  // A search of signs alone stays as it was typed, and finds nothing.
  if (written.length === 0) written.push(fold(searchStr.trim()));
  const words = joinedWords(written, known);
  const lexicon: Lexicon = {
    isNoun: (word) => known.has(word) && !isVerb(word),
    verbs: [...known.keys()].filter(isVerb),
  };
  const lemmas = lemmasOfWords(words, lexicon);
  const read = words.map((word, i): ReadWord => {
    const initials = initialsTerm(word);
    if (initials) return { word, terms: [initials] };
    const parts = partsOf(word, known);
    const terms = parts
      ? parts.map((part) => termOf(part, known))
      : termsOfLemmas(lemmas[i] ?? [], known);
    return { word, terms };
  });
  const typed = meant !== searchStr.trim();
  const telling = read.map((one) => ({
    ...one,
    terms: one.terms.filter(({ value }) => !FILLER.has(value)),
  }));
  if (telling.some(({ terms }) => terms.length > 0)) return { words: telling, typed };
  return { words: words.map((word) => ({ word, terms: [termOf(word, known)] })), typed };
}

/**
 * How many keys a word must have to be taken for a known word that differs in one. In a shorter word one key more or less
 * makes another word, and a verb has forms that differ in one.
 */
const SURE_KEYS = 7;
const SURE_KEYS_OF_A_VERB = 9;

/** The terms that a word was meant to be, where a key was hit wrongly; null where no known word is near. */
export function meantTerms(word: string, known: Vocabulary): SearchTerm[] | null {
  if (isVerb(word)) {
    const verb = nearest(word, known, SURE_KEYS_OF_A_VERB);
    return verb !== null && isVerb(verb) ? [termOf(verb, known)] : null;
  }
  const meant = [word, stemOf(word)]
    .map((one) => meantBy(one, known))
    .find((parts) => parts !== null);
  return meant?.map((part) => termOf(part, known)) ?? null;
}

/** The known noun that differs from a long word in one key: a typing error, also where the word itself has hits. */
export function surelyMeant(word: string, known: Vocabulary): SearchTerm[] | null {
  if (knownParts(word, known) ?? knownParts(stemOf(word), known)) return null;
  const noun = [word, stemOf(word)]
    .map((one) => nearest(one, known, SURE_KEYS))
    .find((one) => one !== null && !isVerb(one));
  return noun ? [termOf(noun, known)] : null;
}
