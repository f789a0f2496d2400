import * as v from 'valibot';
import { daySchema } from './list.ts';

/** A filter that a membership supplies. */
export const suppliedSchema = v.object({
  name: v.string(),
  /** Won for one piece. */
  price: v.number(),
  everyMonths: v.number(),
});

/** An early end after this many months: filters supplied, fees paid, and the penalty. */
export const earlyEndSchema = v.object({
  months: v.number(),
  supplied: v.number(),
  paid: v.number(),
  penalty: v.number(),
});

export const membershipPaidBySchema = v.picklist(['contract', 'asked']);

/** How a membership stands today. */
export const membershipStandingSchema = v.object({
  /** Won a month, and over all months of the term. */
  fee: v.number(),
  months: v.number(),
  total: v.number(),
  /** Null for a request that was filed before the portal recorded it. */
  paidBy: v.nullable(membershipPaidBySchema),
  /** The day on which the first filter was sent; null until then. */
  startedOn: v.nullable(daySchema),
  endsOn: v.nullable(daySchema),
  /** The filters that are sent next; null before the first, after the last, and where the filters are unknown. */
  next: v.nullable(v.object({ on: daySchema, names: v.array(v.string()) })),
  /** What an end today would cost; null outside the term, and where the filters are unknown. */
  earlyEnd: v.nullable(earlyEndSchema),
});
export type MembershipStanding = v.InferOutput<typeof membershipStandingSchema>;
