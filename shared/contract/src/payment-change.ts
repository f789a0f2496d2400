import * as v from 'valibot';
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
import { memberEndpoint } from './endpoint.ts';
import { bankFields, cardFields } from './fields/payment-change.ts';
import { photoIdSchema } from './fields/photo.ts';
import { daySchema, idxSchema } from './list.ts';

/** The call that changes a contract's payment to a card or an account (specification, 4). */
export const paymentUpdateOf = (
  next: 'card' | 'bank',
  { payMethod }: Pick<ContractPayment, 'payMethod'>,
): 'updateCardToCms' | 'updateCardInfo' | 'updateCmsToCard' =>
  next === 'bank'
    ? 'updateCardToCms'
    : payMethod === CREDIT_CARD
      ? 'updateCardInfo'
      : 'updateCmsToCard';

const change = {
  keyed: true,
  overlay: 'paymentUpdate',
  invalidates: contractsStale,
  answer: paymentChangeReceiptSchema,
} as const;
const refusals = ['ERR_NOT_FOUND', 'ERR_PAYMENT_CHANGE'] as const;

export const changeToBank = memberEndpoint({
  ...change,
  kind: 'updateCardToCms',
  path: '/api/myinfo/updateCardToCms',
  summary: 'Begins to change a contract’s payment to a bank account; the bank is asked first.',
  input: v.object(bankFields),
  errors: [...refusals, 'ERR_PHOTO_GONE'],
});
export const changeCard = memberEndpoint({
  ...change,
  kind: 'updateCardInfo',
  path: '/api/myinfo/updateCardInfo',
  summary: 'Begins to change the card that a contract is paid with.',
  input: v.object(cardFields),
  errors: refusals,
});
export const changeToCard = memberEndpoint({
  ...change,
  kind: 'updateCmsToCard',
  path: '/api/myinfo/updateCmsToCard',
  summary: 'Begins to change a contract’s payment from a bank account to a card.',
  input: v.object(cardFields),
  errors: refusals,
});

const companies = {
  overlay: 'bankInfo',
  answer: v.object({
    companyList: v.array(v.object({ companyCd: v.string(), companyName: v.string() })),
  }),
} as const;
export const listCardCompanies = memberEndpoint({
  ...companies,
  kind: 'cardList',
  path: '/api/myinfo/card/list',
  summary: 'The card companies whose cards can pay for a contract.',
});
export const listBanks = memberEndpoint({
  ...companies,
  kind: 'bankList',
  path: '/api/myinfo/bank/list',
  summary: 'The banks whose accounts can pay for a contract.',
});

/** Why a change failed and what to do, in words for customers. The contract stays as it was. */
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

/** The states of a change: the bank is asked, billing enters it into the contract, or it is over. */
export const paymentChangeStates = ['checking', 'updating', 'done', 'refused'] as const;
/** Seconds that a bank may take (specification, 9). Afterwards a change is late, and still in progress. */
export const CHANGE_SECONDS_MAX = 180;

const photoIds = v.array(photoIdSchema);
const refusalSchema = v.nullable(
  v.picklist(Object.keys(paymentChangeRefusals) as PaymentChangeRefusal[]),
);
/** What changes of several contracts, asked for at once, say of each. */
const commonFields = {
  changeIdx: idxSchema,
  custCode: idxSchema,
  goodsName: v.string(),
  status: v.picklist(paymentChangeStates),
  /** Set if it was refused. */
  refusal: refusalSchema,
  beforePayment: contractPaymentSchema,
  beforePayDay: v.number(),
  /** The first two withdrawals under it. */
  withdrawals: v.array(withdrawalSchema),
  /** This month's withdrawal, which a new day leaves as it is; null if it was over. A server before this field sends nothing. */
  thisMonth: v.optional(v.nullable(withdrawalSchema), null),
};
const changeSchema = v.object({
  ...commonFields,
  kind: v.picklist(['updatePayDate', 'updateCardToCms', 'updateCardInfo', 'updateCmsToCard']),
  /** Seconds since it was sent, by the server’s clock. */
  seconds: v.number(),
  /** The requested payment; the same as before if only the day changes. */
  payment: contractPaymentSchema,
  payDay: v.number(),
  /** The documents of a corporate contract that came with it; null for none. A server before this field sends nothing. */
  documents: v.optional(
    v.nullable(v.object({ formPhotos: photoIds, bankbookPhotos: photoIds })),
    null,
  ),
  /** The changes of other contracts that were asked for with it. */
  others: v.optional(v.array(v.object(commonFields)), []),
});
export type PaymentChange = v.InferOutput<typeof changeSchema>;
/** One of several changes that were asked for at once. */
export type ChangedContract = Pick<PaymentChange, keyof typeof commonFields>;

export const readPaymentChange = memberEndpoint({
  kind: 'kibnetData',
  path: '/api/myinfo/getKibnetData',
  summary:
    'Where one of the member’s changes to a contract’s payment stands, the account check included.',
  input: v.object({ changeIdx: idxSchema }),
  answer: changeSchema,
  errors: ['ERR_NOT_FOUND'],
});

export const readPaymentMethod = memberEndpoint({
  kind: 'paymentInfo',
  path: '/api/myinfo/getPaymentInfo',
  overlay: 'paymentInfo',
  summary: 'How one of the member’s contracts is paid, and how it was before its last change here.',
  input: v.object({ custCode: idxSchema }),
  answer: v.object({
    ...contractFields,
    beforePayment: v.nullable(contractPaymentSchema),
    /** The day on which that last change was asked for. */
    changedOn: v.nullable(daySchema),
    /** The first withdrawal that uses a new card or account. */
    next: withdrawalSchema,
    /** Whether one is made today, which still uses the present one. Older servers do not say. */
    dueToday: v.optional(v.boolean(), false),
    /** The member's other contracts, which can change with it. */
    others: v.optional(
      v.array(v.object({ ...contractFields, next: withdrawalSchema, dueToday: v.boolean() })),
      [],
    ),
  }),
  errors: ['ERR_NOT_FOUND'],
});

export const readWithdrawalForm = memberEndpoint({
  kind: 'agreementFileUrl',
  reads: true,
  path: '/api/product/getAgreementFileUrl',
  summary: 'The withdrawal form that a company signs for automatic transfer.',
  answer: downloadFileSchema,
  errors: ['ERR_NOT_FOUND'],
});
