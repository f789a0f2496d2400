import { besideStages, services } from '@portal/contract';
import { api, callIn, redirect, type LoadContext } from '@portal/host';
import { servicePaths } from '../../paths.ts';

/** The list of a service; a status that it does not have leads to all of it. */
export async function load({ params, query }: LoadContext<typeof servicePaths.orders>) {
  const { service, page, status } = params;
  if (status !== 'all' && !(status in { ...services[service].stages, ...besideStages }))
    return redirect(servicePaths.orders({ service }));
  const data = await query(callIn(api.listOrders, service), {
    ...(status !== 'all' && { status }),
    curPage: page,
  });
  if (data.curPage !== page)
    return redirect(servicePaths.orders({ service, status, page: data.curPage }));
  return { data };
}
