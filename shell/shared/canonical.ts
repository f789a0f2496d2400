import type { PageRecord } from '@portal/release-store';

/** This number identifies a post, whichever list it was opened from. */
const POST = 'bbsIdx';

/**
 * The one address of a page for search engines and shared links: path and query, without unknown parameters,
 * parameters that make no page of their own, and defaults.
 */
export function canonicalOf(
  page: Partial<Pick<PageRecord, 'canonical'>> | null,
  { pathname, search }: { pathname: string; search: string },
): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [name, fallback] of Object.entries(page?.canonical ?? {})) {
    const value = given.get(name);
    if (value && value !== fallback) kept.set(name, value);
  }
  const post = kept.get(POST);
  const query = post ? `${POST}=${post}` : kept.toString();
  return query ? `${pathname}?${query}` : pathname;
}
