import type { LoadContext } from '@portal/host';
import { phoneContacts } from '../../api/index.ts';

export async function loadCallCenterInfo({ query }: LoadContext) {
  const { list } = await query(phoneContacts.initiate({}));
  return { data: [...list].sort((a, b) => a.seq - b.seq) };
}
