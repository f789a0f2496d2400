import * as v from 'valibot';
import type { Consent } from '../consent.ts';
import { lineInput, textInput } from '../free-text.ts';
import { idxSchema } from '../list.ts';
import { agreed, KEPT_YEARS, submissionConsent } from '../submission.ts';
import { photosInput } from './photo.ts';

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

/** How many characters a title may have. */
export const INQUIRY_TITLE_MAX = 50;

/** The fields of an inquiry; each step of the form validates its own part of them. */
export const inquiryFields = {
  groups: groupSchema,
  /** One of the member's own products. */
  productIdx: v.optional(idxSchema),
  title: lineInput(2, INQUIRY_TITLE_MAX, '제목을 입력해 주세요.'),
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
