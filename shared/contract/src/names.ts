// This file has no schemas: every page's footer imports it, and would load the schema library with them.
import type { termIndexes } from './terms.ts';

/** Names of the policies in links, pages and texts. */
export const policyNames = {
  privacy: '개인정보 처리방침',
  terms: '이용약관',
  email: '이메일 무단 수집 거부',
  accessibility: '접근성 안내',
} as const satisfies Partial<Record<(typeof termIndexes)[number], string>>;

/** Name of each phone line, wherever its number is shown. */
export const phoneLineNames = {
  main: '대표 상담',
  corporate: '법인 상담',
  sharedChair: '공유형 안마의자 상담',
} as const;
