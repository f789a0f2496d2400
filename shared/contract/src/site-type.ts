/** Sites that customers come from, by the code in `site_type` (specification, 3). */
const siteTypes = {
  KC: '챗봇',
  MA: '멤버십 앱',
  BB: '비즈몰',
  BP: '홈페이지 (PC)',
  BM: '홈페이지 (모바일)',
  AC: 'AICC',
  LM: '리빙',
  WM: '정수기',
  CS: '고객센터',
} as const;
export type SiteType = keyof typeof siteTypes;

/** Header by which a submission says what site its customer came from. */
export const SITE_TYPE_HEADER = 'x-site-type';

export const isSiteType = (code: unknown): code is SiteType =>
  typeof code === 'string' && Object.hasOwn(siteTypes, code);
