import { serviceOfType } from '@portal/contract';
import { redirect, type LoadContext } from '@portal/host';
import { orderOf } from '../../order/queries.ts';
import { servicePaths } from '../../paths.ts';

export async function load({ params, query }: LoadContext<typeof servicePaths.result>) {
  const { orderType, ordNbr } = params;
  const service = serviceOfType(orderType);
  if (ordNbr === null) return redirect(servicePaths.orders());
  return { data: { service, order: await orderOf(query, service, ordNbr) } };
}
