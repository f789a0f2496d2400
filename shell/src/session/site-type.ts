import { isSiteType, type SiteType } from '@portal/format';
import { sessionStore } from '@portal/browser';

const KEY = 'BF_SITE_TYPE';

/** A given code wins over the stored one and must match exactly; an unknown one means the customer centre. */
export const siteTypeOf = (given: string | null, stored: string | null): SiteType =>
  given === null ? (isSiteType(stored) ? stored : 'CS') : isSiteType(given) ? given : 'CS';

/** Stores the site type of the address; without one the stored type stays. */
export function noteSiteType(search: string): void {
  const given = new URLSearchParams(search).get('site_type');
  if (given !== null || sessionStore.get(KEY) === null)
    sessionStore.set(KEY, siteTypeOf(given, sessionStore.get(KEY)));
}

/** The site that this tab's customer came from. */
export const siteType = (): SiteType => siteTypeOf(null, sessionStore.get(KEY));
