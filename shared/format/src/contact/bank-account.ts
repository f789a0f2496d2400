/**
 * Whether a text is the number of a bank account for automatic transfer: 8 to 16 digits, hyphens
 * between digits allowed (specification, 5). That includes accounts which have the form of a phone number, as some banks offer.
 */
export const isBankAccount = (text: string): boolean =>
  /^\d+(-\d+)*$/.test(text) && /^\d{8,16}$/.test(text.replaceAll('-', ''));
