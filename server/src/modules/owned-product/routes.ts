import { checkPurchases, listOwnedProducts, type ProductCode } from '@portal/contract';
import { route, routes, type Call } from '../../route.ts';
import { productsOf } from './registry.ts';

type ByMember = Call<typeof checkPurchases>;

export const ownedProduct = routes('owned-product', [], async (app, parts) => {
  /** A member without a customer number has no products. */
  const own = async ({ request, member: { userIdx } }: ByMember, product?: ProductCode) =>
    userIdx === null ? [] : productsOf(parts, request.log, userIdx, product);

  route(app, listOwnedProducts, async ({ product }, call) => ({
    productList: await own(call, product),
  }));

  route(app, checkPurchases, async (_, call) => {
    const products = new Set((await own(call)).map(({ product }) => product));
    return { purchased: products.size > 0, products: [...products] };
  });
});
