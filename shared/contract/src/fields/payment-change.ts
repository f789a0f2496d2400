import { formatDay, isBankAccount } from '@portal/format';
import * as v from 'valibot';
import type { Consent } from '../consent.ts';
import { nameInput } from '../free-text.ts';
import { idxSchema } from '../list.ts';
import { ORDERS_KEPT_YEARS } from '../service-request.ts';
import { agreed, submissionConsent } from '../submission.ts';
import { otherContractsSchema } from './other-contracts.ts';
import { photoIdSchema, PHOTOS_MAX, photosInput } from './photo.ts';

/** Compares names without their spaces. */
export const isSamePayer = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => name.normalize('NFC').replace(/\s/g, '').toLowerCase());
  return a === b;
};

/** Whether digits are a card's number, by its check digit (ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{14,16}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((all, digit, i) => {
    const counted = Number(digit) * (i % 2 ? 2 : 1);
    return all + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

const companyInput = (message: string) => v.pipe(v.string(), v.regex(/^\d{2,4}$/, message));
const commonFields = {
  custCode: idxSchema,
  others: v.optional(otherContractsSchema),
  /** Must be the contracted party. */
  payerName: nameInput,
  consentWithdrawal: agreed,
  consentPrivacy: agreed,
  consentShare: agreed,
};

/** The fields of a change to a bank account; each step of the form validates its own part of them. */
export const bankFields = {
  ...commonFields,
  bankCd: companyInput('은행을 골라 주세요.'),
  accountNo: v.pipe(
    v.string(),
    v.maxLength(24, '계좌 번호를 다시 확인해 주세요.'),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.check(isBankAccount, '계좌 번호를 숫자 8~16자리로 입력해 주세요.'),
  ),
  /** The signed withdrawal form and the bankbook, only for a corporate contract. */
  formPhotos: photosInput.photos,
  bankbookPhotos: photosInput.photos,
  /** Both in one list, as forms in older open tabs send them. */
  ...photosInput,
};

/** The photos that a corporate contract needs for a new account, by field: label, hint, and the error if none is there. */
export const corporateDocuments = {
  formPhotos: {
    label: '출금 신청서',
    hint: '도장을 찍은 신청서를 글자가 읽히게 찍거나 스캔해 올려 주세요.',
    missing: '도장을 찍은 출금 신청서를 사진이나 PDF로 올려 주세요.',
  },
  bankbookPhotos: {
    label: '법인 통장 사본',
    hint: '예금주와 계좌 번호가 보이게 찍거나 스캔해 올려 주세요.',
    missing: '법인 통장 사본을 사진이나 PDF로 올려 주세요.',
  },
} as const;

/** The photos of a document that must be there. */
export const documentPhotos = (missing: string) =>
  v.pipe(v.array(photoIdSchema), v.minLength(1, missing), v.maxLength(PHOTOS_MAX));

/** The month that a card is valid through, as `2028-09`. @param expiry `0928` */
const lastMonthOf = (expiry: string) => `20${expiry.slice(2)}-${expiry.slice(0, 2)}`;

/** Why a card cannot pay a withdrawal, in words for customers; null if it can. @param expiry `0928` */
export const expiryProblem = (expiry: string, withdrawalOn: string): string | null =>
  lastMonthOf(expiry) < withdrawalOn.slice(0, 7)
    ? `다음 출금일(${formatDay(withdrawalOn)})에는 유효 기간이 지난 카드입니다. 다른 카드를 입력해 주세요.`
    : null;

export const cardFields = {
  ...commonFields,
  cardCd: companyInput('카드사를 골라 주세요.'),
  cardNo: v.pipe(
    v.string(),
    v.maxLength(24, '카드 번호를 다시 확인해 주세요.'),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.check(isCardNumber, '카드 번호를 다시 확인해 주세요. 카드 앞면의 숫자 14~16자리입니다.'),
  ),
  /** Month and year, as the card has them; in the body `MMYY`. */
  expiry: v.pipe(
    v.string(),
    v.regex(
      /^(0[1-9]|1[0-2])\s?\/?\s?\d{2}$/,
      '유효 기간을 월/년 네 자리로 입력해 주세요. 예: 09/28',
    ),
    v.transform((text) => text.replace(/\D/g, '')),
  ),
};

const changeConsent = {
  ...submissionConsent,
  retention: `자동이체를 그만두신 날부터 ${ORDERS_KEPT_YEARS}년 (전자상거래법의 대금 결제 기록). 카드와 계좌의 전체 번호는 변경을 마치면 바로 지웁니다.`,
  refusal: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 결제 수단을 바꿀 수 없습니다.',
  details: [],
};

/** The photos of a corporate contract in one list: the withdrawal form and the bankbook have a page each at least. */
export const DOCUMENTS_MIN = 2;

/** The separate consents that every change of a payment method asks for. */
export const paymentChangeConsents = {
  consentWithdrawal: {
    ...changeConsent,
    termIndex: 'consent_withdrawal',
    title: '자동 출금·결제',
    items: '은행 또는 카드사, 계좌 또는 카드 번호, 예금주 또는 명의자',
    purpose: '렌탈료와 멤버십 이용료를 매달 납부일에 출금하거나 결제',
  },
  consentPrivacy: {
    ...changeConsent,
    termIndex: 'consent_payment',
    title: '개인정보 수집·이용',
    items: '이름, 생년월일 또는 사업자 등록 번호, 계좌 또는 카드 정보',
    purpose: '결제 수단 등록과 변경, 본인 계좌 확인',
  },
  consentShare: {
    ...changeConsent,
    termIndex: 'consent_payment_share',
    title: '개인정보 제3자 제공',
    recipient: '금융결제원, 고르신 은행 또는 카드사',
    items: '이름, 생년월일 또는 사업자 등록 번호, 계좌 또는 카드 정보',
    purpose: '예금주 확인, 자동이체와 정기 결제의 등록과 처리',
  },
} as const satisfies Record<string, Consent>;
