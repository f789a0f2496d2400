import {
  isVisit,
  pointsProblem,
  quoteOf,
  type Filed,
  type OrderReceipt,
  type OwnedProduct,
  type ServiceKind,
} from '@portal/contract';
import type { SiteType } from '@portal/format';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { contactIn } from '../member/contact.ts';
import type { Member } from '../member/rules.ts';
import { chosenProduct } from '../owned-product/registry.ts';
import { findOwnedProduct } from '../owned-product/repository.ts';
import { claimPhotos } from '../photo/repository.ts';
import { checkDay } from '../service-quote/days.ts';
import { checkPlace } from '../service-quote/places.ts';
import { readTariff } from '../service-quote/tariff.ts';
import { fingerprintOf, once } from '../submission/once.ts';
import { photoOwner } from '../submission/submitted.ts';
import { nothingElse, type Entered } from './views/entered.ts';
import { addOrder, findOrder, lockMember, pointsSpent, receiptOf } from './repository.ts';
import { filedAs, servedGroup, unverifiedRefusal } from './rules.ts';
import { services, type ServedProduct } from './service.ts';
import { tellOfOrder } from './tell.ts';
import { placeVisits, zonesOf } from './windows/place-visits.ts';

/** The product, if this service can be requested for it online. @throws AppError ERR_INVALID_INPUT at `productIdx` */
export function servedProduct(
  service: ServiceKind,
  product: OwnedProduct | null,
  phone: string,
): ServedProduct {
  const group = product ? servedGroup(service, product) : undefined;
  if (!product || group === undefined)
    throw fieldError(
      'productIdx',
      `온라인으로 접수할 수 없는 제품입니다. 고객센터 ${phone}번으로 전화해 주세요.`,
    );
  const refusal = unverifiedRefusal(product);
  if (refusal !== null) throw fieldError('productIdx', refusal);
  return { ...product, product: group };
}

/**
 * Files a member's request, with its product, photos, points and quote, once per key and in one transaction. Requests of
 * one member wait for each other, so that no point is spent twice.
 * @throws AppError ERR_KEY_REUSED, ERR_INVALID_INPUT, ERR_PHOTO_GONE, ERR_POINT_SHORT
 */
export async function fileOrder(
  parts: Parts,
  sent: {
    kind: string;
    service: ServiceKind;
    key: string;
    input: Filed;
    member: Member;
    siteType: SiteType;
  },
): Promise<OrderReceipt> {
  const { db, cipher, secretKey, clock, company, membership } = parts;
  const { kind, service, key, input, member, siteType } = sent;
  const { memberId, userIdx } = member;
  const { usePoint = 0, visitOn = null, secondOn = null, visitWindow, secondWindow } = input;
  const { photos = [], consentMarketing = 'N' } = input;
  const { plan, refusals, isApart, asksForContract = false } = services[service];
  const now = clock.now().getTime();
  const receivedOn = clock.today();
  const { holidays } = company.schedule;
  // Fetched before the transaction, which must not wait for anything outside.
  const given = usePoint > 0 && userIdx !== null ? await membership.points(userIdx) : 0;
  const asked =
    asksForContract && userIdx !== null
      ? await findOwnedProduct(parts, userIdx, input.productIdx)
      : null;
  const contractLast = asked && (await parts.contractUntil(parts, member, asked));
  const fingerprint = fingerprintOf(secretKey, input);
  return once(db, { memberId, kind, key, fingerprint, now }, async (transaction) => {
    const store = { db: transaction, cipher };
    await lockMember(transaction, memberId);
    const owned = await chosenProduct(store, userIdx, input.productIdx);
    const product = servedProduct(service, owned, company.phones.main);
    checkPlace('addr', input.addr);
    const [refusal = null] = (await refusals?.({ ...store, clock }, member, [product])) ?? [];
    if (refusal !== null) throw fieldError('productIdx', refusal);
    const visit = { product: product.product, today: receivedOn, holidays, apart: false };
    const days = isVisit(service) ? { ...visit, service } : null;
    if (days && visitOn !== null) checkDay('visitOn', days, visitOn);
    const tariff = await readTariff(transaction);
    const {
      price,
      more,
      againOf = null,
    } = await plan(input, {
      db: transaction,
      memberId,
      today: receivedOn,
      product,
      tariff,
      contractLast,
    });
    if (days && visitOn !== null && secondOn !== null)
      checkDay(
        'secondOn',
        { ...days, firstOn: visitOn, apart: isApart?.(input) ?? false },
        secondOn,
      );
    const quote = quoteOf(price, { consentMarketing, usePoint });
    if (quote.point > 0 && quote.point > given - (await pointsSpent(transaction, memberId)))
      throw new AppError('ERR_POINT_SHORT');
    const problem = pointsProblem(quote.point, quote.total, quote.total);
    if (problem !== null && quote.point > 0) throw fieldError('usePoint', problem);
    const status = filedAs(service, quote.payable);
    const { zonecode, addr, addrDetail } = input;
    const entered: Entered = {
      ...nothingElse,
      ...contactIn(input, member),
      place: { zonecode, addr, addrDetail },
      consentMarketing,
      secondOn,
      ...more,
    };
    const { product: group, productIdx, goodsName } = product;
    const ordered = { service, product: group, productIdx, goodsName, visitOn, entered, quote };
    const order = { memberId, status, receivedOn, siteType, againOf, ...ordered };
    const filed = { at: now, status, by: 'customer', note: '' } as const;
    const ordNbr = await addOrder(store, order, filed);
    const stored = await findOrder(transaction, ordNbr);
    if (!stored) throw new Error('the request was not stored');
    const windows = { visitWindow, secondWindow };
    const row = { ...stored, ...(await placeVisits(store, stored, zonesOf(entered), windows)) };
    await tellOfOrder(store, row, filed);
    await claimPhotos(transaction, memberId, photos, photoOwner('service_order', ordNbr));
    return receiptOf(row);
  });
}
