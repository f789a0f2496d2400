import { mayBePersonal } from '@portal/format';

export const RECENT_WORDS = 'recent-words';
const MOST = 10;

/** Parses the stored words; anything else in storage yields an empty list. */
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

/** Puts a word at the head of the list, unless it could identify a person. */
export function withWord(words: readonly string[], word: string): string[] {
  if (word === '' || mayBePersonal(word)) return [...words];
  return [word, ...words.filter((other) => other !== word)].slice(0, MOST);
}
