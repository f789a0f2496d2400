import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { inquiryFields } from './fields/inquiry.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { photoSchema } from './photo.ts';
import { receiptSchema } from './submission.ts';

/** States of an inquiry by their codes (specification, 4); the filter's -1 asks for all. */
export const inquiryStateNames = { '0': '답변 대기', '1': '답변 완료' } as const;

export const fileInquiry = memberEndpoint({
  kind: 'insertQna',
  path: '/api/customer/insertQna',
  sends: 'multipart',
  keyed: true,
  invalidates: ['qnaList'],
  summary: 'Receives a 1:1 inquiry; sent again with its key, it keeps its number.',
  input: v.object(inquiryFields),
  answer: receiptSchema,
  envelope: 'result',
  errors: ['ERR_PHOTO_GONE'],
});

const summaryFields = {
  bbsIdx: idxSchema,
  groups: inquiryFields.groups,
  title: v.string(),
  state: v.picklist(['0', '1']),
  receivedOn: daySchema,
};

export const listInquiries = memberEndpoint({
  kind: 'qnaList',
  path: '/api/myinfo/selectQnaList',
  summary: 'The member’s inquiries, the newest first.',
  input: v.object({ state: v.optional(v.picklist(['-1', '0', '1']), '-1'), ...pagingText }),
  answer: pageOf(v.object(summaryFields)),
  envelope: 'result',
});

const inquirySchema = v.object({
  ...summaryFields,
  userIdx: v.nullable(idxSchema),
  writeUser: v.string(),
  /** The product that the inquiry is about; null if none. The member may no longer have it. */
  productIdx: v.nullable(idxSchema),
  goodsName: v.nullable(v.string()),
  /** Plain text. */
  text: v.string(),
  photos: v.array(photoSchema),
  answerBy: daySchema,
  answer: v.nullable(v.object({ text: v.string(), answeredOn: daySchema })),
});
export type Inquiry = v.InferOutput<typeof inquirySchema>;

export const readInquiry = memberEndpoint({
  kind: 'qnaDetail',
  path: '/api/myinfo/selectQnaDetail',
  summary: 'One inquiry; only the member who wrote it may read it.',
  input: v.object({ idx: idxSchema }),
  answer: inquirySchema,
  envelope: 'result',
  errors: ['ERR_NOT_FOUND'],
});

export const deleteInquiry = memberEndpoint({
  kind: 'deleteQna',
  path: '/api/customer/deleteQna',
  changes: true,
  invalidates: ['qnaList', 'qnaDetail'],
  summary:
    'Removes one of the member’s inquiries, and deletes its photos; the law keeps the text (KEPT_YEARS).',
  input: v.object({ idx: idxSchema }),
  answer: v.object({ deleted: v.literal(true) }),
  envelope: 'result',
  errors: ['ERR_NOT_FOUND'],
});
