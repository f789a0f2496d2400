import { api, type LoadContext } from '@portal/host';
import { contractsIn } from '../../contract/load.ts';
import type { paymentPaths } from '../../paths.ts';

/** The contracts, or how the chosen one is paid. */
export async function load({ params, query }: LoadContext<typeof paymentPaths.payMethod>) {
  const { contracts, chosen } = await contractsIn(query, params.custCode);
  if (!chosen) return { data: { is: 'contracts' as const, contracts } };
  const info = await query(api.readPaymentMethod, { custCode: chosen.custCode });
  return { data: { is: 'method' as const, info, alone: contracts.length === 1 } };
}
