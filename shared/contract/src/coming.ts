import * as v from 'valibot';

/** Who comes to a visit or an installation that stands, and when; in time its page keeps itself up to date by it. */
export const comingSchema = v.object({
  /** Whether that day is today. */
  today: v.boolean(),
  /** The engineer's name; null until one is named for that day. Customers call the company, never the engineer. */
  engineer: v.nullable(v.string()),
  /** The engineer's picture, on the pages that show it beside the name; null if there is none. */
  picture: v.optional(
    v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })),
  ),
  /** When the engineer who has set out arrives: `14:50`, and in how many minutes from now, 0 once it is due. Null before that. */
  arrival: v.nullable(v.object({ time: v.string(), minutes: v.number() })),
});
export type Coming = v.InferOutput<typeof comingSchema>;
