import type { OwnedProduct, ProductCode } from '@portal/contract';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Parts, Store } from '../../parts.ts';
import {
  askedAt,
  findOwnedProduct,
  findOwnedProducts,
  keepProducts,
  setAskedAt,
} from './repository.ts';

/** We ask the service about a customer at most this often. */
const ASKED_EVERY_MS = 60_000;

/**
 * All products of a customer number as the membership service has them now or, if it does not answer, as it last had
 * them.
 * @throws AppError ERR_UNAVAILABLE if it has never answered
 */
export async function productsOf(
  { db, membership, clock, cipher }: Pick<Parts, 'db' | 'membership' | 'clock' | 'cipher'>,
  log: FastifyBaseLogger,
  userIdx: string,
  product?: ProductCode,
): Promise<OwnedProduct[]> {
  const now = clock.now().getTime();
  const last = await askedAt(db, userIdx);
  if (last === null || now - last >= ASKED_EVERY_MS)
    try {
      await keepProducts({ db, cipher }, userIdx, await membership.products(userIdx), now);
    } catch (error) {
      if (!(error instanceof AppError) || last === null) throw error;
      log.warn({ err: error.cause }, 'products are answered as they were known');
      // So that the next calls do not wait for the service again.
      await setAskedAt(db, userIdx, now);
    }
  return findOwnedProducts({ db, cipher }, userIdx, product);
}

/**
 * The product that a form names, null if it names none.
 * @throws AppError ERR_INVALID_INPUT at `productIdx` unless the product belongs to this customer number
 */
export async function chosenProduct(
  store: Store,
  userIdx: string | null,
  productIdx: string | undefined,
): Promise<OwnedProduct | null> {
  if (productIdx === undefined) return null;
  const product = userIdx === null ? null : await findOwnedProduct(store, userIdx, productIdx);
  if (!product)
    throw new AppError('ERR_INVALID_INPUT', {
      fields: { productIdx: '사용 중인 제품에서 다시 골라 주세요.' },
    });
  return product;
}
