import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema, pageOf, pagingInput, searchInput } from './list.ts';
import { productSchema } from './product.ts';

/** Boards that keep reference posts, by their number. */
export const referenceBoards = { video: '21', manual: '22' } as const;
const boardSchema = v.picklist(Object.values(referenceBoards));

/** A path of this portal that a file is served at. */
const fileUrl = v.pipe(v.string(), v.regex(/^\/api\/media\/[\w./-]+$/));

const videoSchema = v.object({
  src: fileUrl,
  poster: fileUrl,
  /** WebVTT in Korean. */
  captions: fileUrl,
  durationSeconds: v.number(),
  width: v.number(),
  height: v.number(),
});

const fileSchema = v.object({
  url: fileUrl,
  /** The name the file is saved under. */
  name: v.string(),
  mime: v.string(),
  bytes: v.number(),
  /** Only for documents. */
  pages: v.nullable(v.number()),
});
export type ReferenceFile = v.InferOutput<typeof fileSchema>;

const summaryFields = {
  bbsIdx: idxSchema,
  product: productSchema,
  type: v.string(),
  subject: v.string(),
  /** Model names a manual is for; empty elsewhere. */
  model: v.string(),
  publishedOn: daySchema,
  video: v.nullable(videoSchema),
  files: v.array(fileSchema),
};
const referenceSummarySchema = v.object(summaryFields);
export type ReferenceSummary = v.InferOutput<typeof referenceSummarySchema>;

const referenceSchema = v.object({
  ...summaryFields,
  bbsCode: boardSchema,
  /** Sanitised by the server; the browser sanitises it again before it is shown. */
  html: v.string(),
});
export type Reference = v.InferOutput<typeof referenceSchema>;

export const selectReferenceList = endpoint({
  kind: 'referenceList',
  method: 'POST',
  path: '/api/customer/selectReferenceList',
  summary: 'Posts of a reference board (videos, manuals), the newest first.',
  input: v.object({
    bbsCode: boardSchema,
    product: v.optional(v.picklist(['bf', 'l', 'w', 'o'])),
    /** `all`, or the board's own type. */
    type: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/)), 'all'),
    searchStr: searchInput,
    ...pagingInput,
  }),
  answer: pageOf(referenceSummarySchema),
  envelope: 'result',
  errors: ['ERR_INVALID_INPUT'],
});

export const selectReferenceDetail = endpoint({
  kind: 'referenceDetail',
  method: 'GET',
  path: '/api/customer/selectReferenceDetail',
  summary: 'One post of a reference board.',
  input: v.object({ bbsIdx: idxSchema }),
  answer: referenceSchema,
  envelope: 'data',
  errors: ['ERR_INVALID_INPUT', 'ERR_NOT_FOUND'],
});
