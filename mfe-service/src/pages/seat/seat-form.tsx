import { defineForm } from '@portal/form';
import { api } from '@portal/host';
import { servicePaths } from '../../paths.ts';
import {
  askedAsPlace,
  commonFields,
  day,
  dayWindow,
  ownProduct,
  place,
} from '../../request/fields.tsx';
import { askAboutSame } from '../../request/same-order.ts';
import { usePoint } from '../../request/use-point.tsx';
import { seats } from './seats.tsx';

export const seatForm = defineForm({
  name: 'service-seat',
  title: '시트 교체 신청',
  fields: {
    productIdx: ownProduct('bf'),
    goodsIdx: seats,
    place,
    visitOn: day({
      label: '방문 날짜',
      hint: '시트가 준비되는 때에 따라 날짜를 전화로 다시 여쭐 수 있습니다.',
      holidayType: 'seat',
    }),
    visitWindow: dayWindow({ label: '방문 시간', holidayType: 'seat', on: 'visitOn' }),
    ...commonFields,
    usePoint,
  },
  steps: [
    { name: 'product', title: '내 안마의자', fields: ['productIdx'] },
    { name: 'seats', title: '교체할 시트', fields: ['goodsIdx'] },
    { name: 'visit', title: '방문할 곳과 날짜', fields: ['place', 'visitOn', 'visitWindow'] },
    {
      name: 'cost',
      title: '연락처와 동의, 비용',
      fields: ['custName', 'phoneNum', 'consentPrivacy', 'usePoint'],
    },
  ],
  summary: ['productIdx', 'goodsIdx', 'place', 'visitOn'],
  hrefOf: (step) => servicePaths.request.seat({ step }),
  call: api.fileSeatReplacement,
  toBody: ({ place: at, ...answers }) => ({ ...answers, ...at }),
  askedAs: askedAsPlace,
  refusals: { ERR_POINT_SHORT: { field: 'usePoint' }, ERR_WINDOW_FULL: { field: 'visitWindow' } },
  question: askAboutSame('seat'),
  resultHref: ({ orderType, ordNbr }) => servicePaths.result({ orderType, ordNbr }),
});
