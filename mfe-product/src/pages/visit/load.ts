import type { LoadContext } from '@portal/host';
import { api } from '../../api.ts';
import type { productPaths } from '../../paths.ts';

/** The showroom to visit; null where the address names none, or shows a result, which says it itself. */
export async function load({ params, query }: LoadContext<typeof productPaths.visit>) {
  const { showroom: bbsIdx, result } = params;
  if (bbsIdx === null || result !== null) return { data: null };
  return { data: await query(api.showroom, { bbsIdx }) };
}
