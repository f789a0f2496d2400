import type { ServiceOrder, VisitKind } from '@portal/contract';
import { api, isApiError, useSend, type LoadContext } from '@portal/host';

type Query = LoadContext['query'];

function ask(query: Query, service: VisitKind, id: string): Promise<ServiceOrder> {
  switch (service) {
    case 'after':
      return query(api.readRepair, { serviceIdx: id });
    case 'seat':
      return query(api.readSeatReplacement, { id });
    case 'transfer':
      return query(api.readTransfer, { ordNbr: id });
    case 'assemble_disassemble':
      return query(api.readAssembly, { ordNbr: id });
  }
}

/** A request of the member, or null if they have none with that number. @throws ApiError for any other failure */
export async function orderOf(query: Query, service: VisitKind, id: string) {
  try {
    return await ask(query, service, id);
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}

/** Cancels a request of any service. A request that was cancelled before counts as cancelled. */
export function useCancel(): (service: VisitKind, id: string) => Promise<unknown> {
  const [after] = useSend(api.cancelRepair);
  const [seat] = useSend(api.cancelSeatReplacement);
  const [transfer] = useSend(api.cancelTransfer);
  const [assemble] = useSend(api.cancelAssembly);
  return (service, id) => {
    switch (service) {
      case 'after':
        return after({ serviceIdx: id });
      case 'seat':
        return seat({ ordNbr: id });
      case 'transfer':
        return transfer({ ordNbr: id });
      case 'assemble_disassemble':
        return assemble({ ordNbr: id });
    }
  };
}
