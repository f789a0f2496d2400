import { PARTY_MAX, visitConsent, visitFields } from '@portal/contract';
import { choiceCards, consent, defineForm, line, visitDay } from '@portal/form';
import { shownPhone } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import * as v from 'valibot';
import { productPaths } from '../../paths.ts';
import { useHere } from './here.ts';
import { model, NO_WISH } from './model.tsx';
import { time } from './time.tsx';

const sizes = Array.from({ length: PARTY_MAX }, (_, i) => String(i + 1));

const fields = {
  goodsCd: model,
  party: {
    ...choiceCards({
      label: '오시는 인원',
      schema: v.picklist(sizes, '인원을 골라 주세요.'),
      options: Object.fromEntries(sizes.map((size) => [size, `${size}명`])),
    }),
    blank: '1',
  },
  visitOn: visitDay({
    label: '방문 날짜',
    schema: v.pipe(v.string(), v.minLength(1, '날짜를 골라 주세요.'), visitFields.visitOn),
    useDays: () => useAnswer(api.listVisitDays, { bbsIdx: useHere().bbsIdx }),
  }),
  visitTime: time,
  custName: line({
    label: '연락받으실 분',
    schema: visitFields.custName,
    hint: '비워 두시면 회원님께 연락드립니다.',
    whenBlank: '회원 정보의 이름',
    autoComplete: 'name',
  }),
  phoneNum: line({
    label: '연락받으실 휴대전화',
    schema: visitFields.phoneNum,
    hint: '비워 두시면 회원 정보의 번호로 연락드립니다.',
    whenBlank: '회원 정보의 번호',
    inputMode: 'tel',
    autoComplete: 'tel',
    shown: shownPhone,
  }),
  consentPrivacy: consent(visitConsent, visitFields.consentPrivacy),
};

/** The form of one showroom. Each showroom has its own draft, because days, times and models differ. */
export const visitForm = (bbsIdx: string) =>
  defineForm({
    name: `visit-${bbsIdx}`,
    title: '매장 방문 예약',
    fields,
    steps: [
      { name: 'when', title: '방문 날짜와 시간', fields: ['visitOn', 'visitTime'] },
      {
        name: 'who',
        title: '인원과 연락처',
        fields: ['party', 'goodsCd', 'custName', 'phoneNum', 'consentPrivacy'],
      },
    ],
    summary: ['visitOn', 'visitTime'],
    hrefOf: (step) => productPaths.visit({ showroom: bbsIdx, step }),
    call: api.reserveVisit,
    saysMembersOnly: true,
    toBody: ({ goodsCd, ...answers }) => ({
      ...answers,
      bbsIdx,
      goodsCd: goodsCd === NO_WISH ? '' : goodsCd,
    }),
    refusals: { ERR_VISIT_FULL: { field: 'visitTime' } },
    resultHref: ({ visitIdx }) => productPaths.visit({ result: visitIdx }),
    sendLabel: '예약하기',
  });
