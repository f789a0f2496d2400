import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { praisedFields, voiceFields } from './fields/voice.ts';
import { countSchema, dayInput, daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { photoSchema } from './photo.ts';
import { receiptSchema } from './submission.ts';

const received = {
  keyed: true,
  overlay: 'complaint',
  invalidates: ['vocList'],
  answer: receiptSchema,
  errors: ['ERR_MS_6002', 'ERR_PHOTO_GONE'],
} as const;

export const fileVoice = memberEndpoint({
  ...received,
  kind: 'submitVoc',
  path: '/api/bbs/formmail/voc',
  summary: 'Receives praise, discontent or a suggestion, up to the daily limit.',
  input: v.object({
    bbsCode: v.literal('37'),
    receptionType: v.picklist(['1', '2', '3']),
    ...voiceFields,
    ...praisedFields,
  }),
});

export const filePetition = memberEndpoint({
  ...received,
  kind: 'submitSinmungo',
  path: '/api/bbs/formmail/sinmungo',
  summary: 'Receives a petition to the management; it counts towards the same daily limit.',
  input: v.object({
    bbsCode: v.literal('14'),
    receptionType: v.literal('4'),
    ...voiceFields,
  }),
});

const boardSchema = v.picklist(['37', '14']);
const receptionSchema = v.picklist(['1', '2', '3', '4']);
const summaryFields = {
  bbsCode: boardSchema,
  bbsIdx: idxSchema,
  receptionType: receptionSchema,
  title: v.string(),
  state: v.picklist(['0', '1']),
  receivedOn: daySchema,
};

export const listVoices = memberEndpoint({
  kind: 'vocList',
  path: '/api/bbs/formmail/voc/list',
  summary: 'The member’s voices between two days, the newest first.',
  input: v.object({
    fromDate: v.optional(dayInput),
    toDate: v.optional(dayInput),
    searchBbsCode: v.optional(boardSchema),
    receptionType: v.optional(v.pipe(countSchema(1, 4), v.transform(String), receptionSchema)),
    ...pagingText,
  }),
  answer: v.object({
    ...pageOf(v.object(summaryFields)).entries,
    /** Voices that the member may still raise today (`VOICES_A_DAY`). */
    leftToday: v.number(),
  }),
  envelope: 'result',
});

const voiceSchema = v.object({
  ...summaryFields,
  goodsName: v.nullable(v.string()),
  staffName: v.string(),
  place: v.string(),
  /** Plain text. */
  text: v.string(),
  photos: v.array(photoSchema),
  answerBy: daySchema,
  answer: v.nullable(v.object({ text: v.string(), answeredOn: daySchema })),
});
export type Voice = v.InferOutput<typeof voiceSchema>;

export const readVoice = memberEndpoint({
  kind: 'vocDetail',
  path: '/api/bbs/formmail/voc/detail',
  summary: 'One voice; only the member who raised it may read it.',
  input: v.object({ bbsCode: boardSchema, bbsIdx: idxSchema }),
  answer: voiceSchema,
  envelope: 'result',
  errors: ['ERR_NOT_FOUND'],
});
