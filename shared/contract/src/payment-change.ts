import { isBankAccount } from '@portal/format';
import * as v from 'valibot';
import type { Consent } from './consent.ts';
import {
  contractFields,
  contractPaymentSchema,
  contractsStale,
  CREDIT_CARD,
  paymentChangeReceiptSchema,
  withdrawalSchema,
  type ContractPayment,
} from './contract-payment.ts';
import { downloadFileSchema } from './download-file.ts';
import { endpoint } from './endpoint.ts';
import { lineInput } from './free-text.ts';
import { daySchema, idxSchema } from './list.ts';
import { photosInput } from './photo.ts';
import { ORDERS_KEPT_YEARS } from './service-request.ts';
import { agreed, submissionConsent } from './submission.ts';

/** The call by which a contract's payment changes to a card or an account (specification, 4). */
export const paymentUpdateOf = (
  next: 'card' | 'bank',
  { payMethod }: Pick<ContractPayment, 'payMethod'>,
): 'updateCardToCms' | 'updateCardInfo' | 'updateCmsToCard' =>
  next === 'bank'
    ? 'updateCardToCms'
    : payMethod === CREDIT_CARD
      ? 'updateCardInfo'
      : 'updateCmsToCard';

/** Names are the same however they are spaced. */
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
  /** Must be the contracted party. */
  payerName: lineInput(2, 30),
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
  /** The signed withdrawal form and the bankbook: of a corporate contract alone. */
  ...photosInput,
};

/** The fields of a change to a card. */
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

const change = {
  method: 'POST',
  keyed: true,
  audience: 'member',
  overlay: 'paymentUpdate',
  invalidates: contractsStale,
  answer: paymentChangeReceiptSchema,
  envelope: 'data',
} as const;
const refusals = ['ERR_NOT_FOUND', 'ERR_PAYMENT_CHANGE'] as const;

export const updateCardToCms = endpoint({
  ...change,
  kind: 'updateCardToCms',
  path: '/api/myinfo/updateCardToCms',
  summary: 'Begins to change a contract’s payment to a bank account; the bank is asked first.',
  input: v.object(bankFields),
  errors: [...refusals, 'ERR_PHOTO_GONE'],
});
export const updateCardInfo = endpoint({
  ...change,
  kind: 'updateCardInfo',
  path: '/api/myinfo/updateCardInfo',
  summary: 'Begins to change the card that a contract is paid with.',
  input: v.object(cardFields),
  errors: refusals,
});
export const updateCmsToCard = endpoint({
  ...change,
  kind: 'updateCmsToCard',
  path: '/api/myinfo/updateCmsToCard',
  summary: 'Begins to change a contract’s payment from a bank account to a card.',
  input: v.object(cardFields),
  errors: refusals,
});

const companyList = v.object({
  companyList: v.array(v.object({ companyCd: v.string(), companyName: v.string() })),
});
const companies = {
  method: 'GET',
  audience: 'member',
  overlay: 'bankInfo',
  envelope: 'data',
} as const;
export const getCardList = endpoint({
  ...companies,
  kind: 'cardList',
  path: '/api/myinfo/card/list',
  summary: 'The card companies whose cards can pay for a contract.',
  input: v.object({}),
  answer: companyList,
});
export const getBankList = endpoint({
  ...companies,
  kind: 'bankList',
  path: '/api/myinfo/bank/list',
  summary: 'The banks whose accounts can pay for a contract.',
  input: v.object({}),
  answer: companyList,
});

