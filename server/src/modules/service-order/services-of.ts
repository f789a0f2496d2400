import {
  serviceKinds,
  services as table,
  type AnswerOf,
  type OwnedProduct,
  type readUsage,
  type ServiceKind,
} from '@portal/contract';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { islandRefusal, unverifiedRefusal } from './rules.ts';
import { services } from './service.ts';

type Services = AnswerOf<typeof readUsage>['services'];

const isFor = (service: ServiceKind, { product }: OwnedProduct) =>
  table[service].products.some((group) => group === product);

/**
 * For each product the services for products of its group, each with the reason why it cannot be requested for this product;
 * null if it can. The number of queries does not grow with the number of products.
 */
export async function servicesOf(
  parts: Pick<Parts, 'db' | 'cipher' | 'clock'>,
  member: Member,
  products: readonly OwnedProduct[],
): Promise<Services[]> {
  const asked = serviceKinds.map(async (service) => {
    const own = products.filter((product) => isFor(service, product));
    const { refusals } = services[service];
    const reasons =
      refusals && own.length > 0
        ? await refusals(parts, member, own)
        : own.map((product) => unverifiedRefusal(product));
    return {
      service,
      refusals: new Map(own.map((product, i) => [product, reasons[i] ?? islandRefusal(product)])),
    };
  });
  const answers = await Promise.all(asked);
  return products.map((product) =>
    answers.flatMap(({ service, refusals }) => {
      const refusal = refusals.get(product);
      return refusal === undefined ? [] : [{ service, refusal }];
    }),
  );
}
