import * as v from 'valibot';
import type { Consent } from './consent.ts';
import { lineInput, nameInput } from './free-text.ts';
import { countSchema, dayInput, idxSchema } from './list.ts';
import { phoneInput } from './phone.ts';
import { agreed, agreedOrNot, submissionConsent } from './submission.ts';

export const zonecodeInput = v.pipe(
  v.string(),
  v.regex(/^\d{5}$/, '우편번호 5자리를 입력해 주세요.'),
);
/** The address as the postcode service returns it, starting with the region's name. */
export const addrInput = lineInput(5, 100, '주소를 입력해 주세요.');
export const addrDetailInput = v.optional(lineInput(0, 100), '');

/** The address and place of the service. */
export const placeFields = {
  zonecode: zonecodeInput,
  addr: addrInput,
  addrDetail: addrDetailInput,
};

/** The fields of every request for a service; each step of a form validates its own part of them. */
export const requesterFields = {
  /** One of the member's own products, with verified usage, of a group that the service is for. */
  productIdx: idxSchema,
  /** The person to call; default: the member. */
  custName: v.optional(nameInput),
  /** The number to call; default: the member's. */
  phoneNum: v.optional(phoneInput),
  consentPrivacy: agreed,
};

/** The hours of a day in which a visit begins: `09:00~12:00`. */
export const windowSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d~([01]\d|2[0-3]):[0-5]\d$/),
);
export const windowInput = v.optional(windowSchema);

/** The same with a day, and with the consent to a discount. */
export const serviceFields = {
  ...requesterFields,
  visitOn: dayInput,
  /** One of the day's windows (findErpHoliday); default: the first with a place, or none. */
  visitWindow: windowInput,
  /** Consent to marketing, on which the online discount depends. */
  consentMarketing: agreedOrNot,
};
/** Points to spend, one for a won; more than the total is not spent. */
export const usePointInput = v.optional(countSchema(0, 10_000_000), 0);

/**
 * Years for which requests are kept: records of contracts and payments (Enforcement Decree of the Act on the Consumer
 * Protection in Electronic Commerce, article 6). Then they are deleted.
 */
export const ORDERS_KEPT_YEARS = 5;

export const serviceConsent: Consent = {
  ...submissionConsent,
  retention: `접수한 날부터 ${ORDERS_KEPT_YEARS}년 (전자상거래법의 계약과 대금 결제 기록)`,
  termIndex: 'consent_service',
  items: '이름, 휴대전화 번호, 주소, 고르신 제품, 작성하신 내용과 사진',
  purpose: '서비스 접수와 방문, 비용 정산',
  details: [],
};

export const serviceMarketingConsent: Consent = {
  ...submissionConsent,
  termIndex: 'consent_service_marketing',
  title: '마케팅 정보 수신',
  optional: true,
  items: '이름, 휴대전화 번호',
  purpose: '새 제품과 혜택 안내',
  retention: '동의를 거두실 때까지',
  refusal:
    '동의하지 않으셔도 접수할 수 있습니다. 비용에 온라인 할인이 있으면 그 할인만 받으실 수 없습니다.',
  details: ['동의는 언제든지 고객센터로 전화해 거두실 수 있습니다.'],
};
