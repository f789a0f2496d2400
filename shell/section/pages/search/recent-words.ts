import { mayBePersonal } from '@portal/format';

/** Where this browser keeps them. */
export const RECENT_WORDS = 'recent-words';
const MOST = 10;

/** What was kept; storage can hold anything. */
export function readRecent(kept: string | null): string[] {
  try {
    const words: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(words)
      ? words.filter((word): word is string => typeof word === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** The list with a word at its head. A word that could be somebody's number is not remembered. */
export function withWord(words: readonly string[], word: string): string[] {
  if (word === '' || mayBePersonal(word)) return [...words];
  return [word, ...words.filter((other) => other !== word)].slice(0, MOST);
}
