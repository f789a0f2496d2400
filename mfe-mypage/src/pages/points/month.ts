/** A month in Korean: `2026-11` as `2026년 11월`. */
export const monthOf = (month: string): string =>
  `${Number(month.slice(0, 4))}년 ${Number(month.slice(5, 7))}월`;
