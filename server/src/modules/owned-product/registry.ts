import type { OwnedProduct, ProductCode } from '@portal/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import {
  askedAt,
  findOwnedProduct,
  findOwnedProducts,
  keepProducts,
  noteAsked,
} from './repository.ts';

/** The service is asked about a customer no more often than this. */
const ASKED_EVERY_MS = 60_000;

/**
 * All products of a customer number, as the membership service has them now. Where it does not answer, what
 * is known from before is.
 * @throws AppError ERR_UNAVAILABLE where it has never answered
 */
export async function productsOf(
  { db, membership, clock }: Parts,
  log: FastifyBaseLogger,
  userIdx: string,
  product?: ProductCode,
): Promise<OwnedProduct[]> {
  const now = clock.now().getTime();
  const last = await askedAt(db, userIdx);
  if (last === null || now - last >= ASKED_EVERY_MS)
    try {
      await keepProducts(db, userIdx, await membership.products(userIdx), now);
    } catch (error) {
      if (!(error instanceof AppError) || last === null) throw error;
      log.warn({ err: error.cause }, 'products are answered as they were known');
      // The next call does not wait for the service again.
      await noteAsked(db, userIdx, now);
    }
  return findOwnedProducts(db, userIdx, product);
}

/**
 * The product that a form names; null where it names none.
 * @throws AppError ERR_INVALID_INPUT at `productIdx` unless it is this customer number's
 */
export async function chosenProduct(
  db: Db,
  userIdx: string | null,
  productIdx: string | undefined,
): Promise<OwnedProduct | null> {
  if (productIdx === undefined) return null;
  const product = userIdx === null ? null : await findOwnedProduct(db, userIdx, productIdx);
  if (!product)
    throw new AppError('ERR_INVALID_INPUT', {
      fields: { productIdx: '사용 중인 제품에서 다시 골라 주세요.' },
    });
  return product;
}
