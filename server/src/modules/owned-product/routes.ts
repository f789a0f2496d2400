import { checkPurchases, listOwnedProducts, type ProductCode } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS, type Call } from '../../route.ts';
import { productsOf } from './registry.ts';

type ByMember = Call<typeof checkPurchases>;

export const ownedProduct = fp<Parts>(
  async (app, parts) => {
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
  },
  { name: 'owned-product', dependencies: ROUTE_PLUGINS },
);
