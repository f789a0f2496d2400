import * as v from 'valibot';
import { priceSchema } from './cost.ts';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { dayInput, idxSchema } from './list.ts';
import {
  byPoints,
  cancel,
  detail,
  listOf,
  orderReceiptSchema,
  ordersStale,
} from './service-order.ts';
import { placeFields, serviceFields, usePointInput, windowInput } from './service-request.ts';
import { services, type Service, type VisitKind } from './service.ts';

// The calls of a service that asks for no more than a product, a place and its days. The specification names those of some
// services; the others are named by their codes.

const pathOf = (service: VisitKind, what: string) => `/api/service/${service}/${what}` as const;

export const listVisits = <S extends VisitKind>(service: S) =>
  memberEndpoint({
    ...listOf(service),
    kind: `${service}List` as const,
    path: pathOf(service, 'list'),
    summary: `The member’s requests for ${service}, the newest first.`,
  });

export const readVisit = <S extends VisitKind>(service: S) =>
  memberEndpoint({
    ...detail,
    kind: `${service}Info` as const,
    path: pathOf(service, 'info'),
    summary: `One of the member’s requests for ${service}.`,
    input: v.object({ ordNbr: idxSchema }),
  });

export const cancelVisit = <S extends VisitKind>(service: S) =>
  memberEndpoint({
    ...cancel,
    kind: `${service}Cancel` as const,
    path: pathOf(service, 'cancel'),
    summary: `Cancels a request for ${service} that is not confirmed yet.`,
    input: v.object({ ordNbr: idxSchema }),
  });

/** Null for a service that is not paid before its visit. */
export const payVisitByPoints = <S extends VisitKind>(service: S) => {
  const { paid }: Service = services[service];
  if (paid !== 'before') return null;
  return memberEndpoint({
    ...byPoints,
    kind: `${service}PointPay` as const,
    path: pathOf(service, 'pay-by-points'),
    summary: `Pays a request for ${service} that waits for its payment wholly with points.`,
  });
};

export const quoteVisit = <S extends VisitKind>(service: S) =>
  endpoint({
    kind: `${service}Price` as const,
    path: pathOf(service, 'price'),
    summary: `What ${service} costs for a product group.`,
    input: v.object({ product: v.picklist(services[service].products) }),
    answer: priceSchema,
  });

/** The fields of a form that asks for a product, a place and its days. */
function fieldsOf(service: VisitKind) {
  const { days, paid }: Service = services[service];
  const common = { ...serviceFields, ...placeFields };
  const payable = { ...common, usePoint: usePointInput };
  if (days?.second)
    return v.object({
      ...(paid === 'before' ? payable : common),
      secondOn: dayInput,
      secondWindow: windowInput,
    });
  return v.object(paid === 'before' ? payable : common);
}

export const fileVisit = <S extends VisitKind>(service: S) =>
  memberEndpoint({
    kind: `${service}Order` as const,
    path: pathOf(service, 'order'),
    keyed: true,
    invalidates: ordersStale,
    summary: `Files a request for ${service}.`,
    input: fieldsOf(service),
    answer: orderReceiptSchema,
    errors: ['ERR_POINT_SHORT', 'ERR_WINDOW_FULL'],
  });

/** The calls of one service, with their kinds. */
export type VisitCall<S extends VisitKind> =
  | ReturnType<typeof listVisits<S>>
  | ReturnType<typeof readVisit<S>>
  | ReturnType<typeof cancelVisit<S>>
  | NonNullable<ReturnType<typeof payVisitByPoints<S>>>
  | ReturnType<typeof quoteVisit<S>>
  | ReturnType<typeof fileVisit<S>>;
