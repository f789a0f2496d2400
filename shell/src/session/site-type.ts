import { sessionStore } from '@portal/browser';

const KEY = 'BF_SITE_TYPE';

/** Where customers come from, by the code that the sites which send them put into the address. */
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

/** A code that is given counts, in exactly its case; an unknown one is the customer centre. */
export const siteTypeOf = (given: string | null, stored: string | null): SiteType =>
  given === null ? (isSiteType(stored) ? stored : 'CS') : isSiteType(given) ? given : 'CS';

/** Notes the origin that an address names; without one, what was noted before stays. */
export function noteSiteType(search: string): void {
  const given = new URLSearchParams(search).get('site_type');
  if (given !== null || sessionStore.get(KEY) === null)
    sessionStore.set(KEY, siteTypeOf(given, sessionStore.get(KEY)));
}
