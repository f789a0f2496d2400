import { api, type LoadContext } from '@portal/host';

export async function load({ query }: LoadContext) {
  const { list } = await query(api.listPhoneContacts, {});
  return { data: [...list].sort((a, b) => a.seq - b.seq) };
}
