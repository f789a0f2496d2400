import type { LoadContext } from '@portal/host';

/** The row says what the page is about: it is not available until the remote is in the set. */
export async function load({ page }: LoadContext) {
  return { data: { title: page.title, purpose: page.description }, status: 503 as const };
}
