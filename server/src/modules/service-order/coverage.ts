import { coverageOf, type Coverage, type OwnedProduct } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../member/rules.ts';
import { findMonths } from '../product/repository.ts';
import { daysLeft, warrantyOf } from '../product/warranty.ts';

declare module '../../parts.ts' {
  interface Parts {
    /** The last day of the contract of a member's product; null if there is none of theirs, or it is unknown. */
    contractUntil(
      parts: Pick<Parts, 'billing'>,
      member: Member,
      product: OwnedProduct,
    ): Promise<string | null>;
  }
}

/** What covers a product on a day. @param contractLast the last day of its contract, null if unknown (`contractUntil`) */
export async function coverageOn(
  db: Db,
  product: Pick<OwnedProduct, 'goodsCd' | 'installedOn' | 'orderKind'>,
  contractLast: string | null,
  on: string,
): Promise<Coverage> {
  const { goodsCd, installedOn, orderKind } = product;
  const months = await findMonths(db, [goodsCd]);
  const warranty = warrantyOf(installedOn, on, months.get(goodsCd)?.warranty);
  const contract =
    contractLast === null ? null : { until: contractLast, daysLeft: daysLeft(on, contractLast) };
  return coverageOf({ orderKind, contract, warranty }, on);
}
