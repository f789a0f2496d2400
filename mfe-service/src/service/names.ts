/** The services that the information, the lists and the look-up are divided by (specification, 2), in that order. */
export const serviceNames = {
  after: '수리',
  seat: '시트 교체',
  transfer: '이전설치',
  assemble_disassemble: '분해·조립',
} as const;
export type ServiceKind = keyof typeof serviceNames;
