import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dayInput, daySchema } from './list.ts';
import { visitKinds } from './service.ts';

const servedProductSchema = v.picklist(['bf', 'l', 'w', 'o']);

/** The days that a customer can choose from. */
export const calendarSchema = v.object({
  /** Today in Seoul, by the server's clock. */
  from: daySchema,
  /** The last day of the calendar. */
  to: daySchema,
  /** The first open day; null if all days are closed. */
  firstOpen: v.nullable(daySchema),
  /** The first day that can still be moved online once it is booked; absent where that is not told. */
  movableFrom: v.optional(daySchema),
  /** The closed days from `from` to `to`, with the reason in words for customers. All other days are open. */
  closed: v.array(v.object({ day: daySchema, reason: v.string() })),
  /** The windows in the order of the day, each with the days on which it is full; absent where a day has none, or no postcode was asked for. */
  windows: v.optional(v.array(v.object({ window: v.string(), full: v.array(daySchema) }))),
});

export const listServiceDays = endpoint({
  kind: 'erpHoliday',
  reads: true,
  path: '/api/customerHelp/findErpHoliday',
  summary: 'The days on which the company can visit the customer, and why the others are closed.',
  input: v.object({
    holidayType: v.picklist([...visitKinds, 'delivery']),
    product: servedProductSchema,
    /** The day of pickup or of disassembly; it asks for the second day of the service. */
    firstOn: v.optional(dayInput),
    /** Addresses of pickup and installation: different regions are seven days apart. */
    fromAddr: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    /** The postcode of the visit: days on which all its windows are full are closed. */
    zonecode: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
    toAddr: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  answer: calendarSchema,
});
