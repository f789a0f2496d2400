import { api, type LoadContext } from '@portal/host';
import type { productPaths } from '../../paths.ts';

/** Loads the showroom to visit; null if the address names none, and for a receipt, which does not need it. */
export async function load({ params, query }: LoadContext<typeof productPaths.visit>) {
  const { showroom: bbsIdx, result } = params;
  if (bbsIdx === null || result !== null) return { data: null };
  return { data: await query(api.readShowroom, { bbsIdx }) };
}
