import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { daySchema } from './list.ts';

/** Where calendar apps read a member's dates (RFC 5545); its query has the secret as `key`. */
export const CALENDAR_FEED_PATH = '/api/calendar/dates.ics';

export const readCalendarFeed = memberEndpoint({
  kind: 'calendarFeed',
  path: '/api/myinfo/getCalendarFeed',
  summary: 'Whether the member has a calendar address, and since when.',
  /** The day on which it was made; null if there is none. */
  answer: v.object({ madeOn: v.nullable(daySchema) }),
});

export const makeCalendarFeed = memberEndpoint({
  kind: 'makeCalendarFeed',
  method: 'POST',
  path: '/api/myinfo/makeCalendarFeed',
  invalidates: ['calendarFeed'],
  summary: 'Makes an address at which calendar apps read the member’s dates; an earlier one ends.',
  /** Whoever knows the address reads the dates. It is shown this once. */
  answer: v.object({ address: v.pipe(v.string(), v.url()) }),
});

export const dropCalendarFeed = memberEndpoint({
  kind: 'dropCalendarFeed',
  method: 'POST',
  path: '/api/myinfo/dropCalendarFeed',
  invalidates: ['calendarFeed'],
  summary: 'Ends the member’s calendar address.',
  answer: v.object({ dropped: v.literal(true) }),
});
