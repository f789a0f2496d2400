/** Products by their code in the product guide's address; `board` is their code on boards. */
export const products = {
  b: { board: 'bf', name: '안마의자' },
  l: { board: 'l', name: '모션베드' },
  w: { board: 'w', name: '정수기' },
  o: { board: 'o', name: '기타 제품' },
} as const;
