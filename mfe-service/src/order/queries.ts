import { numberName, type ServiceKind } from '@portal/contract';
import { api, callIn, isApiError, type LoadContext } from '@portal/host';

/** A request of the member, or null if they have none with that number. @throws ApiError for any other failure */
export async function orderOf(query: LoadContext['query'], service: ServiceKind, id: string) {
  try {
    return await query(callIn(api.readOrder, service), { [numberName(service, 'read')]: id });
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}
