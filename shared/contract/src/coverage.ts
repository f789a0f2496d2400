import * as v from 'valibot';
import { daySchema } from './list.ts';

/**
 * What covers the repair of a fault in normal use: the rental contract, the warranty, or nothing any more. `until` is its
 * last day; null while the contract's is unknown, as when a relative holds it.
 */
export const coverageSchema = v.object({
  by: v.nullable(v.picklist(['contract', 'warranty'])),
  until: v.nullable(daySchema),
  /**
   * The last day of the warranty of earlier work, if that covers a fault that came back, whatever `by` says; null or absent if
   * not.
   */
  work: v.optional(v.nullable(daySchema)),
});
export type Coverage = v.InferOutput<typeof coverageSchema>;

/** The last day of a contract or a warranty, and the days to it; 0 afterwards. */
interface Term {
  until: string;
  daysLeft: number;
}

/** What covers a product. @param on the day that counts; default: today, from which `daysLeft` is counted */
export function coverageOf(
  {
    orderKind,
    contract,
    warranty,
  }: { orderKind: '0' | '1'; contract: Term | null; warranty: Term },
  on?: string,
): Coverage {
  const lasts = ({ until, daysLeft }: Term) => (on === undefined ? daysLeft > 0 : until >= on);
  if (orderKind === '1' && contract === null) return { by: 'contract', until: null };
  if (contract !== null && lasts(contract) && contract.until >= warranty.until)
    return { by: 'contract', until: contract.until };
  return { by: lasts(warranty) ? 'warranty' : null, until: warranty.until };
}
