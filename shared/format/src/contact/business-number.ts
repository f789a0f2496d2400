const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/**
 * Whether digits are a business registration number: ten, of which the last checks the others. Each of the first nine counts
 * with its weight, and the ninth's tens once more (docs/domain.md).
 */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const [first, check] = [digits.slice(0, 9), Number(digits[9])];
  const sum = [...first].reduce((all, digit, i) => all + Number(digit) * (WEIGHTS[i] ?? 0), 0);
  return (10 - ((sum + Math.floor((Number(digits[8]) * 5) / 10)) % 10)) % 10 === check;
}

/** `123-45-67891` for ten digits; any other text as it is. */
export const formatBusinessNumber = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
