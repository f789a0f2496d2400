import { getUsageInfo, referenceBoards, type OwnedProduct } from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { contractsOf } from '../contract-payment/contracts.ts';
import { withdrawalsFrom } from '../contract-payment/withdrawals.ts';
import { faqsOfModel } from '../faq/repository.ts';
import type { Member } from '../member/rules.ts';
import { productsOf } from '../owned-product/registry.ts';
import { findMonths } from '../product/repository.ts';
import { postsOfModel } from '../reference/repository.ts';
import { servicesOf } from '../service-order/services-of.ts';
import { nextCare, warrantyOf } from './rules.ts';

/** Everything about one of a member's products, put together from the modules that know it. */
export const usage = fp<Parts>(
  async (app, parts) => {
    const { db, clock, company } = parts;
    const { holidays } = company.schedule;

    /** What the member pays for a product by the month; null where nothing is, or a relative does. */
    const contractFor = async (member: Member, { ordNo }: OwnedProduct) => {
      const { billed } = await contractsOf(parts, member);
      const found = billed.find((contract) => contract.ordNo === ordNo);
      if (!found) return null;
      const { custCode, monthly, payDay, until } = found;
      const [next] = withdrawalsFrom(clock.today(), holidays).nextTwo(payDay);
      if (!next) throw new Error('there is always a next withdrawal');
      return { custCode, monthly, payDay, withdrawOn: next.day, until };
    };

    route(app, getUsageInfo, async ({ productIdx }, { request, member }) => {
      const { userIdx } = member;
      const own = userIdx === null ? [] : await productsOf(parts, request.log, userIdx);
      const product = own.find((one) => one.productIdx === productIdx);
      if (!product) throw new AppError('ERR_NOT_FOUND');
      const { goodsCd, installedOn } = product;
      const today = clock.today();
      const months = await findMonths(db, goodsCd);
      const isRented = product.orderKind === '1';
      return {
        ...product,
        warranty: warrantyOf(installedOn, today, months?.warranty),
        contract: isRented && product.contractHolder ? await contractFor(member, product) : null,
        care: isRented && months?.care ? nextCare(installedOn, months.care, today, holidays) : null,
        manuals: await postsOfModel(db, referenceBoards.manual, goodsCd, today),
        videos: await postsOfModel(db, referenceBoards.video, goodsCd, today),
        faqs: await faqsOfModel(db, goodsCd, today),
        services: await servicesOf(db, member, product),
      };
    });
  },
  { name: 'usage', dependencies: ROUTE_PLUGINS },
);
