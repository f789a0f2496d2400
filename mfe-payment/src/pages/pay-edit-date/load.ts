import type { LoadContext } from '@portal/host';
import { api } from '../../api.ts';
import { changeIn } from '../../change/load.ts';
import { contractsIn } from '../../contract/load.ts';
import type { paymentPaths } from '../../paths.ts';

/** A change that was asked for; or the contracts, and of the chosen one the days that it can have. */
export async function load({ params, query }: LoadContext<typeof paymentPaths.payDate>) {
  const { change, custCode } = params;
  if (change !== null)
    return { data: { is: 'change' as const, change: await changeIn(query, change) } };
  const { contracts, chosen } = await contractsIn(query, custCode);
  if (!chosen) return { data: { is: 'contracts' as const, contracts } };
  const detail = await query(api.paymentDetail, { id: chosen.custCode });
  return { data: { is: 'days' as const, detail, alone: contracts.length === 1 } };
}
