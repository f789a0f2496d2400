import { regionNames, type RegionCode } from '@portal/format';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { countSchema, daySchema, idxSchema, searchInput } from './list.ts';
import { productSchema } from './product.ts';

/** Product groups that showrooms can have on display. */
export const channelTypes = ['bf', 'l', 'w'] as const;
const channelSchema = v.picklist(channelTypes);

/** A time of day in Seoul: `10:30`. */
export const timeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const regionSchema = v.picklist(
  Object.keys(regionNames) as RegionCode[],
  '지역을 다시 골라 주세요.',
);

const hoursSchema = v.object({
  /** `day` is the day of the week; Sunday is 0. On days that are absent the showroom is closed. */
  weekly: v.array(v.object({ day: v.number(), open: timeSchema, close: timeSchema })),
  /** Other days in the next three months on which it is closed, with the reason in words for customers. */
  closed: v.array(v.object({ day: daySchema, reason: v.string() })),
});
export type ShowroomHours = v.InferOutput<typeof hoursSchema>;

const summaryFields = {
  bbsIdx: idxSchema,
  name: v.string(),
  sido: regionSchema,
  gu: v.string(),
  addr: v.string(),
  /** Latitude and longitude in degrees (WGS 84). */
  lat: v.number(),
  lng: v.number(),
  phone: v.string(),
  shows: v.array(channelSchema),
  hours: hoursSchema,
};
const showroomSummarySchema = v.object(summaryFields);
export type ShowroomSummary = v.InferOutput<typeof showroomSummarySchema>;

export const listShowroomRegions = endpoint({
  kind: 'showroomRegions',
  content: true,
  reads: true,
  path: '/api/showroom/getRegion',
  summary: 'The regions that have showrooms, with their districts.',
  answer: v.object({
    list: v.array(
      v.object({
        sido: regionSchema,
        /** The short name of the region: 서울. */
        name: v.string(),
        count: v.number(),
        gu: v.array(v.object({ name: v.string(), count: v.number() })),
      }),
    ),
  }),
});

export const listShowrooms = endpoint({
  kind: 'showroomList',
  path: '/api/showroom/getAllStore',
  summary: 'Showrooms by region, words and what they show, by region and name.',
  input: v.object({
    sido: v.optional(regionSchema),
    /** A district of the region `sido`. */
    gu: v.optional(v.pipe(v.string(), v.maxLength(20))),
    /** Words to find in name, address and directions. */
    searchTxt: searchInput,
    channelType: v.optional(channelSchema),
    /**
     * Indexes of the first and last showroom to return, from 0. The default returns all: the browser sorts them by distance.
     */
    firstLimitIndex: v.optional(countSchema(0, 100_000), 0),
    lastLimitIndex: v.optional(countSchema(0, 100_000), 199),
  }),
  answer: v.object({ list: v.array(showroomSummarySchema), total: v.number() }),
});

const showroomSchema = v.object({
  ...summaryFields,
  parking: v.string(),
  /** Directions by public transport, one per line. */
  transit: v.array(v.string()),
  models: v.array(v.object({ goodsCd: v.string(), goodsName: v.string(), product: productSchema })),
  pictures: v.array(
    v.object({ url: v.string(), alt: v.string(), width: v.number(), height: v.number() }),
  ),
  /** What customers should know before they come; may be empty. */
  note: v.string(),
});
export type Showroom = v.InferOutput<typeof showroomSchema>;

export const readShowroom = endpoint({
  kind: 'showroom',
  path: '/api/showroom/getShowroomInfo',
  summary: 'One showroom.',
  input: v.object({ bbsIdx: idxSchema }),
  answer: showroomSchema,
  errors: ['ERR_NOT_FOUND'],
});
