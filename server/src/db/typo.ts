import { convertHangulToQwerty } from 'es-hangul';
import { knownParts, type Vocabulary } from './search.ts';

/** The keys that type a word, so that a word typed without switching the keyboard to Korean is the same word. */
const keysOf = (word: string) => convertHangulToQwerty(word).toLowerCase();

const keysKept = new WeakMap<Vocabulary, (readonly [word: string, keys: string])[]>();
/** The known words with their keys, spelled out once for a vocabulary, because every mistyped word is compared with all. */
function keyedWords(known: Vocabulary) {
  const keyed =
    keysKept.get(known) ?? [...known.keys()].map((word) => [word, keysOf(word)] as const);
  keysKept.set(known, keyed);
  return keyed;
}

/** With fewer keys another word is too near. */
const FEWEST_KEYS = 4;

/** Whether one key more, one less, another one or two in the wrong order make `a` of `b`. */
export function isOneKeyOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0];
}

/** The known word that a word is but for one key; the longest of several. Another number is another model. */
export function nearest(word: string, known: Vocabulary, fewest = FEWEST_KEYS): string | null {
  const keys = keysOf(word);
  if (keys.length < fewest || /\d/.test(keys)) return null;
  const near = keyedWords(known).filter(([, own]) => isOneKeyOff(keys, own));
  return near.sort(([a], [b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** The known words that a word with a typo was meant to be; null where none is near. */
export function meantBy(word: string, known: Vocabulary): string[] | null {
  const exact = knownParts(word, known);
  if (exact) return exact;
  const whole = nearest(word, known);
  if (whole) return [whole];
  for (let end = word.length - 2; end >= 2; end--) {
    const [left, right] = [word.slice(0, end), word.slice(end)];
    const [before, after] = [knownParts(left, known), knownParts(right, known)];
    const meant = before ? nearest(right, known) : after && nearest(left, known);
    if (before && meant) return [...before, meant];
    if (after && meant) return [meant, ...after];
  }
  return null;
}
