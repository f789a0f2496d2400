import { listUsage, readUsage, referenceBoards } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { faqsOfModel } from '../faq/repository.ts';
import { postsOfModel } from '../reference/repository.ts';
import { findHandovers } from '../owned-product/handovers.ts';
import { findRegistering } from '../registration/replacing.ts';
import { contractsFor, ownProducts, usageList } from './usage-list.ts';
import { usagesOf } from './usages-of.ts';

/** The usage info of a member's products, collected from several modules. */
export const usage = routes('usage', [], async (app, parts) => {
  const { db, clock } = parts;

  route(app, readUsage, async ({ productIdx }, { request, member }) => {
    const all = await ownProducts(parts, request.log, member);
    const found = all.filter((one) => one.productIdx === productIdx);
    const contracts = { own: all, billed: await contractsFor(parts, member, found) };
    const [shown] = await usagesOf(parts, member, found, contracts);
    if (!shown) throw new AppError('ERR_NOT_FOUND');
    const { goodsCd } = shown;
    const today = clock.today();
    return {
      ...shown,
      manuals: await postsOfModel(db, referenceBoards.manual, goodsCd, today),
      videos: await postsOfModel(db, referenceBoards.video, goodsCd, today),
      faqs: await faqsOfModel(db, goodsCd, today),
    };
  });

  route(app, listUsage, async ({ orderKind }, { request, member }) => ({
    ...(await usageList(parts, request.log, member, { orderKind })),
    registering: orderKind === '1' ? [] : await findRegistering(db, member.memberId),
    handedOver: await findHandovers(db, member.memberId, clock.today()),
  }));
});
