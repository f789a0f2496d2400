import { inquiryFields, type InputOf, type InquiryGroup, type insertQna } from '@portal/contract';
import type { Flow } from '@portal/form';
import * as v from 'valibot';

const { groups, productIdx, title, text, photos, consentPrivacy } = inquiryFields;

/** Every field, unanswered. */
export const empty = {
  groups: '',
  productIdx: '',
  title: '',
  text: '',
  photos: [] as readonly string[],
  consentPrivacy: '',
};
export type InquiryDraft = typeof empty;

export const flow: Flow = [
  {
    name: 'text',
    title: '문의 내용',
    schema: v.object({ groups, productIdx, title, text }),
    labels: { groups: '문의 유형', productIdx: '제품', title: '제목', text: '내용' },
  },
  {
    name: 'more',
    title: '사진과 동의',
    schema: v.object({ photos, consentPrivacy }),
    labels: { photos: '사진', consentPrivacy: '개인정보 수집·이용' },
  },
  { name: 'check', title: '내용 확인', schema: v.object({}) },
];

/** The contract's body of an inquiry. */
export const toInquiry = (draft: InquiryDraft): InputOf<typeof insertQna> => ({
  title: draft.title,
  text: draft.text,
  photos: [...draft.photos],
  groups: draft.groups as InquiryGroup,
  consentPrivacy: draft.consentPrivacy as 'Y',
  productIdx: draft.productIdx || undefined,
});
