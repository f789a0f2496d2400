import { redirect, type LoadContext } from '@portal/host';
import { orderOf } from '../../order/queries.ts';
import { servicePaths } from '../../paths.ts';

export async function load({ params, query }: LoadContext<typeof servicePaths.order>) {
  const { service, id } = params;
  if (id === null) return redirect(servicePaths.orders({ service }));
  return { data: { id, order: await orderOf(query, service, id) } };
}
