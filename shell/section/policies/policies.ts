import { policyNames } from '@portal/contract';
import { paths } from '@portal/paths';

/** Policies that the footer links to: title and address by the index of their text (getTerms). */
export const policies = {
  privacy: { title: policyNames.privacy, path: paths.privacy },
  terms: { title: policyNames.terms, path: paths.terms },
  email: { title: policyNames.email, path: paths.emailPolicy },
  accessibility: { title: policyNames.accessibility, path: paths.accessibility },
} as const;
export type PolicyIndex = keyof typeof policies;

export const policyAt = ({ pathname }: URL): PolicyIndex | undefined =>
  (Object.keys(policies) as PolicyIndex[]).find(
    (index) => policies[index].path.pattern === pathname,
  );
