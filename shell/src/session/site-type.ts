import { sessionStore } from '@portal/browser';
import { SITE_TYPE_KEY, siteTypeOf } from '@portal/format';

/** Stores the site type of the address; without one the stored type stays. */
export function noteSiteType(search: string): void {
  const given = new URLSearchParams(search).get('site_type');
  const stored = sessionStore.get(SITE_TYPE_KEY);
  if (given !== null || stored === null) sessionStore.set(SITE_TYPE_KEY, siteTypeOf(given, stored));
}
