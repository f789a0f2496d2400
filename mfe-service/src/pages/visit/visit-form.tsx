import { services, type Days, type Service, type VisitKind } from '@portal/contract';
import { api, callIn } from '@portal/host';
import { defineForm, type Draft } from '@portal/form';
import { servicePaths } from '../../paths.ts';
import {
  askedAsPlace,
  commonFields,
  consentMarketing,
  day,
  dayWindow,
  group,
  ownProduct,
  place,
  secondDay,
} from '../../request/fields.tsx';
import { askAboutSame } from '../../request/same-order.ts';
import { usePoint } from '../../request/use-point.tsx';

/** The form of a service that asks for no more than a product, a place and its days. */
export function visitForm(service: VisitKind) {
  const { name, discount, paid }: Service = services[service];
  const { first, second }: Days = services[service].days;
  const asked = {
    label: `${second}할 날짜`,
    holidayType: service,
    input: ({ visitOn }: Draft) => ({ firstOn: String(visitOn) }),
  };
  return defineForm({
    // Drafts keep the name that they had before the code was in it.
    name: `service-${service.replace('_disassemble', '')}`,
    title: `${name} 신청`,
    fields: {
      group,
      productIdx: ownProduct(),
      place,
      visitOn: day({ label: `${first}할 날짜`, holidayType: service }),
      visitWindow: dayWindow({ label: `${first}할 시간`, holidayType: service, on: 'visitOn' }),
      secondOn: secondDay({
        ...asked,
        firstLabel: `${first}할 날짜`,
        hint: `${first}한 곳에서 ${second}합니다.`,
      }),
      secondWindow: dayWindow({ ...asked, label: `${second}할 시간`, on: 'secondOn' }),
      ...commonFields,
      consentMarketing,
      usePoint,
    },
    steps: [
      { name: 'group', title: '제품 고르기', fields: ['group'] },
      { name: 'product', title: '내 제품과 방문할 곳', fields: ['productIdx', 'place'] },
      {
        name: 'days',
        title: second === null ? `${first}할 날짜` : `${first}·${second} 날짜`,
        fields:
          second === null
            ? ['visitOn', 'visitWindow']
            : ['visitOn', 'visitWindow', 'secondOn', 'secondWindow'],
      },
      {
        name: 'cost',
        title: '연락처와 동의, 비용',
        fields: ['custName', 'phoneNum', 'consentPrivacy', 'consentMarketing', 'usePoint'],
        asks: () => [
          'custName',
          'phoneNum',
          'consentPrivacy',
          ...(discount?.needsConsent ? (['consentMarketing'] as const) : []),
          ...(paid === 'before' ? (['usePoint'] as const) : []),
        ],
      },
    ],
    summary: ['productIdx', 'place', 'visitOn', 'secondOn'],
    hrefOf: (step) => servicePaths.request[service]({ step }),
    call: callIn(api.fileOrder, service),
    toBody: ({ group: _group, place: at, ...answers }) => ({ ...answers, ...at, service }),
    askedAs: askedAsPlace,
    refusals: { ERR_POINT_SHORT: { field: 'usePoint' }, ERR_WINDOW_FULL: { field: 'visitWindow' } },
    question: askAboutSame(service),
    resultHref: ({ orderType, ordNbr }) => servicePaths.result({ orderType, ordNbr }),
  });
}
export type VisitForm = ReturnType<typeof visitForm>;
