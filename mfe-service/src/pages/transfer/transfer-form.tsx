import { transferFields } from '@portal/contract';
import { address, choiceCards, defineForm, placeIn, type Draft } from '@portal/form';
import { api } from '@portal/host';
import { servicePaths } from '../../paths.ts';
import {
  askedAsPlace,
  commonFields,
  consentMarketing,
  day,
  dayWindow,
  group,
  ownProduct,
  secondDay,
  useProductPlace,
} from '../../request/fields.tsx';
import { askAboutSame } from '../../request/same-order.ts';
import { usePoint } from '../../request/use-point.tsx';

const holidayType = 'transfer' as const;
const ladder = (label: string, schema: typeof transferFields.ladderFrom) =>
  choiceCards({
    label,
    schema,
    options: { N: '필요 없습니다', Y: '필요합니다' },
  });

/** The second day depends on the first, and on whether the two places are in one region. */
const second = {
  label: '설치할 날짜',
  holidayType,
  at: 'to',
  input: (draft: Draft) => ({
    firstOn: String(draft['visitOn']),
    fromAddr: placeIn(draft, 'place')?.addr ?? '',
    toAddr: placeIn(draft, 'to')?.addr ?? '',
  }),
} as const;

export const transferForm = defineForm({
  name: 'service-transfer',
  title: '이전설치 신청',
  fields: {
    group,
    productIdx: ownProduct(),
    place: address({
      label: '회수할 곳',
      hint: '지금 제품이 있는 곳입니다.',
      useKnown: useProductPlace,
    }),
    to: address({ label: '설치할 곳', hint: '제주는 본섬만 설치합니다.' }),
    ladderFrom: ladder('회수할 곳의 사다리차', transferFields.ladderFrom),
    ladderTo: ladder('설치할 곳의 사다리차', transferFields.ladderTo),
    visitOn: day({ label: '회수할 날짜', holidayType }),
    visitWindow: dayWindow({ label: '회수할 시간', holidayType, on: 'visitOn' }),
    secondOn: secondDay({ ...second, firstLabel: '회수할 날짜' }),
    secondWindow: dayWindow({ ...second, label: '설치할 시간', on: 'secondOn' }),
    ...commonFields,
    consentMarketing,
    usePoint,
  },
  steps: [
    { name: 'group', title: '제품 고르기', fields: ['group'] },
    {
      // The product first: the portal knows where it is. A visitor gets the price by the two places all the same.
      name: 'places',
      title: '내 제품과 옮길 곳',
      fields: ['productIdx', 'place', 'to', 'ladderFrom', 'ladderTo'],
    },
    {
      name: 'days',
      title: '회수·설치 날짜',
      fields: ['visitOn', 'visitWindow', 'secondOn', 'secondWindow'],
    },
    {
      name: 'cost',
      title: '연락처와 동의, 비용',
      fields: ['custName', 'phoneNum', 'consentPrivacy', 'consentMarketing', 'usePoint'],
    },
  ],
  summary: ['productIdx', 'place', 'to', 'visitOn', 'secondOn'],
  hrefOf: (step) => servicePaths.request.transfer({ step }),
  call: api.fileRelocation,
  toBody: ({ group: _group, place, to, ...answers }) => ({
    ...answers,
    ...place,
    toZonecode: to.zonecode,
    toAddr: to.addr,
    toAddrDetail: to.addrDetail,
    service: holidayType,
  }),
  askedAs: { ...askedAsPlace, toZonecode: 'to', toAddr: 'to', toAddrDetail: 'to' },
  refusals: { ERR_POINT_SHORT: { field: 'usePoint' }, ERR_WINDOW_FULL: { field: 'visitWindow' } },
  question: askAboutSame(holidayType),
  resultHref: ({ orderType, ordNbr }) => servicePaths.result({ orderType, ordNbr }),
});
