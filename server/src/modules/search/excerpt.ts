import { isVerb, lemmasOfWords, sentencesOf, wordsOf } from '../../korean/lemmas.ts';
import { fold, type SearchTerm } from '../../db/search.ts';

export interface Sentence {
  text: string;
  folded: string;
  /** Its words with their lemmas; read by the analyser when first asked for, and kept. */
  words(): { word: string; lemmas: string[] }[];
}

function toSentence(text: string): Sentence {
  let read: ReturnType<Sentence['words']> | undefined;
  const readWords = () => {
    const words = wordsOf(text);
    const lemmas = lemmasOfWords(words);
    return words.map((word, i) => ({ word, lemmas: (lemmas[i] ?? []).map((lemma) => lemma.text) }));
  };
  return { text: text.trim(), folded: fold(text.trim()), words: () => (read ??= readWords()) };
}

export const readSentences = (text: string): Sentence[] => sentencesOf(text).map(toSentence);

const LONGEST = 120;
const BEFORE = 24;

/** The words of a term as they may stand in a text. */
const spellingsOf = ({ kind, value, also }: SearchTerm): string[] =>
  kind === 'initials' ? [] : [...(kind === 'text' ? [value] : []), ...also];

/** What a term says that stands in a text in other forms: its verbs, in their dictionary form. */
const verbsOf = ({ kind, value, also }: SearchTerm): string[] =>
  [value, ...also].filter((one) => kind === 'lemma' || isVerb(one));

/** The words of a sentence which are a form of a term's verbs, as they are written: 벗겨집니다 for 벗겨지다. */
function formsIn(sentence: Sentence, term: SearchTerm): string[] {
  const verbs = verbsOf(term);
  if (verbs.length === 0) return [];
  return sentence
    .words()
    .filter(({ lemmas }) => lemmas.some((lemma) => verbs.includes(lemma)))
    .map(({ word }) => word);
}

/** The pieces of a sentence that say a term: its words, other words for it, and forms of its verbs. */
const piecesIn = (sentence: Sentence, term: SearchTerm): string[] => [
  ...spellingsOf(term).filter((word) => sentence.folded.includes(word)),
  ...formsIn(sentence, term),
];

/** The pieces of sentences that say what was searched for. */
export const marksIn = (sentences: readonly Sentence[], terms: readonly SearchTerm[]): string[] => [
  ...new Set(terms.flatMap((term) => sentences.flatMap((sentence) => piecesIn(sentence, term)))),
];

/** The sentence that answers a search: the one that says most of it, else the first. Null for a text without any. */
export function answering(sentences: readonly Sentence[], terms: readonly SearchTerm[]) {
  let [answer, most] = [sentences[0] ?? null, 0];
  for (const sentence of sentences) {
    const said = terms.reduce(
      (sum, term) => (piecesIn(sentence, term).length > 0 ? sum + (term.weight ?? 1) : sum),
      0,
    );
    if (said > most) [answer, most] = [sentence, said];
  }
  return answer;
}

/** A sentence, or at most 120 characters of it around what was searched for. */
export function excerptOf({ text, folded }: Sentence, terms: readonly SearchTerm[]): string {
  // Folding keeps the length of Korean text; in other scripts the position may be slightly off.
  const places = terms
    .flatMap(spellingsOf)
    .map((word) => folded.indexOf(word))
    .filter((place) => place >= 0);
  const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - BEFORE);
  const from = Math.max(0, Math.min(start, text.length - LONGEST));
  const cut = text.slice(from, from + LONGEST).trim();
  return `${from > 0 ? '…' : ''}${cut}${from + LONGEST < text.length ? '…' : ''}`;
}
