import { api, isApiError, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';

/** Loads a product of the member; null if they have none of that number. @throws ApiError for other failures */
export async function load({ params, query }: LoadContext<typeof paths.usage>) {
  const { productIdx } = params;
  if (productIdx === null) return { data: null };
  try {
    return { data: await query(api.readUsage, { productIdx }) };
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return { data: null };
    throw error;
  }
}
