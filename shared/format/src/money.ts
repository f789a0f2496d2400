/** A whole number of won as `1,234,567원`. */
export const formatWon = (won: number): string =>
  `${String(won).replace(/\B(?=(\d{3})+$)/g, ',')}원`;
