const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
/** Pairs of consonants that a keyboard combines into one letter. */
const JOINED: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** The initial consonant of a syllable; other characters are unchanged. */
const initialOf = (character: string): string => {
  const place = character.charCodeAt(0) - 0xac00;
  return place >= 0 && place < 11_172 ? (CONSONANTS[Math.floor(place / 588)] ?? '') : character;
};

/** The consonants of a word that has only consonants (ㄹㅁㅋ), with combined ones split; otherwise null. */
const initialsOf = (word: string): string | null =>
  /^[ㄱ-ㅎ]+$/.test(word) ? [...word].map((c) => JOINED[c] ?? c).join('') : null;

/** Ranges [from, to) where a text contains a word; a search by initials ignores spaces. */
function placesOf(text: string, word: string): [number, number][] {
  const initials = initialsOf(word);
  const isInitials = initials !== null && initials.length > 1;
  const kept = text
    .split('')
    .map((_, i) => i)
    .filter((i) => !isInitials || !/\s/.test(text[i] ?? ''));
  const characters = kept.map((i) => text[i] ?? '');
  const row = isInitials ? characters.map(initialOf).join('') : characters.join('').toLowerCase();
  const wanted = isInitials ? initials : word.toLowerCase();
  const places: [number, number][] = [];
  // Lower case can change a text's length (İ), and then positions would not fit the text.
  if (row.length !== kept.length) return places;
  for (let at = row.indexOf(wanted); at >= 0; at = row.indexOf(wanted, at + wanted.length))
    places.push([kept[at] ?? 0, (kept[at + wanted.length - 1] ?? 0) + 1]);
  return places;
}

/**
 * Whether a text contains every word of a search; initial consonants match syllables. An empty search matches
 * nothing.
 */
export function matchesSearch(text: string, searchStr: string): boolean {
  const words = searchStr.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => placesOf(text, word).length > 0);
}

/** Splits a text into pieces, and marks those that match the search, or that the API found for it. */
export function markHits(text: string, searchStr: string, marks: readonly string[] = []) {
  const words = [...searchStr.split(/\s+/).filter(Boolean), ...marks];
  const hits = new Set(
    words
      .flatMap((word) => placesOf(text, word))
      .flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const pieces: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const hit = hits.has(i);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += text[i];
    else pieces.push({ text: text[i] ?? '', hit });
  }
  return pieces;
}
