import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';

/** The types of entries in the history of points, with their names (specification, 4). */
export const pointTypes = { EARN: '적립', USE: '사용', EXPIRED: '소멸' } as const;
export type PointType = keyof typeof pointTypes;
const typeSchema = v.picklist(Object.keys(pointTypes) as PointType[]);

/** A month: `2026-11`. */
const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const readPointTotal = memberEndpoint({
  kind: 'pointTotal',
  path: '/api/point/getTotalAmount',
  summary: 'The points that the member can spend now.',
  answer: v.object({ total: v.number() }),
});

export const listPoints = memberEndpoint({
  kind: 'pointList',
  path: '/api/point/getList',
  summary: 'What happened to the member’s points, the newest first.',
  input: v.object({
    /** Default: all types. */
    type: v.optional(typeSchema),
    ...pagingText,
  }),
  answer: pageOf(
    v.object({
      pointIdx: v.string(),
      type: typeSchema,
      /** Always positive; `type` tells whether the points were added or taken away. */
      amount: v.number(),
      on: daySchema,
      /** Why the points were given, or what they were spent on, in words for customers. */
      text: v.string(),
      /** The day on which these points expire; null for points that never expire, and for other types than EARN. */
      expiresOn: v.nullable(daySchema),
      /** The request that the points were spent on; null for other types than USE. */
      ordNbr: v.nullable(idxSchema),
    }),
  ),
  envelope: 'result',
});

export const listPointMonths = memberEndpoint({
  kind: 'pointMonths',
  path: '/api/point/getMonthList',
  summary: 'Points earned, spent and expired in each of the last twelve months, this one last.',
  answer: v.object({
    months: v.array(
      v.object({ month: monthSchema, earned: v.number(), used: v.number(), expired: v.number() }),
    ),
  }),
});

export const readPointExpiry = memberEndpoint({
  kind: 'pointExpiry',
  path: '/api/point/getExpireExpectAmount',
  summary: 'How many of the member’s points expire next, and when.',
  answer: v.object({
    /** How many points expire on `expiresOn`; 0 and null if none will. */
    total: v.number(),
    expiresOn: v.nullable(daySchema),
    /** Whether that is within ninety days, so that `listPointExpiries` has entries. */
    soon: v.optional(v.boolean()),
  }),
});

export const listPointExpiries = memberEndpoint({
  kind: 'pointExpiryList',
  path: '/api/point/getExpireExpectList',
  summary: 'The member’s points that expire in the next ninety days, the first first.',
  input: v.object(pagingText),
  answer: pageOf(v.object({ amount: v.number(), expiresOn: daySchema, text: v.string() })),
  envelope: 'result',
});
