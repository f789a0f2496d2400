import {
  serviceNames,
  serviceProducts,
  type AnswerOf,
  type getUsageInfo,
  type OwnedProduct,
  type ServiceKind,
} from '@portal/contract';
import type { Db } from '../../db/database.ts';
import type { Member } from '../member/rules.ts';
import { materialsOf } from '../service-quote/materials.ts';
import { unverifiedRefusal } from './file-order.ts';
import { refuseMembership } from './membership.ts';

const NO_SEATS = '온라인으로 바꿀 수 있는 시트가 없는 모델입니다. 고객센터로 전화해 주세요.';

/**
 * The services for products of this group, each with the reason why it cannot be requested for this product; null if it can.
 */
export function servicesOf(
  db: Db,
  member: Member,
  product: OwnedProduct,
): Promise<AnswerOf<typeof getUsageInfo>['services']> {
  const services = (Object.keys(serviceNames) as ServiceKind[]).filter((service) =>
    serviceProducts[service].some((group) => group === product.product),
  );
  return Promise.all(
    services.map(async (service) => {
      if (service === 'w_filter')
        return { service, refusal: await refuseMembership(db, member, product) };
      const seats = service === 'seat' ? await materialsOf(db, product) : null;
      const refusal = unverifiedRefusal(product);
      return { service, refusal: seats?.checkReplacement === 'N' ? NO_SEATS : refusal };
    }),
  );
}
