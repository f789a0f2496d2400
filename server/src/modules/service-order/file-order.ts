import {
  orderTypeOf,
  quoteOf,
  serviceProducts,
  serviceStatusName,
  type OrderReceipt,
  type OwnedProduct,
  type Price,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { contactIn } from '../member/contact.ts';
import type { Member } from '../member/rules.ts';
import { chosenProduct } from '../owned-product/registry.ts';
import { claimPhotos } from '../photo/repository.ts';
import { checkPlace } from '../service-quote/places.ts';
import { fingerprintOf, once } from '../submission/once.ts';
import { photoOwner } from '../submission/submitted.ts';
import { nothingElse, type Entered } from './entered.ts';
import { addOrder, lockMember, pointsSpent } from './repository.ts';
import { filedAs } from './rules.ts';

/** Input of every request for a service. */
interface Sent {
  productIdx: string;
  visitOn?: string;
  custName?: string | undefined;
  phoneNum?: string | undefined;
  zonecode: string;
  addr: string;
  addrDetail: string;
  consentMarketing?: 'Y' | 'N';
  usePoint?: number;
  photos?: string[];
}

/** A service's plan for its input: the price, and the entries that only this service has. */
interface Planned {
  price: Price;
  more?: Partial<Entered>;
}
export type ServedProduct = OwnedProduct & { product: ServiceProduct };

/** Why no service at all can be requested for this product, in words for customers; null if its usage is verified. */
export const unverifiedRefusal = ({ verified }: Pick<OwnedProduct, 'verified'>): string | null =>
  verified
    ? null
    : '사용 정보가 확인된 제품만 신청할 수 있습니다. 제품 사용 정보를 먼저 확인해 주세요.';

/** The product, if this service can be requested for it online. @throws AppError ERR_INVALID_INPUT at `productIdx` */
export function servedProduct(
  service: ServiceKind,
  product: OwnedProduct | null,
  phone: string,
): ServedProduct {
  const group = serviceProducts[service].find((each) => each === product?.product);
  if (!product || group === undefined)
    throw fieldError(
      'productIdx',
      `온라인으로 접수할 수 없는 제품입니다. 고객센터 ${phone}로 전화해 주세요.`,
    );
  const refusal = unverifiedRefusal(product);
  if (refusal !== null) throw fieldError('productIdx', refusal);
  return { ...product, product: group };
}

/**
 * Files a member's request, with its product, photos, points and quote, once per key and in one transaction. Requests of
 * one member wait for each other, so that no point is spent twice.
 * @param plan prices the request, and refuses what its service does not allow
 * @throws AppError ERR_KEY_REUSED, ERR_INVALID_INPUT, ERR_PHOTO_GONE, ERR_POINT_SHORT; what `plan` throws
 */
export async function fileOrder(
  { db, secrets, clock, company, membership }: Parts,
  sent: {
    kind: string;
    service: ServiceKind;
    key: string;
    input: Sent;
    member: Member;
    siteType: SiteType;
  },
  plan: (product: ServedProduct, transaction: Db) => Planned | Promise<Planned>,
): Promise<OrderReceipt> {
  const { kind, service, key, input, member, siteType } = sent;
  const { memberId, userIdx } = member;
  const { usePoint = 0, visitOn = null, photos = [], consentMarketing = 'N' } = input;
  const now = clock.now().getTime();
  const receivedOn = clock.today();
  // Fetched before the transaction, which must not wait for anything outside.
  const given = usePoint > 0 && userIdx !== null ? await membership.points(userIdx) : 0;
  const fingerprint = fingerprintOf(secrets.key, input);
  return once(db, { memberId, kind, key, fingerprint, now }, async (transaction) => {
    await lockMember(transaction, memberId);
    const owned = await chosenProduct(transaction, secrets.cipher, userIdx, input.productIdx);
    const product = servedProduct(service, owned, company.phones.main);
    checkPlace('addr', input.addr);
    const { price, more } = await plan(product, transaction);
    const quote = quoteOf(price, { consentMarketing, usePoint });
    if (quote.point > 0 && quote.point > given - (await pointsSpent(transaction, memberId)))
      throw new AppError('ERR_POINT_SHORT');
    const status = filedAs(service, quote.payable);
    const { zonecode, addr, addrDetail } = input;
    const entered: Entered = {
      ...nothingElse,
      ...contactIn(input, member),
      place: { zonecode, addr, addrDetail },
      consentMarketing,
      ...more,
    };
    const ordNbr = await addOrder(
      transaction,
      secrets.cipher,
      {
        memberId,
        service,
        product: product.product,
        productIdx: product.productIdx,
        goodsName: product.goodsName,
        status,
        receivedOn,
        visitOn,
        entered,
        quote,
        siteType,
      },
      { at: now, by: 'customer', note: '' },
    );
    await claimPhotos(transaction, memberId, photos, photoOwner('service_order', ordNbr));
    return {
      ordNbr,
      service,
      orderType: orderTypeOf(service, product.product),
      status,
      statusName: serviceStatusName(service, status),
      receivedOn,
      visitOn,
      payable: quote.payable,
    };
  });
}
