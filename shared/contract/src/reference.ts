import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { daySchema, idxSchema, pageOf, pagingInput, searchInput } from './list.ts';
import { fileUrlSchema, downloadFileSchema } from './download-file.ts';
import { productSchema } from './product.ts';

/** The boards of reference posts, and their numbers. */
export const referenceBoards = { video: '21', manual: '22', download: '23' } as const;
const boardSchema = v.picklist(Object.values(referenceBoards));

const videoSchema = v.object({
  src: fileUrlSchema,
  poster: fileUrlSchema,
  /** WebVTT in Korean. */
  captions: fileUrlSchema,
  durationSeconds: v.number(),
  width: v.number(),
  height: v.number(),
});

const summaryFields = {
  bbsIdx: idxSchema,
  product: productSchema,
  type: v.string(),
  subject: v.string(),
  /** The models that a manual is for; empty for other posts. */
  model: v.string(),
  /** The beginning of the post as plain text, for lists. */
  excerpt: v.optional(v.string(), ''),
  publishedOn: daySchema,
  video: v.nullable(videoSchema),
  files: v.array(downloadFileSchema),
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

export const downloadTypeNames = { emi: '전자파 시험', app: '앱', fonts: '글꼴' } as const;

export const listReferences = endpoint({
  kind: 'referenceList',
  content: true,
  reads: true,
  path: '/api/customer/selectReferenceList',
  summary: 'Posts of a reference board (videos, manuals, downloads), the newest first.',
  input: v.object({
    bbsCode: boardSchema,
    /** Posts that are common to all products are included. */
    product: v.optional(v.picklist(['bf', 'l', 'w', 'o'])),
    /** `all`, or one of the board's types. */
    type: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,30}$/)), 'all'),
    /** Model number, such as `HB-700`: only posts about that model are listed. Default: posts about all models. */
    goodsCd: v.optional(v.pipe(v.string(), v.maxLength(40))),
    searchStr: searchInput,
    ...pagingInput,
  }),
  answer: pageOf(referenceSummarySchema),
  envelope: 'result',
});

export const readReference = endpoint({
  kind: 'referenceDetail',
  content: true,
  path: '/api/customer/selectReferenceDetail',
  summary: 'One post of a reference board.',
  input: v.object({ bbsIdx: idxSchema }),
  answer: referenceSchema,
  errors: ['ERR_NOT_FOUND'],
});
