import {
  praisedFields,
  shareConsents,
  voiceConsent,
  voiceFields,
  voiceTypes,
} from '@portal/contract';
import { consent, defineForm, line, lines, productChoice, photos } from '@portal/form';
import { fixedTexts } from '@portal/format';
import { api } from '@portal/host';
import type { Kind } from './kind.ts';

const fieldsOf = ({ type, titleHint, textHint }: Kind) => ({
  staffName: line({
    label: '직원 이름',
    schema: praisedFields.staffName,
    hint: '모르시면 비워 두셔도 됩니다.',
  }),
  place: line({
    label: '매장 또는 장소',
    schema: praisedFields.place,
    hint: '예: 강남 전시장, 5월 3일 방문 설치',
  }),
  title: line({ label: '제목', schema: voiceFields.title, hint: titleHint }),
  text: lines({ label: '내용', schema: voiceFields.text, hint: textHint, rows: 9 }),
  productIdx: productChoice({ schema: voiceFields.productIdx, call: api.listOwnedProducts }),
  photos: photos({ schema: voiceFields.photos, call: api.uploadPhoto }),
  consentPrivacy: consent(voiceConsent, voiceFields.consentPrivacy),
  consentShare: consent(shareConsents[type], voiceFields.consentShare),
});

const textStep = { name: 'text', title: '내용 쓰기' } as const;
const moreStep = {
  name: 'more',
  title: '제품과 사진, 동의',
  fields: ['productIdx', 'photos', 'consentPrivacy', 'consentShare'],
} as const;

const commonOf = (kind: Kind) => ({
  name: `voc-${kind.type}`,
  title: kind.title,
  fields: fieldsOf(kind),
  hrefOf: (step: number) => kind.path({ step }),
  resultHref: ({ bbsIdx }: { bbsIdx: string }) => kind.path({ result: bbsIdx }),
  saysMembersOnly: true as const,
  refusals: { ERR_MS_6002: { alert: fixedTexts.voicesOfToday } },
});

/** The board of a kind of voice, and the kind on it. */
const codesOf = <B, R>({ bbsCode, receptionType }: { bbsCode: B; receptionType: R }) => ({
  bbsCode,
  receptionType,
});

export const voiceForm = (kind: Kind, type: 'discontent' | 'suggest') =>
  defineForm({
    ...commonOf(kind),
    steps: [{ ...textStep, fields: ['title', 'text'] }, moreStep],
    call: api.fileVoice,
    toBody: (answers) => ({ ...answers, ...codesOf(voiceTypes[type]) }),
  });

/** The form of a praise, which names whom it is for. */
export const praiseForm = (kind: Kind) =>
  defineForm({
    ...commonOf(kind),
    steps: [{ ...textStep, fields: ['staffName', 'place', 'title', 'text'] }, moreStep],
    call: api.fileVoice,
    toBody: (answers) => ({ ...answers, ...codesOf(voiceTypes.praise) }),
  });

export const petitionForm = (kind: Kind) =>
  defineForm({
    ...commonOf(kind),
    steps: [{ ...textStep, fields: ['title', 'text'] }, moreStep],
    call: api.filePetition,
    toBody: (answers) => ({ ...answers, ...codesOf(voiceTypes.sinmungo) }),
  });
