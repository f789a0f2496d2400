import type { LoadContext } from '@portal/host';

/** Status 503: the page that the row describes is not available until its remote is in the set. */
export async function load({ page }: LoadContext) {
  return { data: { title: page.title, purpose: page.description }, status: 503 as const };
}
