import { disassemble } from 'es-hangul';
import { readWords, type Morpheme, type Reading } from './analyser.ts';

/** What a word says: a noun as it is, a verb or adjective in its dictionary form (벗겨지다), or that it is not so. */
export interface Lemma {
  text: string;
  kind: 'noun' | 'verb' | 'not';
}
const NOT: Lemma = { text: '않다', kind: 'not' };

/** The words of the content, to read what the model does not know. */
export interface Lexicon {
  isNoun(word: string): boolean;
  /** In their dictionary form. */
  verbs: readonly string[];
}
const NO_LEXICON: Lexicon = { isNoun: () => false, verbs: [] };

/** Adverbs too, because some say what is heard: 삐걱, 덜컥. */
const NOUN = /^(NNG|NNP|XR|SL|SN|NR|MAG)$/;
const VERB = /^(VV|VA)$/;
/** The model takes 안 되다, written as one word, for an adjective. */
const NOT_SO = '안되';

/** 버리다 helps other verbs (잃어버리다), and is one of its own where it stands alone. */
const THROWS = '버리';

/** Whether a lemma is a verb in its dictionary form, and no sentence's end (멈춥니다). */
export const isVerb = (lemma: string) => /^[가-힣]+(?<!니)다$/u.test(lemma);

/** Sentence endings (나요, 까요) that the model tags as nouns. */
const NO_NOUN = /^[가나까어아해돼되세예네와래데줘져려여]요$/u;

function toLemmas(parts: readonly Morpheme[]): Lemma[] {
  return parts.flatMap(({ text, pos }, i): Lemma[] => {
    const before = parts[i - 1];
    if ((pos === 'MAG' && /^[안못]$/.test(text)) || (pos === 'VX' && /^(않|못하)$/.test(text)))
      return [NOT];
    if (NO_NOUN.test(text)) return [];
    if (NOUN.test(pos))
      return [{ text: before?.pos === 'XPN' ? before.text + text : text, kind: 'noun' }];
    if (text === NOT_SO) return [NOT];
    if (VERB.test(pos) || (text === THROWS && !before))
      return [{ text: `${text}다`, kind: 'verb' }];
    return [];
  });
}

const PARTICLE =
  /(?<=..)(?:에서|으로|까지|부터|하고|이랑|에는|에도|을|를|이|가|은|는|에|로|와|과|도|의|만|랑|께)$/u;
/** Last syllables of a predicate's forms: 켜져요, 켜지고, 켜지면. */
const ENDING = /[요용여다죠까네면서고데지함음짐게어아해져줘돼니든록래께노디예]$/u;

/** The letters that all forms of a verb begin with: 켜지다 loses the last vowel of its stem in 켜져요. */
function coreOf(verb: string): string {
  const stem = verb.slice(0, -1);
  const letters = disassemble(stem);
  return stem.length > 1 ? letters.replace(/[ㅏ-ㅣ]$/, '') : letters;
}
const LONGEST_ENDING = 9;

/** The known verb that a word is a form of: the one that explains most of it. */
function verbOf(word: string, verbs: readonly string[]): string | null {
  if (!ENDING.test(word)) return null;
  const letters = disassemble(word);
  let best: string | null = null;
  let longest = 0;
  for (const verb of verbs) {
    const core = coreOf(verb);
    const rest = letters.length - core.length;
    if (core.length <= longest || rest > LONGEST_ENDING || !letters.startsWith(core)) continue;
    [best, longest] = [verb, core.length];
  }
  return best;
}

const readOne = (word: string): Reading => readWords([word])[0] ?? { word, parts: [] };
const isPredicate = ({ parts }: Reading) =>
  parts.some(({ pos }) => VERB.test(pos) || pos === 'XSV' || pos === 'VX');

/** Where a word is two that were written together: 전원이안켜져요 is 전원 and 안켜져요. Null where it is not. */
function halvesOf(word: string, lexicon: Lexicon): [string, string] | null {
  for (let end = word.length - 1; end >= 2; end--) {
    const [left, right] = [word.slice(0, end), word.slice(end)];
    if (lexicon.isNoun(left))
      return [left, right.replace(/^(?:을|를|이|가|은|는|에|로)(?=.)/u, '')];
  }
  // After the nouns, because 안마의자 is one.
  if (/^[안못]../u.test(word)) return [word.slice(0, 1), word.slice(1)];
  const short = /^(.)[이가을를은는](..+)$/u.exec(word);
  if (short?.[1] && short[2] && lexicon.isNoun(short[1])) return [short[1], short[2]];
  for (let end = word.length - 2; end >= 2; end--) {
    const [left, right] = [word.slice(0, end), word.slice(end)];
    if (isPredicate(readOne(left)) && isPredicate(readOne(right))) return [left, right];
  }
  return null;
}

/** A word with such an ending is a predicate: where its verb is unknown, it says nothing. */
const SPOKEN = /(?:요|까|죠|니다)$/u;

/** The lemmas of one word. The model says what it is; where it cannot, the words of the content do. */
function lemmasOfReading({ word, parts }: Reading, lexicon: Lexicon): Lemma[] {
  const stem = word.replace(PARTICLE, '');
  const noun = [word, stem].find((one) => lexicon.isNoun(one));
  if (noun !== undefined) return [{ text: noun, kind: 'noun' }];
  // The model reads 안 나와요, written as one word, as a name.
  const isName = parts.some(({ text, pos }) => pos === 'NNP' && /^[안못]/.test(text));
  const isRead = (parts.length > 1 && !isName) || word.length < 2 || !/^[가-힣]+$/.test(word);
  if (isRead) return toLemmas(parts);
  const verb = verbOf(word, lexicon.verbs);
  const halves = halvesOf(word, lexicon);
  if (halves && (!verb || lexicon.isNoun(halves[0])))
    return halves.flatMap((half) =>
      /^[안못]$/.test(half) ? [NOT] : lemmasOfReading(readOne(half), lexicon),
    );
  if (verb) return [{ text: verb, kind: 'verb' }];
  if (SPOKEN.test(word)) return [];
  return toLemmas(parts).map((lemma) => ({ ...lemma, text: lemma.text.replace(PARTICLE, '') }));
}

/** The lemmas of each word. Particles, endings and helping verbs fall away. */
export const lemmasOfWords = (words: readonly string[], lexicon = NO_LEXICON): Lemma[][] =>
  readWords(words).map((reading) => lemmasOfReading(reading, lexicon));

/** The sentences of a text, because the model needs more than twice the time for twice the words. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');

/** The words of a sentence, without what stands between them. */
export const wordsOf = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The lemmas of a text. A compound noun (안마의자) gives its nouns and, after them, itself. */
export const lemmasOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return lemmasOfWords(words).flatMap((lemmas, i) => {
      const texts = lemmas.map((lemma) => lemma.text);
      const whole = lemmas.every(({ kind }) => kind === 'noun') ? texts.join('') : '';
      return texts.length > 1 && whole !== '' && words[i]?.startsWith(whole)
        ? [...texts, whole]
        : texts;
    });
  });
