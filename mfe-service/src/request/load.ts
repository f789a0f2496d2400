import { visitKinds } from '@portal/contract';
import { api, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import type { servicePaths } from '../paths.ts';

/** Loads the price range of the service in the address: the lowest and highest price of a request, or null if the API does not answer. */
export async function load({ url, query }: LoadContext<typeof servicePaths.request.after>) {
  const pathname = url.pathname.replace(/\/$/, '');
  const service = visitKinds.find((kind) => pathname === paths.serviceRequest(kind));
  if (!service) throw new Error(`${pathname} asks for no service with a visit`);
  const range = await query(api.quoteRange, { service }).catch(() => null);
  return { data: { service, range }, partial: range === null };
}
