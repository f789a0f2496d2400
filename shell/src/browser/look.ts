/**
 * The customer's text size and contrast as a query, because documents at the bridge's origin do not get the portal's
 * cookies. Empty for the defaults.
 */
export function lookQuery(): string {
  const { text, contrast } = document.documentElement.dataset;
  const query = new URLSearchParams({ ...(text && { text }), ...(contrast && { contrast }) });
  return query.size > 0 ? `?${query}` : '';
}
