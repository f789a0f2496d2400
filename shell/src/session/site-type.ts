import { sessionStore } from '@portal/browser';

const KEY = 'BF_SITE_TYPE';

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

const isSiteType = (code: string | null): code is SiteType =>
  code !== null && Object.hasOwn(siteTypes, code);

/** A given code wins over the stored one and must match exactly; an unknown one means the customer centre. */
export const siteTypeOf = (given: string | null, stored: string | null): SiteType =>
  given === null ? (isSiteType(stored) ? stored : 'CS') : isSiteType(given) ? given : 'CS';

/** Stores the site type of the address; without one the stored type stays. */
export function noteSiteType(search: string): void {
  const given = new URLSearchParams(search).get('site_type');
  if (given !== null || sessionStore.get(KEY) === null)
    sessionStore.set(KEY, siteTypeOf(given, sessionStore.get(KEY)));
}
