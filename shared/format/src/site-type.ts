/**
 * Sites that customers come from, by the code in `site_type` (specification, 3): chatbot, membership app, business mall,
 * homepage on a PC and on a phone, AICC, lifestyle brand, water purifier, and the customer centre itself.
 */
const siteTypes = ['KC', 'MA', 'BB', 'BP', 'BM', 'AC', 'LM', 'WM', 'CS'] as const;
export type SiteType = (typeof siteTypes)[number];

export const isSiteType = (code: unknown): code is SiteType =>
  (siteTypes as readonly unknown[]).includes(code);
