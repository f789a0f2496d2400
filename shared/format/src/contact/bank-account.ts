/**
 * Whether a text is the number of a bank account for automatic transfer: 8 to 16 digits, with hyphens between them or none
 * (specification, 5; the numbers that are a phone's, which some banks give, are among these).
 */
export const isBankAccount = (text: string): boolean =>
  /^\d+(-\d+)*$/.test(text) && /^\d{8,16}$/.test(text.replaceAll('-', ''));
