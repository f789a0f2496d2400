import type { Contract } from '@portal/contract';
import { api, type LoadContext } from '@portal/host';

/** The member's contracts, and the chosen one: the one in the address, or the only one. */
export async function contractsIn(
  query: LoadContext['query'],
  custCode: string | null,
): Promise<{ contracts: Contract[]; chosen: Contract | null }> {
  const { contractList: contracts } = await query(api.listContracts, {});
  const [first] = contracts;
  const chosen =
    custCode === null && contracts.length === 1
      ? (first ?? null)
      : (contracts.find((one) => one.custCode === custCode) ?? null);
  return { contracts, chosen };
}
