import type { InputOf, reserveVisit } from '@portal/contract';

/** A valid booking in November 2026 at a showroom of the fixture content; `change` replaces fields. */
export const aVisit = (
  change: Partial<InputOf<typeof reserveVisit>> = {},
): InputOf<typeof reserveVisit> => ({
  bbsIdx: '901',
  visitOn: '2026-11-24',
  visitTime: '10:30',
  party: 2,
  consentPrivacy: 'Y',
  ...change,
});
