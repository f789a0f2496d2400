import type { Place } from '../../definition.ts';

/** In one line: `(06236) 서울 강남구 테헤란로 152, 3층`. */
export const lineOf = ({ zonecode, addr, addrDetail }: Place): string =>
  `(${zonecode}) ${[addr, addrDetail].filter(Boolean).join(', ')}`;
