const graphemes =
  'Segmenter' in Intl ? new Intl.Segmenter('ko', { granularity: 'grapheme' }) : null;

/** Counts characters as a person does: an emoji of several code points is one, and so is a decomposed syllable. */
export function characters(text: string): number {
  if (!graphemes) return [...text.normalize('NFC')].length;
  let count = 0;
  for (const each of graphemes.segment(text)) count += each.segment === '' ? 0 : 1;
  return count;
}

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f?\u20e3/u;

/** Whether a text contains an emoji; typographic signs (©, ™, ★) do not count. */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);
