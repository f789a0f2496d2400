/** Texts the specification fixes to the byte, trailing spaces included. A test compares each. */
export const fixedTexts = {
  notFound: '페이지를 찾을 수 없습니다.',
  notFoundHome: '메인화면 바로가기',
  invalidPhone: 'Invalid phone number',
} as const;
