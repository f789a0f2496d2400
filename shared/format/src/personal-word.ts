const MANY_DIGITS = 6;

/**
 * Whether a search word could identify a person: a phone number, an order number, an e-mail address. Such words are
 * neither counted nor remembered.
 */
export function mayBePersonal(word: string): boolean {
  const plain = word.normalize('NFKC');
  return plain.includes('@') || (plain.match(/\d/g)?.length ?? 0) >= MANY_DIGITS;
}
