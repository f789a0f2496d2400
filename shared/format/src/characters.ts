/** Printable ASCII, line feeds and precomposed syllables: each is one character to a person, whatever stands beside it. */
const PLAIN = /^[\n -~가-힣]*$/;

/** Made when it is first needed: it reads the browser's break data, which takes a slow phone some 60 ms. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Counts characters as a person does: an emoji of several code points is one, and so is a decomposed syllable.
 * Source: extended grapheme clusters of Unicode Standard Annex #29.
 */
export function characters(text: string): number {
  if (PLAIN.test(text)) return text.length;
  if (!('Segmenter' in Intl)) return [...text.normalize('NFC')].length;
  graphemes ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].length;
}

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f?\u20e3/u;

/** Whether a text contains an emoji; typographic signs (©, ™, ★) do not count. */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);
