import { api, type LoadContext } from '@portal/host';
import type { productPaths } from '../../paths.ts';

/** Loads the models that can be registered; none for a receipt. */
export async function load({ params, query }: LoadContext<typeof productPaths.activate>) {
  if (params.result !== null) return { data: [] };
  return { data: (await query(api.listModelsToRegister, {})).list };
}
