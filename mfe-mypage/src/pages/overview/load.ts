import { api, type LoadContext } from '@portal/host';

export async function load({ query }: LoadContext) {
  const data = await query(api.readOverview, {});
  return { data, partial: data.unavailable.length > 0 };
}