/** Why a change came to nothing, and what to do. The contract stays as it was. */
export const paymentChangeRefusals = {
  NAME: '예금주가 계약하신 분과 다릅니다. 계약하신 분 이름의 계좌를 입력해 주세요.',
  ACCOUNT: '은행에 없는 계좌 번호입니다. 은행과 계좌 번호를 다시 확인해 주세요.',
  CLOSED: '해지되었거나 거래가 멈춘 계좌입니다. 다른 계좌를 입력해 주세요.',
  NO_ANSWER: '은행이나 카드사의 답을 받지 못해 바꾸지 못했습니다. 잠시 뒤 다시 신청해 주세요.',
  CARD_NAME: '카드 명의자가 계약하신 분과 다릅니다. 계약하신 분 이름의 카드를 입력해 주세요.',
  CARD: '카드사가 받아 주지 않은 카드입니다. 번호와 유효 기간을 확인하시거나 다른 카드를 입력해 주세요.',
  CONTRACT: '지금 바꿀 수 없는 계약입니다. 고객센터로 전화해 주세요.',
} as const;
export type PaymentChangeRefusal = keyof typeof paymentChangeRefusals;

/** What a change is doing: asks the bank, is entered into the contract, or is over. */
export const paymentChangeStates = ['checking', 'updating', 'done', 'refused'] as const;
/** Seconds that a bank takes at most (specification, 9); after them a change is late, and still under way. */
export const CHANGE_SECONDS_MAX = 180;

const changeSchema = v.object({
  changeIdx: idxSchema,
  custCode: idxSchema,
  goodsName: v.string(),
  kind: v.picklist(['updatePayDate', 'updateCardToCms', 'updateCardInfo', 'updateCmsToCard']),
  status: v.picklist(paymentChangeStates),
  /** Seconds since it was sent, by the server’s clock. */
  seconds: v.number(),
  /** Set where it was refused. */
  refusal: v.nullable(v.picklist(Object.keys(paymentChangeRefusals) as PaymentChangeRefusal[])),
  beforePayment: contractPaymentSchema,
  /** The way that was asked for; the same as before where only the day changes. */
  payment: contractPaymentSchema,
  beforePayDay: v.number(),
  payDay: v.number(),
  /** The next two withdrawals under it. */
  withdrawals: v.array(withdrawalSchema),
});
export type PaymentChange = v.InferOutput<typeof changeSchema>;

export const getKibnetData = endpoint({
  kind: 'kibnetData',
  method: 'GET',
  path: '/api/myinfo/getKibnetData',
  audience: 'member',
  summary:
    'Where one of the member’s changes to a contract’s payment stands, the account check included.',
  input: v.object({ changeIdx: idxSchema }),
  answer: changeSchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

export const getPaymentInfo = endpoint({
  kind: 'paymentInfo',
  method: 'GET',
  path: '/api/myinfo/getPaymentInfo',
  audience: 'member',
  overlay: 'paymentInfo',
  summary: 'How one of the member’s contracts is paid, and how it was before its last change here.',
  input: v.object({ custCode: idxSchema }),
  answer: v.object({
    ...contractFields,
    beforePayment: v.nullable(contractPaymentSchema),
    /** The day on which that last change was asked for. */
    changedOn: v.nullable(daySchema),
    /** The next withdrawal: the first that a new way is used for. */
    next: withdrawalSchema,
  }),
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

export const getAgreementFileUrl = endpoint({
  kind: 'agreementFileUrl',
  method: 'POST',
  reads: true,
  path: '/api/product/getAgreementFileUrl',
  audience: 'member',
  summary: 'The withdrawal form that a company signs for automatic transfer.',
  input: v.object({}),
  answer: downloadFileSchema,
  envelope: 'data',
  errors: ['ERR_NOT_FOUND'],
});

const changeConsent = {
  ...submissionConsent,
  retention: `자동이체를 그만두신 날부터 ${ORDERS_KEPT_YEARS}년 (전자상거래법의 대금 결제 기록). 카드와 계좌의 전체 번호는 변경을 마치면 바로 지웁니다.`,
  refusal: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 결제 수단을 바꿀 수 없습니다.',
  details: [],
};

/** The photos of a corporate contract: the withdrawal form and the bankbook have a page each at least. */
export const DOCUMENTS_MIN = 2;

/** What every change of a payment method asks consent to, each for itself. */
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
