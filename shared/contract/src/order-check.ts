import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { lineInput } from './free-text.ts';
import { phone010Input } from './phone.ts';
import { orderSummarySchema, serviceOrderSchema } from './service-order.ts';

/** Who looks a request up without an account, as they said when they filed it. */
export const orderCheckFields = {
  userName: lineInput(2, 30),
  userPhone: phone010Input,
};
/** Stands for a request in a guest's hands: signed, and of use with its name and phone alone. */
const encSeqSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

export const lookUpOrders = endpoint({
  kind: 'checkOrders',
  method: 'POST',
  reads: true,
  path: '/api/customer/afterService',
  overlay: 'serviceList',
  summary:
    'Looks requests up by name and phone; a wrong name, a wrong phone and none at all answer alike.',
  input: v.object({
    /** Default: all, so that a guest who looks at each spends one of few tries. */
    service: v.optional(orderSummarySchema.entries.service),
    ...orderCheckFields,
  }),
  answer: v.object({
    /** The newest twenty; nothing in them is personal. */
    list: v.array(v.object({ ...orderSummarySchema.entries, encSeq: encSeqSchema })),
  }),
  envelope: 'result',
});

export const lookUpOrder = endpoint({
  kind: 'checkOrder',
  method: 'POST',
  reads: true,
  path: '/api/customer/afterService/{encSeq}',
  overlay: 'orderInfo',
  summary: 'A request that was looked up by name and phone, masked.',
  input: v.object({ encSeq: encSeqSchema, ...orderCheckFields }),
  answer: serviceOrderSchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});
