import { paths } from '@portal/paths';

/** Policies that the footer links to: title and address by the index of their text (getTerms). */
export const policies = {
  privacy: { title: '개인정보 처리방침', path: paths.privacy },
  terms: { title: '이용약관', path: paths.terms },
  email: { title: '이메일 무단 수집 거부', path: paths.emailPolicy },
  accessibility: { title: '접근성 안내', path: paths.accessibility },
} as const;
export type PolicyIndex = keyof typeof policies;

/** The policy at an address. */
export const policyAt = ({ pathname }: URL): PolicyIndex | undefined =>
  (Object.keys(policies) as PolicyIndex[]).find(
    (index) => policies[index].path.pattern === pathname,
  );
