import type { Consent } from '@portal/form';
import type { Kind } from './kind.ts';

type VoiceConsent = Consent & { name: 'consentPrivacy' | 'consentShare' };

/** What a voice asks to agree to. Complaints are kept for three years (Enforcement Decree of the Act on the Consumer Protection in Electronic Commerce, article 6). */
export const consentsOf = ({ share }: Kind): readonly VoiceConsent[] => [
  {
    name: 'consentPrivacy',
    title: '개인정보 수집·이용',
    required: true,
    items: '이름, 휴대전화 번호, 작성하신 내용과 사진',
    purpose: '접수하신 내용의 확인과 답변',
    retention: '접수한 날부터 3년 (전자상거래법의 소비자 불만 처리 기록)',
    refusal: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 접수할 수 없습니다.',
    termIndex: 'consent_privacy',
  },
  {
    name: 'consentShare',
    title: share.title,
    required: false,
    items: '이름과 작성하신 내용',
    purpose: share.purpose,
    retention: '답변을 마칠 때까지',
    refusal: '동의하지 않으셔도 그대로 접수됩니다. 이름은 전하지 않습니다.',
    termIndex: 'consent_third_party',
  },
];
