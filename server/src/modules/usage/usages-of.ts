import type { OwnedProduct, Usage } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import { isPaidMonthly, type DatedContract } from '../contract-payment/contracts.ts';
import { withdrawalsFrom } from '../contract-payment/withdrawals.ts';
import type { Member } from '../member/rules.ts';
import { findMonths } from '../product/repository.ts';
import { daysLeft, warrantyOf } from '../product/warranty.ts';
import { servicesOf } from '../service-order/services-of.ts';
import { nextCare } from './rules.ts';

/**
 * The usage info of products: warranty, contract, next care visit, and which services can be requested.
 * @param own all products of the member: a contract may be for several
 */
export async function usagesOf(
  { db, cipher, clock, company }: Pick<Parts, 'db' | 'cipher' | 'clock' | 'company'>,
  member: Member,
  products: readonly OwnedProduct[],
  { own, billed }: { own: readonly OwnedProduct[]; billed: readonly DatedContract[] },
): Promise<Usage[]> {
  const today = clock.today();
  const { holidays } = company.schedule;
  const { nextTwo } = withdrawalsFrom(today, holidays);
  const months = await findMonths(
    db,
    products.map(({ goodsCd }) => goodsCd),
  );

  function contractFor(product: OwnedProduct): Usage['contract'] {
    const found = billed.find(({ ordNo }) => ordNo === product.ordNo);
    if (!found || !isPaidMonthly(product)) return null;
    const { custCode, monthly, payDay, payDayIn, until } = found;
    const [next] = nextTwo(payDayIn);
    const left = daysLeft(today, until);
    const together = own.filter((one) => isPaidMonthly(one) && one.ordNo === product.ordNo).length;
    return {
      custCode,
      monthly,
      products: together,
      payDay,
      withdrawOn: next.day,
      until,
      daysLeft: left,
    };
  }

  const services = await servicesOf({ db, cipher, clock }, member, products);
  return products.map((product, i) => {
    const { goodsCd, installedOn, orderKind } = product;
    const { warranty, care = null } = months.get(goodsCd) ?? {};
    return {
      ...product,
      warranty: warrantyOf(installedOn, today, warranty),
      contract: contractFor(product),
      care:
        orderKind === '1' && care !== null ? nextCare(installedOn, care, today, holidays) : null,
      services: services[i] ?? [],
    };
  });
}
