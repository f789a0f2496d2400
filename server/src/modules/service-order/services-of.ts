import {
  serviceNames,
  serviceProducts,
  type AnswerOf,
  type readUsage,
  type OwnedProduct,
  type ServiceKind,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../member/rules.ts';
import { modelsWithSeats } from '../service-quote/materials.ts';
import { unverifiedRefusal } from './file-order.ts';
import { refuseMemberships } from './membership.ts';

const NO_SEATS = '온라인으로 바꿀 수 있는 시트가 없는 모델입니다. 고객센터로 전화해 주세요.';

type Services = AnswerOf<typeof readUsage>['services'];

const servicesFor = (group: OwnedProduct['product']) =>
  (Object.keys(serviceNames) as ServiceKind[]).filter((service) =>
    serviceProducts[service].some((each) => each === group),
  );

/**
 * For each product the services for products of its group, each with the reason why it cannot be requested for this product;
 * null if it can. The number of queries does not grow with the number of products.
 */
export async function servicesOf(
  db: Db,
  member: Member,
  products: readonly OwnedProduct[],
): Promise<Services[]> {
  const purifiers = products.filter(({ product }) => servicesFor(product).includes('w_filter'));
  const refusals = await refuseMemberships(db, member, purifiers);
  const hasChair = products.some(({ product }) => servicesFor(product).includes('seat'));
  const seated = hasChair ? await modelsWithSeats(db) : new Set();

  function refusalOf(product: OwnedProduct, service: ServiceKind): string | null {
    if (service === 'w_filter') return refusals[purifiers.indexOf(product)] ?? null;
    if (service === 'seat' && !seated.has(product.goodsCd)) return NO_SEATS;
    return unverifiedRefusal(product);
  }
  return products.map((product) =>
    servicesFor(product.product).map((service) => ({
      service,
      refusal: refusalOf(product, service),
    })),
  );
}
