/**
 * Whether a text is a bank account number for automatic transfer: 8 to 16 digits, hyphens between digits allowed
 * (specification, 5). Some banks offer numbers in the form of a phone number, which are accepted.
 */
export const isBankAccount = (text: string): boolean =>
  /^\d+(-\d+)*$/.test(text) && /^\d{8,16}$/.test(text.replaceAll('-', ''));
