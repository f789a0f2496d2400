import { isApiError, type LoadContext } from '@portal/host';
import type { paths } from '@portal/paths';
import { api } from '../../api.ts';

/** A product of the member; null where they have none of that number. @throws ApiError for any other failure */
export async function load({ params, query }: LoadContext<typeof paths.usage>) {
  const { productIdx } = params;
  if (productIdx === null) return { data: null };
  try {
    return { data: await query(api.usage, { productIdx }) };
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return { data: null };
    throw error;
  }
}
