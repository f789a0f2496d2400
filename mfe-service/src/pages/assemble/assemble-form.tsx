import { defineForm } from '@portal/form';
import { api } from '@portal/host';
import { servicePaths } from '../../paths.ts';
import {
  askedAsPlace,
  commonFields,
  consentMarketing,
  day,
  group,
  ownProduct,
  place,
  usePoint,
} from '../../request/fields.tsx';

const holidayType = 'assemble_disassemble' as const;

export const assembleForm = defineForm({
  name: 'service-assemble',
  title: '분해·조립 신청',
  fields: {
    group,
    productIdx: ownProduct(),
    place,
    visitOn: day({ label: '분해할 날짜', holidayType }),
    secondOn: day({
      label: '조립할 날짜',
      hint: '분해한 곳에서 조립합니다.',
      holidayType,
      input: ({ visitOn }) => ({ firstOn: String(visitOn) }),
    }),
    ...commonFields,
    consentMarketing,
    usePoint,
  },
  steps: [
    { name: 'group', title: '제품 고르기', fields: ['group'] },
    { name: 'product', title: '내 제품과 방문할 곳', fields: ['productIdx', 'place'] },
    { name: 'first', title: '분해할 날짜', fields: ['visitOn'] },
    { name: 'second', title: '조립할 날짜', fields: ['secondOn'] },
    {
      name: 'cost',
      title: '연락처와 동의, 비용',
      fields: ['custName', 'phoneNum', 'consentPrivacy', 'consentMarketing', 'usePoint'],
    },
  ],
  hrefOf: (step) => servicePaths.request.assemble_disassemble({ step }),
  call: api.fileRelocation,
  toBody: ({ group: _group, place: at, ...answers }) => ({
    ...answers,
    ...at,
    service: holidayType,
  }),
  askedAs: askedAsPlace,
  refusals: { ERR_POINT_SHORT: { field: 'usePoint' } },
  resultHref: ({ orderType, ordNbr }) => servicePaths.result({ orderType, ordNbr }),
});
