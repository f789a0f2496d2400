import { api, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberProducts>) {
  const { product } = params;
  // `product` is 'all', '1' for rentals or '0' for purchases.
  const data = await query(api.listUsage, product === 'all' ? {} : { orderKind: product });
  return { data };
}
