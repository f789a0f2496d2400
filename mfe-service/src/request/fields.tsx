import {
  productNames,
  serviceConsent,
  serviceFields,
  serviceMarketingConsent,
  type listServiceDays,
  type InputOf,
  type ServiceProduct,
} from '@portal/contract';
import {
  type Draft,
  type Field,
  address,
  choiceCards,
  consent,
  line,
  placeIn,
  productCards,
  visitDay,
  WindowChoice,
} from '@portal/form';
import { shownPhone, windowText } from '@portal/format';
import { api, isCertified, useAnswer, useHost, useSession } from '@portal/host';
import * as v from 'valibot';
import { ProductMissing } from './later.tsx';

const { bf, l, w } = productNames;
const groups = { bf, l, w };

const groupCards = choiceCards({
  label: '제품',
  schema: v.picklist(Object.keys(groups) as ServiceProduct[], '제품을 골라 주세요.'),
  options: groups,
});
/** Whom customers call about a product that belongs to none of the groups that services are for. */
function OtherProducts() {
  const { main } = useHost().company.phones;
  return (
    <p>
      다른 제품은 고객센터 <a href={`tel:${main}`}>{main}</a>에서 도와드립니다.
    </p>
  );
}

/** The product group decides what the form asks, and is chosen before the login. Other products are served by phone. */
export const group: typeof groupCards = {
  ...groupCards,
  Control: (props) => (
    <>
      <groupCards.Control {...props} />
      <OtherProducts />
    </>
  ),
};

/** The chosen group. Before the choice a chair stands in, though only the group's own step is shown then. */
export const groupIn = ({ group: chosen }: Readonly<Record<string, unknown>>): ServiceProduct =>
  chosen === 'l' || chosen === 'w' ? chosen : 'bf';

/**
 * The field for the member's product.
 * @param only the one group that the service is for; by default the chosen group
 */
export const ownProduct = (only?: ServiceProduct) =>
  productCards({
    label: '내 제품',
    schema: v.pipe(v.string(), v.minLength(1, '제품을 골라 주세요.'), serviceFields.productIdx),
    call: api.listOwnedProducts,
    isFor: ({ product }, draft) => product === (only ?? draft['group']),
    refusalOf: ({ verified }) =>
      verified ? null : '사용 정보가 확인되지 않아 신청하실 수 없습니다.',
    Missing: ProductMissing,
  });

export const commonFields = {
  custName: line({
    label: '연락받으실 분',
    schema: serviceFields.custName,
    hint: '비워 두시면 회원님께 연락드립니다.',
    whenBlank: '회원 정보의 이름',
    autoComplete: 'name',
  }),
  phoneNum: line({
    label: '연락받으실 휴대전화',
    schema: serviceFields.phoneNum,
    hint: '비워 두시면 회원 정보의 번호로 연락드립니다.',
    whenBlank: '회원 정보의 번호',
    inputMode: 'tel',
    autoComplete: 'tel',
    shown: shownPhone,
  }),
  consentPrivacy: consent(serviceConsent, serviceFields.consentPrivacy),
};
/** Consent to marketing, if the discount depends on it. */
export const consentMarketing = consent(serviceMarketingConsent, serviceFields.consentMarketing);

interface AskedDay {
  label: string;
  hint?: string;
  /** The service. */
  holidayType: InputOf<typeof listServiceDays>['holidayType'];
  /** The field of the place, whose windows the days have. */
  at?: string;
  /** What else its days depend on. */
  input?: (draft: Draft) => Partial<InputOf<typeof listServiceDays>>;
}

const useDaysOf = ({ holidayType, at = 'place', input }: AskedDay, draft: Draft, skip = false) =>
  useAnswer(
    api.listServiceDays,
    {
      holidayType,
      product: groupIn(draft),
      zonecode: placeIn(draft, at)?.zonecode ?? '',
      ...input?.(draft),
    },
    { skip },
  );

/** The field for the window of a day. @param asked as of the day's field, `on` is the name of that field */
export const dayWindow = ({ on, ...asked }: AskedDay & { on: string }): WindowField => ({
  label: asked.label,
  schema: serviceFields.visitWindow,
  blank: '',
  whenBlank: '아무 때나',
  Control({ draft, ...props }) {
    const day = String(draft[on] ?? '');
    const { data } = useDaysOf(asked, draft, day === '');
    return <WindowChoice label={asked.label} windows={data?.windows} day={day} {...props} />;
  },
  Reading: ({ value }) => windowText(value),
});
type WindowField = Field<string, typeof serviceFields.visitWindow>;

/** The field for a visit's day. */
export const day = (asked: AskedDay) =>
  visitDay({
    label: asked.label,
    ...(asked.hint !== undefined && { hint: asked.hint }),
    schema: v.pipe(v.string(), v.minLength(1, '날짜를 골라 주세요.'), serviceFields.visitOn),
    useDays: (draft) => useDaysOf(asked, draft),
  });

/** The field for a visit that follows the day of `visitOn`: its calendar comes once that day is chosen. */
export function secondDay({ firstLabel, ...asked }: AskedDay & { firstLabel: string }) {
  const second = day({
    ...asked,
    input: (draft) => ({ firstOn: String(draft['visitOn']), ...asked.input?.(draft) }),
  });
  return {
    ...second,
    Control: (props: Parameters<typeof second.Control>[0]) =>
      props.draft['visitOn'] === '' ? (
        <p>
          {asked.label}는 {firstLabel}를 고르시면 보여 드립니다.
        </p>
      ) : (
        <second.Control {...props} />
      ),
  } satisfies typeof second;
}

/** The place of the chosen product; null if it is unknown. */
export function useProductPlace({ productIdx }: Readonly<Record<string, unknown>>) {
  const mayAsk = isCertified(useSession());
  const { data } = useAnswer(api.listOwnedProducts, {}, { skip: !mayAsk });
  return data?.productList.find((own) => own.productIdx === productIdx)?.place ?? null;
}

/** The place of a visit, sent as three fields. */
export const place = address({
  label: '방문할 곳',
  hint: '도로명이나 건물 이름으로 찾으실 수 있습니다.',
  useKnown: useProductPlace,
});
export const askedAsPlace = { zonecode: 'place', addr: 'place', addrDetail: 'place' } as const;
