import { visitKinds } from '@portal/contract';
import { api, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import type { servicePaths } from '../paths.ts';

/** The service that the address names, and its price range: the least and the most that a request costs. The range is null if the API cannot tell it now. */
export async function load({ url, query }: LoadContext<typeof servicePaths.request.after>) {
  const pathname = url.pathname.replace(/\/$/, '');
  const service = visitKinds.find((kind) => pathname === paths.serviceRequest(kind));
  if (!service) throw new Error(`${pathname} asks for no service with a visit`);
  const range = await query(api.quoteRange, { service }).catch(() => null);
  return { data: { service, range }, partial: range === null };
}
