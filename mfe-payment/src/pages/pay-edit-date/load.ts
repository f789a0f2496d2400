import { api, type LoadContext } from '@portal/host';
import { contractsIn } from '../../contract/load.ts';
import type { paymentPaths } from '../../paths.ts';

/** The contracts, or the days available to the chosen one. */
export async function load({ params, query }: LoadContext<typeof paymentPaths.payDate>) {
  const { contracts, chosen } = await contractsIn(query, params.custCode);
  if (!chosen) return { data: { is: 'contracts' as const, contracts } };
  const detail = await query(api.readContractPayment, { id: chosen.custCode });
  return { data: { is: 'days' as const, detail, alone: contracts.length === 1 } };
}
