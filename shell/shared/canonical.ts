import type { PageRecord } from '@portal/release-store';

/** The number of a post says all: the list that it was opened from does not matter. */
const POST = 'bbsIdx';

/**
 * The one address of a page for search engines and shared links: path and query, without parameters that the page does
 * not know, those that are no page of their own, and defaults.
 */
export function canonicalOf(
  page: Pick<PageRecord, 'canonical'> | null,
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
