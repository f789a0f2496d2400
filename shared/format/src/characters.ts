/** A text of line feeds, printable ASCII and precomposed Korean syllables. None of them joins its neighbours into one character, so that `length` counts it. */
const PLAIN = /^[\n -~가-힣]*$/;

/** Created by the first text that is not plain: to create it, the browser reads its rules of text breaks, some 60 ms on a slow phone. */
let graphemes: Intl.Segmenter | undefined;

/**
 * How many characters a person sees in a text. An emoji of several code points is one, and so is a syllable that is stored as separate
 * letters. Source: Unicode Standard Annex #29, extended grapheme clusters. Browsers without `Intl.Segmenter` count code points after
 * composing the letters, and so an emoji of several as several.
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
