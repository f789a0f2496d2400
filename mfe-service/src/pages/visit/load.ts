import { visitKinds } from '@portal/contract';
import type { LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import type { servicePaths } from '../../paths.ts';

/** The service of the address. */
export async function load({ url }: LoadContext<typeof servicePaths.request.after>) {
  const pathname = url.pathname.replace(/\/$/, '');
  const service = visitKinds.find((kind) => pathname === paths.serviceRequest(kind));
  return { data: { service: service ?? 'assemble_disassemble' } };
}
