import { api, notFound, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { policyAt } from '../../policies/policies.ts';

export async function load({ url, params, query }: LoadContext<typeof paths.privacy>) {
  const index = policyAt(url);
  if (!index) return notFound;
  const { version } = params;
  const text = await query(api.readTerms, {
    term_index: index,
    ...(version !== null && { version }),
  });
  return { title: text.title, data: { index, text } };
}
