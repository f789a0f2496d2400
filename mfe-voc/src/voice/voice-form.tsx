import { praisedFields, voiceFields, voiceTypes } from '@portal/contract';
import { consent, defineForm, line, lines, ownedProduct, photos } from '@portal/form';
import { paths } from '@portal/paths';
import { fixedTexts } from '@portal/format';
import { api } from '../api.ts';
import type { Kind } from './kind.ts';

const fieldsOf = ({ titleHint, textHint, share }: Kind) => ({
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
  productIdx: ownedProduct({ schema: voiceFields.productIdx, call: api.ownedProducts }),
  photos: photos({ schema: voiceFields.photos, call: api.uploadPhoto }),
  consentPrivacy: consent({
    schema: voiceFields.consentPrivacy,
    title: '개인정보 수집·이용',
    items: '이름, 휴대전화 번호, 작성하신 내용과 사진',
    purpose: '접수하신 내용의 확인과 답변',
    // Enforcement Decree of the Act on the Consumer Protection in Electronic Commerce, article 6.
    retention: '접수한 날부터 3년 (전자상거래법의 소비자 불만 처리 기록)',
    refusal: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 접수할 수 없습니다.',
    termIndex: 'consent_privacy',
  }),
  consentShare: consent({
    schema: voiceFields.consentShare,
    title: share.title,
    items: '이름과 작성하신 내용',
    purpose: share.purpose,
    retention: '답변을 마칠 때까지',
    refusal: '동의하지 않으셔도 그대로 접수됩니다. 이름은 전하지 않습니다.',
    termIndex: 'consent_third_party',
  }),
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
  hrefOf: (step: number) => paths[kind.type]({ step }),
  resultHref: ({ bbsIdx }: { bbsIdx: string }) => paths[kind.type]({ result: bbsIdx }),
  refusals: { ERR_MS_6002: { alert: fixedTexts.voicesOfToday } },
});

/** The form of a complaint or a suggestion. */
export const voiceForm = (kind: Kind, type: 'discontent' | 'suggest') =>
  defineForm({
    ...commonOf(kind),
    steps: [{ ...textStep, fields: ['title', 'text'] }, moreStep],
    call: api.sendVoice,
    toBody(answers) {
      const { bbsCode, receptionType } = voiceTypes[type];
      return { ...answers, bbsCode, receptionType };
    },
  });

/** The form of a praise, which names whom it is for. */
export const praiseForm = (kind: Kind) =>
  defineForm({
    ...commonOf(kind),
    steps: [{ ...textStep, fields: ['staffName', 'place', 'title', 'text'] }, moreStep],
    call: api.sendVoice,
    toBody(answers) {
      const { bbsCode, receptionType } = voiceTypes.praise;
      return { ...answers, bbsCode, receptionType };
    },
  });

/** The form of a petition. */
export const petitionForm = (kind: Kind) =>
  defineForm({
    ...commonOf(kind),
    steps: [{ ...textStep, fields: ['title', 'text'] }, moreStep],
    call: api.sendPetition,
    toBody(answers) {
      const { bbsCode, receptionType } = voiceTypes.sinmungo;
      return { ...answers, bbsCode, receptionType };
    },
  });
