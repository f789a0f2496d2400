import type { LoadContext } from '@portal/host';
import { api } from '../../api.ts';
import { changeIn } from '../../change/load.ts';
import { contractsIn } from '../../contract/load.ts';
import type { paymentPaths } from '../../paths.ts';

/** A change that was asked for; or the contracts, and how the chosen one is paid. */
export async function load({ params, query }: LoadContext<typeof paymentPaths.payMethod>) {
  const { change, custCode } = params;
  if (change !== null)
    return { data: { is: 'change' as const, change: await changeIn(query, change) } };
  const { contracts, chosen } = await contractsIn(query, custCode);
  if (!chosen) return { data: { is: 'contracts' as const, contracts } };
  const info = await query(api.paymentInfo, { custCode: chosen.custCode });
  return { data: { is: 'method' as const, info, alone: contracts.length === 1 } };
}
