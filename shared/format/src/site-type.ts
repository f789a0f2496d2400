/** Key in session storage of the site that the customer came from. */
export const SITE_TYPE_KEY = 'BF_SITE_TYPE';

/**
 * Sites that customers come from, by the code in `site_type` (specification, 3): chat bot, membership app, business mall,
 * home page on a computer and on a phone, AICC, lifestyle brand, water purifier, customer centre.
 */
export const siteTypes = ['KC', 'MA', 'BB', 'BP', 'BM', 'AC', 'LM', 'WM', 'CS'] as const;
export type SiteType = (typeof siteTypes)[number];

const isSiteType = (code: string | null): code is SiteType =>
  siteTypes.some((known) => known === code);

/** A given code wins over the stored one and must match exactly; an unknown one means the customer centre. */
export const siteTypeOf = (given: string | null, stored: string | null): SiteType =>
  given === null ? (isSiteType(stored) ? stored : 'CS') : isSiteType(given) ? given : 'CS';
