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

/** A visit or an installation among others. Its day and its hours, `09:00~12:00`, are null where it has none. */
interface Due {
  on: string | null;
  hours?: string | null | undefined;
  /** It is due today, its hours are over, and nobody is on the way. */
  over?: boolean | undefined;
  coming?: Coming | null | undefined;
}

/** Whether the hours of a visit of today are over and nobody is on the way. @param time the time in Seoul: `14:20` */
export const areHoursOver = ({ hours, coming }: Due, time: string): boolean => {
  const [, end] = hours?.split('~') ?? [];
  if (!coming?.today || end === undefined || end > time) return false;
  return coming.arrival === null || coming.arrival.minutes === 0;
};

/**
 * A text to sort by: whoever is on the way now, then by day and hours. Of one day those without hours come after those with, and
 * those whose hours are over come last.
 */
export const soonness = ({ on, hours, over = false, coming }: Due): string =>
  coming?.arrival && !over
    ? `0 ${coming.arrival.time}`
    : `1 ${on ?? '9999'} ${over ? 1 : 0} ${hours ?? '99'}`;
