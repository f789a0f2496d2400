import { readMembershipOffers, type fileMembership, type ParsedInputOf } from '@portal/contract';
import { route } from '../../../route.ts';
import { productsOf } from '../../owned-product/registry.ts';
import { earlyEnd, filtersOf } from '../../service-quote/filters.ts';
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
  plan: ({ terms }) => ({ price: membershipPrice(terms), more: { terms } }),
  refusals: refuseMemberships,
  routes(app, parts) {
    const { db } = parts;
    route(app, readMembershipOffers, async (_, { request, member }) => {
      const { memberId, userIdx } = member;
      const own = userIdx === null ? [] : await productsOf(parts, request.log, userIdx, 'w');
      const refusals = await refuseMemberships(db, member, own);
      const purifiers = own.map(async ({ productIdx, goodsName, goodsCd }, i) => {
        const filters = await filtersOf(db, goodsCd);
        const refusal = refusals[i] ?? null;
        return { productIdx, goodsName, refusal, filters, example: earlyEnd(filters) };
      });
      const { list } = await findOrders(db, memberId, 'w_filter', MEMBERSHIPS);
      const memberships = await summariesOf(parts, list);
      return { purifiers: await Promise.all(purifiers), memberships };
    });
  },
  demo: () => ({ terms: 1 }),
};
