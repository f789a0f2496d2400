import * as v from 'valibot';
import type { Consent } from './consent.ts';
import { endpoint } from './endpoint.ts';
import { lineInput, textInput } from './free-text.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { photoSchema, photosInput } from './photo.ts';
import { agreed, KEPT_YEARS, receiptSchema, submissionConsent } from './submission.ts';

/** The groups that 1:1 inquiries are filed under. */
export const inquiryGroupNames = {
  product: '제품 사용',
  service: '서비스 접수',
  rental: '렌탈·계약',
  payment: '결제·납부',
  delivery: '배송·설치',
  member: '회원 정보',
  etc: '기타',
} as const;
export type InquiryGroup = keyof typeof inquiryGroupNames;
const groupSchema = v.picklist(
  Object.keys(inquiryGroupNames) as InquiryGroup[],
  '문의 유형을 골라 주세요.',
);

/** States of an inquiry by their codes (specification, 4); the filter's -1 asks for all. */
export const inquiryStateNames = { '0': '답변 대기', '1': '답변 완료' } as const;

/** The fields of an inquiry; each step of the form validates its own part of them. */
export const inquiryFields = {
  groups: groupSchema,
  /** One of the member's own products. */
  productIdx: v.optional(idxSchema),
  title: lineInput(2, 50),
  text: textInput(10, 2000),
  ...photosInput,
  consentPrivacy: agreed,
};

export const inquiryConsent: Consent = {
  ...submissionConsent,
  termIndex: 'consent_inquiry',
  purpose: '문의하신 내용의 확인과 답변',
  details: [
    `문의를 지우시면 목록에서 바로 사라지고 사진은 바로 지웁니다. 글과 답변은 법에 따라 접수한 날부터 ${KEPT_YEARS}년 동안 따로 보관한 뒤 지웁니다.`,
  ],
};

export const insertQna = endpoint({
  kind: 'insertQna',
  method: 'POST',
  path: '/api/customer/insertQna',
  sends: 'multipart',
  keyed: true,
  audience: 'member',
  invalidates: ['qnaList'],
  summary: 'Receives a 1:1 inquiry; sent again with its key, it keeps its number.',
  input: v.object(inquiryFields),
  answer: receiptSchema,
  envelope: 'result',
  errors: ['ERR_PHOTO_GONE'],
});

const summaryFields = {
  bbsIdx: idxSchema,
  groups: groupSchema,
  title: v.string(),
  state: v.picklist(['0', '1']),
  receivedOn: daySchema,
};

export const selectQnaList = endpoint({
  kind: 'qnaList',
  method: 'GET',
  path: '/api/myinfo/selectQnaList',
  audience: 'member',
  summary: 'The member’s inquiries, the newest first.',
  input: v.object({ state: v.optional(v.picklist(['-1', '0', '1']), '-1'), ...pagingText }),
  answer: pageOf(v.object(summaryFields)),
  envelope: 'result',
});

const inquirySchema = v.object({
  ...summaryFields,
  userIdx: v.nullable(idxSchema),
  writeUser: v.string(),
  /** Name of the product it is about; null for none. */
  goodsName: v.nullable(v.string()),
  /** Plain text. */
  text: v.string(),
  photos: v.array(photoSchema),
  answerBy: daySchema,
  answer: v.nullable(v.object({ text: v.string(), answeredOn: daySchema })),
});
export type Inquiry = v.InferOutput<typeof inquirySchema>;

export const selectQnaDetail = endpoint({
  kind: 'qnaDetail',
  method: 'GET',
  path: '/api/myinfo/selectQnaDetail',
  audience: 'member',
  summary: 'One inquiry; only the member who wrote it may read it.',
  input: v.object({ idx: idxSchema }),
  answer: inquirySchema,
  envelope: 'result',
  errors: ['ERR_NOT_FOUND'],
});

export const deleteQna = endpoint({
  kind: 'deleteQna',
  method: 'GET',
  path: '/api/customer/deleteQna',
  audience: 'member',
  changes: true,
  invalidates: ['qnaList', 'qnaDetail'],
  summary:
    'Removes one of the member’s inquiries, and deletes its photos; the law keeps the text (KEPT_YEARS).',
  input: v.object({ idx: idxSchema }),
  answer: v.object({ deleted: v.literal(true) }),
  envelope: 'result',
  errors: ['ERR_NOT_FOUND'],
});
