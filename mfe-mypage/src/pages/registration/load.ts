import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { found } from '../../submission/found.ts';

export async function load({ params, query }: LoadContext<typeof paths.memberRegistration>) {
  const { idx } = params;
  if (idx === null) return redirect(paths.memberRegistrations());
  return { data: await found(query(api.readRegistration, { idx })) };
}
