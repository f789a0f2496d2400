import { inquiryConsent, inquiryFields } from '@portal/contract';
import { api } from '@portal/host';
import { defineForm } from '../definition.ts';
import { consent } from '../fields/consent.tsx';
import { choice, line, lines } from '../fields/text.tsx';

const { groups, title, text, consentPrivacy } = inquiryFields;

/** A form of two steps, under a name of its own so that no two tests share a draft. */
export const inquiry = (name: string) =>
  defineForm({
    name,
    title: '1:1 문의',
    fields: {
      groups: choice({ label: '문의 유형', schema: groups, options: { product: '제품 사용' } }),
      title: line({ label: '제목', schema: title }),
      text: lines({ label: '내용', schema: text }),
      consentPrivacy: consent(inquiryConsent, consentPrivacy),
    },
    steps: [
      { name: 'text', title: '문의 내용', fields: ['groups', 'title', 'text'] },
      { name: 'consent', title: '동의', fields: ['consentPrivacy'] },
    ],
    hrefOf: (step) => `/form?step=${step}`,
    call: api.fileInquiry,
    toBody: (answers) => ({ ...answers, photos: [] }),
    resultHref: ({ bbsIdx }) => `/form?result=${bbsIdx}`,
    refusals: { ERR_MS_6002: { alert: '내일 다시 접수해 주세요.' } },
  });

/** A draft of it in which everything is answered. */
export const WHOLE = {
  groups: 'product',
  title: '소리가 큽니다',
  text: '밤에 소리가 크게 납니다.',
  consentPrivacy: 'Y',
};
