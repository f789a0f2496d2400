/** The digits of a text, including full-width ones, for numeric fields. */
export const digitsOnly = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A text without Hangul syllables and letters, for e-mail addresses and serial numbers. */
export const withoutHangul = (text: string): string => text.replace(/\p{Script=Hangul}/gu, '');
