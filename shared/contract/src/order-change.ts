import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { entranceInput } from './fields/after-service.ts';
import { textInput } from './free-text.ts';
import { calendarSchema } from './holiday.ts';
import { dayInput, daySchema, idxSchema } from './list.ts';
import { encSeqSchema, orderCheckFields } from './order-check.ts';
import { phoneInput } from './phone.ts';
import { windowInput } from './service-request.ts';
import { ordersStale, serviceOrderSchema } from './service-order.ts';

/** The request to change. */
const changed = {
  ordNbr: idxSchema,
  /** Only from a guest: the token of the request, and what the guest entered for the look-up. */
  guest: v.optional(v.object({ encSeq: encSeqSchema, ...orderCheckFields })),
};
/** What a change makes stale. The list of a look-up is not: to load it again counts as a try. */
const invalidates = [...ordersStale, 'checkOrder', 'openOrderLink', 'orderDays'];
const errors = ['ERR_LOGIN_REQUIRED', 'ERR_NOT_CERTIFIED', 'ERR_NOT_FOUND'] as const;

export const readOrderDays = endpoint({
  kind: 'orderDays',
  reads: true,
  personal: true,
  path: '/api/customer/orderDays',
  summary:
    'The days to which a request can be moved, and what the request costs on the chosen one.',
  input: v.object({
    ...changed,
    /** The first day that is chosen; default: the present one. The second day and the cost depend on it. */
    visitOn: v.optional(dayInput),
  }),
  answer: v.object({
    /** Null if the first day cannot be moved online. */
    first: v.nullable(calendarSchema),
    /** Null if the request has no second day, or if it cannot be moved online. */
    second: v.nullable(calendarSchema),
    /** Won that the request costs on its present day, and on the chosen one. */
    cost: v.object({ before: v.number(), after: v.number() }),
  }),
  errors: [...errors, 'ERR_ORDER_CHANGED', 'ERR_ORDER_LATE', 'ERR_PAY_UNDER_WAY'],
});

export const moveOrderDays = endpoint({
  kind: 'moveOrderDays',
  method: 'POST',
  path: '/api/customer/moveOrderDays',
  personal: true,
  invalidates,
  summary: 'Moves the days of a request: a member their own, a guest what a look-up found.',
  input: v.object({
    ...changed,
    /** The days that the customer saw. If they have changed since, the move is refused. */
    seen: v.object({ visitOn: daySchema, secondOn: v.nullable(daySchema) }),
    /** The new days, which are open in orderDays; a day that is missing stays. */
    visitOn: v.optional(dayInput),
    secondOn: v.optional(dayInput),
    /** The windows; default: the present one of a day that stays, of another the first with a place or none. */
    visitWindow: windowInput,
    secondWindow: windowInput,
  }),
  answer: serviceOrderSchema,
  errors: [
    ...errors,
    'ERR_ORDER_CHANGED',
    'ERR_ORDER_LATE',
    'ERR_PAY_UNDER_WAY',
    'ERR_WINDOW_FULL',
  ],
});

export const changeOrderContact = endpoint({
  kind: 'changeOrderContact',
  method: 'POST',
  path: '/api/customer/changeOrderContact',
  personal: true,
  invalidates,
  summary:
    'Changes the phone number, the text and the entrance code of a request until its visit; a new number makes links that were sent before void.',
  input: v.object({
    ...changed,
    phoneNum: v.optional(phoneInput),
    /** Only of a repair, and not from a guest, who cannot read the present text. */
    text: v.optional(textInput(0, 1000)),
    /** How the engineer gets into the building; a guest can replace it without reading it. */
    entrance: v.optional(entranceInput),
  }),
  answer: serviceOrderSchema,
  errors: [...errors, 'ERR_ORDER_CHANGED', 'ERR_PAY_UNDER_WAY'],
});
