import {
  agreed,
  FILTER_MEMBERSHIP,
  filterMembershipFields,
  membershipTerms,
} from '@portal/contract';
import { address, choiceCards, consent, defineForm } from '@portal/form';
import { api } from '@portal/host';
import { servicePaths } from '../../paths.ts';
import { askedAsPlace, commonFields, useProductPlace } from '../../request/fields.tsx';
import { purifier } from './purifier.tsx';

const { months, terms } = FILTER_MEMBERSHIP;
const termOptions = Object.fromEntries(
  Array.from({ length: terms }, (_, i) => [String(i + 1), `${months * (i + 1)}개월`]),
);

export const filterForm = defineForm({
  name: 'service-filter',
  title: '필터 멤버십 신청',
  fields: {
    productIdx: purifier,
    terms: choiceCards({
      label: '약정 기간',
      schema: filterMembershipFields.terms,
      options: termOptions,
    }),
    place: address({ label: '필터를 받으실 곳', useKnown: useProductPlace }),
    consentTerms: consent(membershipTerms, agreed),
    ...commonFields,
  },
  steps: [
    { name: 'product', title: '내 정수기와 약정', fields: ['productIdx', 'terms'] },
    { name: 'place', title: '받으실 곳', fields: ['place'] },
    {
      name: 'contact',
      title: '연락처와 동의',
      fields: ['custName', 'phoneNum', 'consentTerms', 'consentPrivacy'],
    },
  ],
  summary: ['productIdx', 'terms', 'place'],
  hrefOf: (step) => servicePaths.request.w_filter({ step }),
  call: api.fileMembership,
  toBody: ({ place, ...answers }) => ({ ...answers, ...place }),
  askedAs: askedAsPlace,
  resultHref: ({ orderType, ordNbr }) => servicePaths.result({ orderType, ordNbr }),
});
