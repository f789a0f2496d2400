import { isVisit, serviceOfType } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { orderOf } from '../../order/queries.ts';
import { servicePaths } from '../../paths.ts';

/** The filed request with everything that was entered or, for a membership, its summary. */
export async function load({ params, query }: LoadContext<typeof servicePaths.result>) {
  const { orderType, ordNbr } = params;
  const service = serviceOfType(orderType);
  if (ordNbr === null) return redirect(servicePaths.orders());
  if (isVisit(service))
    return { data: { service, order: await orderOf(query, service, ordNbr), membership: null } };
  const { memberships } = await query(api.readMembershipOffers, {});
  const membership = memberships.find((one) => one.ordNbr === ordNbr) ?? null;
  return { data: { service, order: null, membership } };
}
