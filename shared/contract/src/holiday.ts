import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dayInput, daySchema } from './list.ts';

const servedProductSchema = v.picklist(['bf', 'l', 'w', 'o']);

/** A calendar to choose a day from. */
export const calendarSchema = v.object({
  /** Today in Seoul, as the server has it. */
  from: daySchema,
  /** The last day that can be chosen. */
  to: daySchema,
  /** The first day that can be chosen; null where none can. */
  firstOpen: v.nullable(daySchema),
  /** Every day between the two that cannot be chosen. All others can. */
  closed: v.array(v.object({ day: daySchema, reason: v.string() })),
});

export const findErpHoliday = endpoint({
  kind: 'erpHoliday',
  method: 'POST',
  reads: true,
  path: '/api/customerHelp/findErpHoliday',
  summary: 'The days on which the company can visit the customer, and why the others are closed.',
  input: v.object({
    holidayType: v.picklist(['after', 'seat', 'transfer', 'assemble_disassemble', 'delivery']),
    product: servedProductSchema,
    /** The day of pickup or of disassembly; it asks for the second day of the service. */
    firstOn: v.optional(dayInput),
    /** Addresses of pickup and installation: different regions are seven days apart. */
    fromAddr: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    toAddr: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  }),
  answer: calendarSchema,
  envelope: 'data',
});
