import { regionNames, type RegionCode } from '@portal/format';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countSchema, daySchema, idxSchema, searchInput } from './list.ts';
import { productSchema } from './product.ts';

/** What a showroom shows, by the product groups' codes. */
export const channelTypes = ['bf', 'l', 'w'] as const;
const channelSchema = v.picklist(channelTypes);

/** `10:30` in Seoul. */
export const timeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const regionSchema = v.picklist(
  Object.keys(regionNames) as RegionCode[],
  '지역을 다시 골라 주세요.',
);

/** When a showroom is open. */
const hoursSchema = v.object({
  /** Days of the week from Sunday, 0; one that is absent is closed. */
  weekly: v.array(v.object({ day: v.number(), open: timeSchema, close: timeSchema })),
  /** Days of the next months on which it is closed beside that, and why. */
  closed: v.array(v.object({ day: daySchema, reason: v.string() })),
});
export type ShowroomHours = v.InferOutput<typeof hoursSchema>;

const summaryFields = {
  bbsIdx: idxSchema,
  name: v.string(),
  sido: regionSchema,
  gu: v.string(),
  addr: v.string(),
  /** Degrees, WGS 84. */
  lat: v.number(),
  lng: v.number(),
  phone: v.string(),
  shows: v.array(channelSchema),
  hours: hoursSchema,
};
const showroomSummarySchema = v.object(summaryFields);
export type ShowroomSummary = v.InferOutput<typeof showroomSummarySchema>;

export const getRegion = endpoint({
  kind: 'showroomRegions',
  method: 'POST',
  reads: true,
  path: '/api/showroom/getRegion',
  summary: 'The regions that have showrooms, with their districts.',
  input: v.object({}),
  answer: v.object({
    list: v.array(
      v.object({
        sido: regionSchema,
        /** The region's short name: 서울. */
        name: v.string(),
        count: v.number(),
        gu: v.array(v.object({ name: v.string(), count: v.number() })),
      }),
    ),
  }),
  envelope: 'data',
});

export const getAllStore = endpoint({
  kind: 'showroomList',
  method: 'GET',
  path: '/api/showroom/getAllStore',
  summary: 'Showrooms by region, words and what they show, by region and name.',
  input: v.object({
    sido: v.optional(regionSchema),
    /** A district of `sido`. */
    gu: v.optional(v.pipe(v.string(), v.maxLength(20))),
    /** Matches name, address and the way there. */
    searchTxt: searchInput,
    channelType: v.optional(channelSchema),
    /** The first and the last to answer, counted from 0: all of the country's by default, because near ones are sorted in the browser. */
    firstLimitIndex: v.optional(countSchema(0, 100_000), 0),
    lastLimitIndex: v.optional(countSchema(0, 100_000), 199),
  }),
  answer: v.object({ list: v.array(showroomSummarySchema), total: v.number() }),
  envelope: 'data',
});

const showroomSchema = v.object({
  ...summaryFields,
  parking: v.string(),
  /** How to get there by public transport, a line each. */
  transit: v.array(v.string()),
  /** Models that can be tried. */
  models: v.array(v.object({ goodsCd: v.string(), goodsName: v.string(), product: productSchema })),
  pictures: v.array(
    v.object({ url: v.string(), alt: v.string(), width: v.number(), height: v.number() }),
  ),
  /** What is worth knowing before a visit; empty for nothing. */
  note: v.string(),
});
export type Showroom = v.InferOutput<typeof showroomSchema>;

export const getShowroomInfo = endpoint({
  kind: 'showroom',
  method: 'GET',
  path: '/api/showroom/getShowroomInfo',
  summary: 'One showroom.',
  input: v.object({ bbsIdx: idxSchema }),
  answer: showroomSchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});
