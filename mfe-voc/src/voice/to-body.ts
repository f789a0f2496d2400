import { voiceTypes, type InputOf, type submitSinmungo, type submitVoc } from '@portal/contract';
import type { VoiceDraft } from './flow.ts';

const common = (draft: VoiceDraft, idempotencyKey: string) => ({
  idempotencyKey,
  title: draft.title,
  text: draft.text,
  photos: [...draft.photos],
  consentPrivacy: draft.consentPrivacy as 'Y',
  consentShare: draft.consentShare as 'Y' | 'N',
  productIdx: draft.productIdx || undefined,
});

/** The contract's body of praise, discontent or a suggestion. */
export const toVoice = (
  type: 'praise' | 'discontent' | 'suggest',
  draft: VoiceDraft,
  idempotencyKey: string,
): InputOf<typeof submitVoc> => {
  const { bbsCode, receptionType } = voiceTypes[type];
  const praised = type === 'praise' && { staffName: draft.staffName, place: draft.place };
  return { ...common(draft, idempotencyKey), bbsCode, receptionType, ...praised };
};

/** The contract's body of a petition. */
export const toPetition = (
  draft: VoiceDraft,
  idempotencyKey: string,
): InputOf<typeof submitSinmungo> => {
  const { bbsCode, receptionType } = voiceTypes.sinmungo;
  return { ...common(draft, idempotencyKey), bbsCode, receptionType };
};
