import { readUsage, listUsage, referenceBoards, type OwnedProduct } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes, type Call } from '../../route.ts';
import { contractsOf, isPaidMonthly } from '../contract-payment/contracts.ts';
import { faqsOfModel } from '../faq/repository.ts';
import { productsOf } from '../owned-product/registry.ts';
import { postsOfModel } from '../reference/repository.ts';
import { findRegistering } from '../registration/replacing.ts';
import { usagesOf } from './usages-of.ts';

type ByMember = Call<typeof readUsage>;

/** The usage info of a member's products, collected from several modules. */
export const usage = routes('usage', [], async (app, parts) => {
  const { db, clock } = parts;

  /** The member's products; none without a customer number. */
  const own = async ({ request, member: { userIdx } }: ByMember) =>
    userIdx === null ? [] : productsOf(parts, request.log, userIdx);

  /** The contracts of these products. @throws AppError ERR_UNAVAILABLE */
  const contractsFor = async ({ member }: ByMember, products: readonly OwnedProduct[]) =>
    products.some(isPaidMonthly) ? (await contractsOf(parts, member)).billed : [];

  route(app, readUsage, async ({ productIdx }, call) => {
    const all = await own(call);
    const found = all.filter((one) => one.productIdx === productIdx);
    const contracts = { own: all, billed: await contractsFor(call, found) };
    const [shown] = await usagesOf(parts, call.member, found, contracts);
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

  route(app, listUsage, async ({ orderKind }, call) => {
    const all = await own(call);
    const products = all.filter((one) => orderKind === undefined || one.orderKind === orderKind);
    const billed = await contractsFor(call, products).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      call.request.log.warn({ err: error.cause }, 'products are told without their contracts');
      return null;
    });
    return {
      productList: await usagesOf(parts, call.member, products, {
        own: all,
        billed: billed ?? [],
      }),
      contractsUnknown: billed === null,
      registering: orderKind === '1' ? [] : await findRegistering(db, call.member.memberId),
    };
  });
});
