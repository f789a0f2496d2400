import { praisedFields, voiceFields, type VoiceType } from '@portal/contract';
import type { Flow } from '@portal/form';
import * as v from 'valibot';

const { title, text, productIdx, photos, consentPrivacy, consentShare } = voiceFields;

/** Every field, unanswered. */
export const empty = {
  staffName: '',
  place: '',
  title: '',
  text: '',
  productIdx: '',
  photos: [] as readonly string[],
  consentPrivacy: '',
  consentShare: 'N',
};
export type VoiceDraft = typeof empty;

/** The steps of a voice; who praises says whom. */
export const flowOf = (type: VoiceType): Flow => [
  {
    name: 'text',
    title: '내용 쓰기',
    schema:
      type === 'praise' ? v.object({ ...praisedFields, title, text }) : v.object({ title, text }),
    labels: { staffName: '직원 이름', place: '매장 또는 장소', title: '제목', text: '내용' },
  },
  {
    name: 'more',
    title: '제품과 사진, 동의',
    schema: v.object({ productIdx, photos, consentPrivacy, consentShare }),
    labels: {
      productIdx: '제품',
      photos: '사진',
      consentPrivacy: '개인정보 수집·이용',
      consentShare: '이름 전달',
    },
  },
  { name: 'check', title: '내용 확인', schema: v.object({}) },
];
