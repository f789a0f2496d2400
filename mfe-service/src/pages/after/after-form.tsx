import { afterServiceFields, symptoms, type ServiceProduct } from '@portal/contract';
import { choiceCards, defineForm, lines, photos } from '@portal/form';
import { api } from '@portal/host';
import * as v from 'valibot';
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
} from '../../request/fields.tsx';
import { askAboutSame } from '../../request/same-order.ts';

/** The symptom field of a product group. Each group has its own, so that switching groups keeps the earlier choice. */
const symptomOf = (product: ServiceProduct) =>
  choiceCards({
    label: '증상',
    schema: v.picklist(Object.keys(symptoms[product]), '증상을 골라 주세요.'),
    options: symptoms[product],
  });

export const symptomFields = { bf: 'symptomBf', l: 'symptomL', w: 'symptomW' } as const;
const isGroup = (value: string): value is ServiceProduct => value in symptomFields;

/** The symptom chosen in the draft; null until a group and one of its symptoms are chosen. */
export function symptomIn(draft: {
  group: string;
  symptomBf: string;
  symptomL: string;
  symptomW: string;
}) {
  if (!isGroup(draft.group)) return null;
  const code = draft[symptomFields[draft.group]];
  return Object.hasOwn(symptoms[draft.group], code) ? { product: draft.group, code } : null;
}

/**
 * The form for a repair. One whose fault came back has a draft of its own, because its values belong to one request.
 * @param again number of the repair whose fault came back; null for a new one
 */
export const afterFormOf = (again: string | null) =>
  defineForm({
    name: again === null ? 'service-after' : `service-after-${again}`,
    title: '수리 신청',
    fields: {
      group,
      symptomBf: symptomOf('bf'),
      symptomL: symptomOf('l'),
      symptomW: symptomOf('w'),
      productIdx: ownProduct(),
      text: lines({
        label: '더 알려 주실 내용',
        schema: afterServiceFields.text,
        hint: '언제부터 어떤지, 화면에 나온 글자를 적어 주세요.',
        rows: 5,
      }),
      photos: photos({ schema: afterServiceFields.photos, call: api.uploadPhoto }),
      place,
      visitOn: day({
        label: '방문 날짜',
        hint: '정확한 시각은 기사가 배정되면 전화로 알려 드립니다.',
        holidayType: 'after',
      }),
      visitWindow: dayWindow({ label: '방문 시간', holidayType: 'after', on: 'visitOn' }),
      ...commonFields,
      consentMarketing,
    },
    steps: [
      {
        name: 'symptom',
        title: '어떤 점이 불편하신가요?',
        fields: ['group', 'symptomBf', 'symptomL', 'symptomW'],
        asks: (draft) => (isGroup(draft.group) ? ['group', symptomFields[draft.group]] : ['group']),
      },
      { name: 'product', title: '제품과 상태', fields: ['productIdx', 'text', 'photos'] },
      { name: 'visit', title: '방문할 곳과 날짜', fields: ['place', 'visitOn', 'visitWindow'] },
      {
        name: 'contact',
        title: '연락처와 동의, 비용',
        fields: ['custName', 'phoneNum', 'consentPrivacy', 'consentMarketing'],
      },
    ],
    summary: ['symptomBf', 'symptomL', 'symptomW', 'productIdx', 'place', 'visitOn'],
    hrefOf: (step) => servicePaths.request.after({ step, again }),
    call: api.fileRepair,
    toBody({ group: _group, symptomBf, symptomL, symptomW, place: at, ...answers }) {
      const symptom = symptomBf ?? symptomL ?? symptomW ?? '';
      return { ...answers, ...at, symptom, ...(again !== null && { again }) };
    },
    askedAs: { ...askedAsPlace, symptom: 'group' },
    refusals: { ERR_WINDOW_FULL: { field: 'visitWindow' } },
    question: askAboutSame('after'),
    resultHref: ({ orderType, ordNbr }) => servicePaths.result({ orderType, ordNbr }),
  });

export const afterForm = afterFormOf(null);
