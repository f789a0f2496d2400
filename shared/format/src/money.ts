const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** A whole number of won as `1,234,567원`. */
export const formatWon = (won: number): string => `${grouped(won)}원`;

/** Points as `20,000점`. One point is worth one won. */
export const formatPoints = (points: number): string => `${grouped(points)}점`;
