import {
  membershipTerms,
  readMembershipOffers,
  type fileMembership,
  type ParsedInputOf,
} from '@portal/contract';
import { route } from '../../../route.ts';
import { productsOf } from '../../owned-product/registry.ts';
import { earlyEnd, filtersOf, membershipPaidBy } from '../../service-quote/filters.ts';
import { membershipPrice } from '../../service-quote/prices.ts';
import { refuseMemberships } from '../membership.ts';
import { findOrders } from '../repository.ts';
import type { Service } from '../service.ts';
import { summariesOf } from '../views/summaries.ts';

declare module '../service.ts' {
  interface Services {
    w_filter: typeof service;
  }
}

/** All of a member's memberships: nobody has more purifiers. */
const MEMBERSHIPS = { curPage: 1, pageSize: 50 };

export const service: Service<ParsedInputOf<typeof fileMembership>> = {
  async plan({ terms, consentTerms }, { db, product }) {
    const offer = {
      filters: await filtersOf(db, product.goodsCd),
      paidBy: membershipPaidBy(product),
      consentTerms: consentTerms === 'Y' ? membershipTerms.version : null,
    };
    return { price: membershipPrice(terms), more: { terms, offer } };
  },
  refusals: refuseMemberships,
  routes(app, parts) {
    const { db } = parts;
    route(app, readMembershipOffers, async (_, { request, member }) => {
      const { memberId, userIdx } = member;
      const own = userIdx === null ? [] : await productsOf(parts, request.log, userIdx, 'w');
      const refusals = await refuseMemberships(parts, member, own);
      const purifiers = own.map(async (product, i) => {
        const { productIdx, goodsName } = product;
        const filters = await filtersOf(db, product.goodsCd);
        return {
          productIdx,
          goodsName,
          refusal: refusals[i] ?? null,
          filters,
          example: earlyEnd(filters),
          paidBy: membershipPaidBy(product),
        };
      });
      const { list } = await findOrders(db, memberId, 'w_filter', MEMBERSHIPS);
      const memberships = await summariesOf(parts, list);
      return { purifiers: await Promise.all(purifiers), memberships };
    });
  },
  demo: () => ({ terms: 1, consentTerms: 'Y' }),
};
