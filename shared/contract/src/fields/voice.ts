import * as v from 'valibot';
import type { Consent, DataConsent } from '../consent.ts';
import { lineInput, textInput } from '../free-text.ts';
import { idxSchema } from '../list.ts';
import { agreed, agreedOrNot, submissionConsent } from '../submission.ts';
import { photosInput } from './photo.ts';

/** The kinds of customers' voices, with their board and reception type (specification, 3). */
export const voiceTypes = {
  praise: { bbsCode: '37', receptionType: '1', label: '칭찬합니다' },
  discontent: { bbsCode: '37', receptionType: '2', label: '불편합니다' },
  suggest: { bbsCode: '37', receptionType: '3', label: '제안합니다' },
  sinmungo: { bbsCode: '14', receptionType: '4', label: '신문고' },
} as const;
export type VoiceType = keyof typeof voiceTypes;

/** Voices that one member may raise on one day in Seoul, over all kinds (docs/decisions/0019). */
export const VOICES_A_DAY = 3;
/** How the portal says so, wherever it does. */
export const voiceLimit = `칭찬, 불편, 제안, 신문고를 모두 합해 하루에 ${VOICES_A_DAY}번까지 접수하실 수 있습니다.`;

/** The fields of every voice; each step of the form validates its own part of them. */
export const voiceFields = {
  /** One of the member's own products. */
  productIdx: v.optional(idxSchema),
  title: lineInput(2, 50, '제목을 입력해 주세요.'),
  text: textInput(10, 2000),
  ...photosInput,
  consentPrivacy: agreed,
  /** Consent to show the voice, with the writer's name, to the person it is about. */
  consentShare: agreedOrNot,
};

export const voiceConsent: Consent = {
  ...submissionConsent,
  termIndex: 'consent_voice',
  purpose: '접수하신 내용의 확인과 답변',
  details: [],
};

const share = (
  of: Pick<DataConsent, 'termIndex' | 'title' | 'recipient' | 'purpose'>,
): DataConsent => ({
  ...of,
  version: '1',
  effectiveOn: '2026-11-01',
  optional: true,
  items: '이름, 작성하신 내용',
  retention: '답변을 마칠 때까지',
  refusal: '동의하지 않으셔도 그대로 접수됩니다. 이름은 전하지 않습니다.',
  details: ['답변을 마치기 전이면 언제든지 고객센터로 전화해 동의를 거두실 수 있습니다.'],
});

/** The consents to pass the writer's name on. */
export const shareConsents: Record<VoiceType, DataConsent> = {
  praise: share({
    termIndex: 'consent_share_praise',
    title: '칭찬하신 분의 이름 전달',
    recipient: '칭찬받은 직원과 매장',
    purpose: '칭찬하신 분의 이름과 내용을 전함',
  }),
  discontent: share({
    termIndex: 'consent_share_discontent',
    title: '이름 전달',
    recipient: '불편하셨던 일을 맡은 부서',
    purpose: '이름과 내용을 전해 사실을 확인함',
  }),
  suggest: share({
    termIndex: 'consent_share_suggest',
    title: '제안하신 분의 이름 전달',
    recipient: '제안을 검토하는 부서',
    purpose: '제안하신 분의 이름과 내용을 전해 자세히 여쭘',
  }),
  sinmungo: share({
    termIndex: 'consent_share_sinmungo',
    title: '맡은 부서에 이름 전달',
    recipient: '조사를 맡은 부서',
    purpose: '이름과 내용을 전해 사실을 확인함',
  }),
};

/** Whom or which place a praise is for; both are optional. */
export const praisedFields = {
  staffName: v.optional(lineInput(0, 30), ''),
  place: v.optional(lineInput(0, 50), ''),
};
