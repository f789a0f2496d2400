/**
 * Seats of a massage chair that can be replaced, from the head down, with their prices (specification, 9).
 * A price is for one piece; a seat with two `sides` is chosen twice to replace both. Certain models
 * only: others may differ.
 */
export const seatParts = [
  { code: 'head', name: '머리 쿠션', sides: 1, price: 80_000 },
  { code: 'shoulder', name: '어깨 시트', sides: 2, price: 40_000 },
  { code: 'arm', name: '팔 안마 시트', sides: 2, price: 60_000 },
  { code: 'back', name: '등 시트', sides: 1, price: 220_000 },
  { code: 'sub', name: '보조 시트', sides: 1, price: 70_000 },
  { code: 'thigh', name: '허벅지 시트', sides: 2, price: 40_000 },
  { code: 'calf', name: '종아리 시트', sides: 2, price: 65_000 },
  { code: 'sole', name: '발바닥 시트', sides: 2, price: 45_000 },
] as const satisfies { code: string; name: string; sides: 1 | 2; price: number }[];

export type SeatPart = (typeof seatParts)[number]['code'];
