import type { OwnedProduct, Usage } from '@portal/contract';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { contractsOf, isPaidMonthly, type DatedContract } from '../contract-payment/contracts.ts';
import type { Member } from '../member/rules.ts';
import { productsOf } from '../owned-product/registry.ts';
import { usagesOf } from './usages-of.ts';

/** The member's products; none without a customer number. @throws AppError ERR_UNAVAILABLE */
export const ownProducts = async (parts: Parts, log: FastifyBaseLogger, { userIdx }: Member) =>
  userIdx === null ? [] : productsOf(parts, log, userIdx);

/** The contracts of these products. @throws AppError ERR_UNAVAILABLE */
export const contractsFor = async (
  parts: Parts,
  member: Member,
  products: readonly OwnedProduct[],
): Promise<DatedContract[]> =>
  products.some(isPaidMonthly) ? (await contractsOf(parts, member)).billed : [];

/**
 * The member's products with their usage, the newest first and no more than `most`. If the billing system does not answer,
 * `contractsUnknown` is true and the products come without their contracts. @throws AppError ERR_UNAVAILABLE
 */
export async function usageList(
  parts: Parts,
  log: FastifyBaseLogger,
  member: Member,
  { orderKind, most }: { orderKind?: '0' | '1' | undefined; most?: number },
): Promise<{ productList: Usage[]; contractsUnknown: boolean }> {
  const own = await ownProducts(parts, log, member);
  const products = own
    .filter((one) => orderKind === undefined || one.orderKind === orderKind)
    .slice(0, most);
  const billed = await contractsFor(parts, member, products).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error.cause }, 'products are told without their contracts');
    return null;
  });
  return {
    productList: await usagesOf(parts, member, products, { own, billed: billed ?? [] }),
    contractsUnknown: billed === null,
  };
}
