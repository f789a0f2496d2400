/** The digits of a text, full-width ones among them: for fields that take numbers alone. */
export const digitsOnly = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A text without Hangul, whole syllables or single letters: for e-mail addresses and serial numbers. */
export const withoutHangul = (text: string): string => text.replace(/\p{Script=Hangul}/gu, '');
