const NAMES = ['월', '화', '수', '목', '금', '토', '일'];

/** Days of the week (0 is Sunday) in words, Monday first: `월~금`, `월·수·금`. */
export function daysInWords(days: readonly number[]): string {
  const places = days.map((day) => (day + 6) % 7).sort((a, b) => a - b);
  const first = places[0] ?? 0;
  const isRun = places.every((place, i) => place === first + i);
  const names = places.map((place) => NAMES[place] ?? '');
  return isRun && names.length > 2 ? `${names[0]}~${names.at(-1)}` : names.join('·');
}

export const otherDays = (days: readonly number[]): number[] =>
  NAMES.map((_, day) => day).filter((day) => !days.includes(day));
