import { readOverview, type AnswerOf } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { nextWithdrawal } from '../contract-payment/contracts.ts';
import { countUnanswered } from '../inquiry/repository.ts';
import { findToSendAgain } from '../registration/replacing.ts';
import { findNextVisit } from '../service-order/all-orders.ts';
import { draftOwners } from '../submission/draft/owner.ts';
import { listDrafts } from '../submission/draft/repository.ts';
import { usageList } from '../usage/usage-list.ts';
import { inTime } from './in-time.ts';
import { deliveriesOf, nextShowroomVisit, NO_DELIVERIES } from './to-come.ts';
import { pointsToExpire, unpaidOf } from './to-do.ts';

/** How long we wait for each part of the overview. */
const PATIENCE_MS = 3_000;

type Part = AnswerOf<typeof readOverview>['unavailable'][number];
/** How many products an overview tells of. */
const MOST_PRODUCTS = 10;
const NOTHING_UNPAID = { orders: [], bills: { count: 0, amount: 0 } };

/**
 * The overview: what happens next, and what the member has to do. The parts are loaded at the same time, and one failing part
 * does not affect the others.
 */
export const overview = routes('overview', [], async (app, parts) => {
  const { db, clock } = parts;
  const ownerOf = draftOwners(parts);

  route(app, readOverview, async ({ with: more }, { request, member }) => {
    const { memberId } = member;
    const unavailable: Part[] = [];
    const part = async <T, N>(
      name: Part | 'products',
      none: N,
      work: Promise<T>,
    ): Promise<T | N> => {
      try {
        return await inTime(PATIENCE_MS, work);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.log.warn({ err: error.cause ?? error, part: name }, 'a part is unavailable');
        if (name !== 'products') unavailable.push(name);
        return none;
      }
    };
    const ownProducts = async () => ({
      products: (await usageList(parts, request.log, member, { most: MOST_PRODUCTS })).productList,
    });
    const [
      visit,
      deliveries,
      showroom,
      withdrawal,
      points,
      unpaid,
      inquiries,
      toSendAgain,
      drafts,
      asked,
    ] = await Promise.all([
      part('visit', null, findNextVisit(parts, memberId)),
      part('delivery', NO_DELIVERIES, deliveriesOf(parts, member)),
      part('showroom', null, nextShowroomVisit(parts, member)),
      part('withdrawal', null, nextWithdrawal(parts, member)),
      part('points', null, pointsToExpire(parts, request.log, member)),
      part('unpaid', NOTHING_UNPAID, unpaidOf(parts, member)),
      part('inquiries', 0, countUnanswered(db, memberId)),
      findToSendAgain(db, memberId),
      listDrafts(parts, ownerOf(request, memberId), clock.now().getTime()),
      more === 'products' ? part('products', { products: null }, ownProducts()) : {},
    ]);
    const next = { visit, ...deliveries, showroom, withdrawal, points };
    return { unavailable, ...next, unpaid, inquiries, toSendAgain, drafts, ...asked };
  });
});
