const MANY_DIGITS = 6;

/**
 * Whether a search word could identify a person: phone number, order number, e-mail address. We neither count nor
 * store such words.
 */
export function mayBePersonal(word: string): boolean {
  const plain = word.normalize('NFKC');
  return plain.includes('@') || (plain.match(/\d/g)?.length ?? 0) >= MANY_DIGITS;
}
