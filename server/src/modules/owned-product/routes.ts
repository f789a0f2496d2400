import { checkPurchases, getMyAllProductList, type ProductCode } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { route, type Call } from '../../route.ts';
import type { Membership } from '../member/membership.ts';
import { productsOf } from './registry.ts';

interface Parts {
  db: Db;
  membership: Membership;
  clock: Clock;
}

type ByMember = Call<typeof checkPurchases>;

export const ownedProduct = fp<Parts>(
  async (app, parts) => {
    /** A member without a customer number has none. */
    const own = async ({ request, member: { userIdx } }: ByMember, product?: ProductCode) =>
      userIdx === null ? [] : productsOf({ ...parts, log: request.log }, userIdx, product);

    route(app, getMyAllProductList, async ({ product }, call) => ({
      productList: await own(call, product),
    }));

    route(app, checkPurchases, async (_, call) => {
      const products = new Set((await own(call)).map(({ product }) => product));
      return { purchased: products.size > 0, products: [...products] };
    });
  },
  { name: 'owned-product', dependencies: ['failures', 'headers', 'sessions'] },
);
