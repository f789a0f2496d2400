import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';

/** What happened to points, by the codes of the list's filter (specification, 4). */
export const pointTypes = { EARN: '적립', USE: '사용', EXPIRED: '소멸' } as const;
export type PointType = keyof typeof pointTypes;
const typeSchema = v.picklist(Object.keys(pointTypes) as PointType[]);

/** `2026-11`. */
const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const getTotalAmount = endpoint({
  kind: 'pointTotal',
  method: 'GET',
  path: '/api/point/getTotalAmount',
  audience: 'member',
  summary: 'The points that the member can spend now.',
  input: v.object({}),
  answer: v.object({ total: v.number() }),
  envelope: 'data',
});

export const getPointList = endpoint({
  kind: 'pointList',
  method: 'GET',
  path: '/api/point/getList',
  audience: 'member',
  summary: 'What happened to the member’s points, the newest first.',
  input: v.object({
    /** Default: all. */
    type: v.optional(typeSchema),
    ...pagingText,
  }),
  answer: pageOf(
    v.object({
      pointIdx: v.string(),
      type: typeSchema,
      /** Above 0; the type says whether they came or went. */
      amount: v.number(),
      on: daySchema,
      /** In words for customers: what they were given for or spent on. */
      text: v.string(),
      /** The day on which earned points expire; null for what was spent or has expired. */
      expiresOn: v.nullable(daySchema),
      /** The request that they were spent on; null for others. */
      ordNbr: v.nullable(idxSchema),
    }),
  ),
  envelope: 'result',
});

export const getPointMonths = endpoint({
  kind: 'pointMonths',
  method: 'GET',
  path: '/api/point/getMonthList',
  audience: 'member',
  summary: 'Points earned, spent and expired in each of the last twelve months, this one last.',
  input: v.object({}),
  answer: v.object({
    months: v.array(
      v.object({ month: monthSchema, earned: v.number(), used: v.number(), expired: v.number() }),
    ),
  }),
  envelope: 'data',
});

export const getExpireExpectAmount = endpoint({
  kind: 'pointExpiry',
  method: 'GET',
  path: '/api/point/getExpireExpectAmount',
  audience: 'member',
  summary: 'How many of the member’s points expire next, and when.',
  input: v.object({}),
  answer: v.object({
    /** Points that expire on that day; 0 where none ever will. */
    total: v.number(),
    expiresOn: v.nullable(daySchema),
  }),
  envelope: 'data',
});

export const getExpireExpectList = endpoint({
  kind: 'pointExpiryList',
  method: 'GET',
  path: '/api/point/getExpireExpectList',
  audience: 'member',
  summary: 'The member’s points that expire in the next ninety days, the first first.',
  input: v.object(pagingText),
  answer: pageOf(v.object({ amount: v.number(), expiresOn: daySchema, text: v.string() })),
  envelope: 'result',
});
