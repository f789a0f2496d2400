import type { LoadContext } from '@portal/host';
import { api } from '../../api.ts';

export async function load({ query }: LoadContext) {
  const data = await query(api.readOverview, {});
  return { data, partial: data.unavailable.length > 0 };
}
