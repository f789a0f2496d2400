import { checkPurchases, getMyAllProductList, type ProductCode } from '@portal/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { route } from '../../route.ts';
import type { Membership } from '../member/membership.ts';
import { memberOf } from '../session/sessions.ts';
import { productsOf } from './registry.ts';

interface Parts {
  db: Db;
  membership: Membership;
  clock: Clock;
}

export const ownedProduct = fp<Parts>(
  async (app, parts) => {
    /** A member without a customer number has none. */
    async function own(request: FastifyRequest, product?: ProductCode) {
      const { userIdx } = memberOf(request);
      return userIdx === null ? [] : productsOf({ ...parts, log: request.log }, userIdx, product);
    }

    route(app, getMyAllProductList, async ({ product }, request) => ({
      productList: await own(request, product),
    }));

    route(app, checkPurchases, async (_, request) => {
      const products = new Set((await own(request)).map(({ product }) => product));
      return { purchased: products.size > 0, products: [...products] };
    });
  },
  { name: 'owned-product', dependencies: ['failures', 'headers', 'sessions'] },
);
