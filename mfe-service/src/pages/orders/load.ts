import { besideStages, serviceStages, type AnswerOf, type listRepairs } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { servicePaths } from '../../paths.ts';

type Context = LoadContext<typeof servicePaths.orders>;
/** All lists have the same rows. */
type Orders = AnswerOf<typeof listRepairs>;

const codes = { ...serviceStages, beside: besideStages };
const isOf = <K extends keyof typeof codes>(
  of: K,
  status: string,
): status is keyof (typeof codes)[K] & string => status in codes[of];

/** The list of a service; null if the service does not have the status. */
function ask({ params, query }: Context): Promise<Orders> | null {
  const { service, status, page: curPage } = params;
  const beside = isOf('beside', status) ? { status } : {};
  const isKnown = status === 'all' || 'status' in beside || isOf(service, status);
  if (!isKnown) return null;
  switch (service) {
    case 'after':
      return query(api.listRepairs, {
        ...beside,
        ...(isOf('after', status) && { status }),
        curPage,
      });
    case 'seat':
      return query(api.listSeatReplacements, {
        ...beside,
        ...(isOf('seat', status) && { status }),
        curPage,
      });
    case 'transfer':
      return query(api.listTransfers, {
        ...beside,
        ...(isOf('transfer', status) && { status }),
        curPage,
      });
    case 'assemble_disassemble':
      return query(api.listAssemblies, {
        ...beside,
        ...(isOf('assemble_disassemble', status) && { status }),
        curPage,
      });
    case 'w_filter':
      return query(api.listMemberships, {
        ...beside,
        ...(isOf('w_filter', status) && { status }),
        curPage,
      });
  }
}

export async function load(context: Context) {
  const { service, page, status } = context.params;
  const data = await ask(context);
  if (data === null) return redirect(servicePaths.orders({ service }));
  if (data.curPage !== page)
    return redirect(servicePaths.orders({ service, status, page: data.curPage }));
  return { data };
}
