import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { nameInput } from './free-text.ts';
import { phone010Input } from './phone.ts';
import { linkTokenSchema } from './message-link.ts';
import { orderSummarySchema, serviceOrderSchema } from './service-order.ts';

/** What a guest enters to look a request up, as it was filed. */
export const orderCheckFields = {
  userName: nameInput,
  userPhone: phone010Input,
};
/** Identifies a request for a guest. It is signed, and useless without the request's name and phone. */
export const encSeqSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

export const lookUpOrders = endpoint({
  kind: 'checkOrders',
  reads: true,
  path: '/api/customer/afterService',
  overlay: 'serviceList',
  summary:
    'Looks requests up by name and phone; a wrong name, a wrong phone and none at all answer alike.',
  input: v.object({
    /** Default: all services, because a guest has few tries. */
    service: v.optional(orderSummarySchema.entries.service),
    ...orderCheckFields,
  }),
  answer: v.object({
    /** The newest twenty, without personal data. */
    list: v.array(v.object({ ...orderSummarySchema.entries, encSeq: encSeqSchema })),
  }),
  envelope: 'result',
});

export const lookUpOrder = endpoint({
  kind: 'checkOrder',
  reads: true,
  path: '/api/customer/afterService/{encSeq}',
  overlay: 'orderInfo',
  summary: 'A request that was looked up by name and phone, masked.',
  input: v.object({ encSeq: encSeqSchema, ...orderCheckFields }),
  answer: serviceOrderSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const openOrderLink = endpoint({
  kind: 'openOrderLink',
  reads: true,
  path: '/api/customer/orderLink',
  summary: 'The request that a message links to, masked as a look-up shows it.',
  input: v.object({
    /** Signed for one request and the numbers that it was sent under. */
    token: linkTokenSchema,
  }),
  answer: serviceOrderSchema,
  errors: ['ERR_NOT_FOUND'],
});
