import {
  BANK_TRANSFER,
  CREDIT_CARD,
  type AnswerOf,
  type Contract,
  type readContractPayment,
  type readPaymentMethod,
  type PaymentChange,
} from '@portal/contract';
import { people } from '@portal/testing/people';

const payerName = people.haneul.name;
const card = {
  payMethod: CREDIT_CARD,
  companyName: '신한카드',
  number: '**** 7704',
  payerName,
} as const;
export const account = {
  payMethod: BANK_TRANSFER,
  companyName: 'KB국민은행',
  number: '**** 4821',
  payerName,
} as const;

/** A contract paid by card. */
export const contract: Contract = {
  custCode: '3100101',
  goodsName: '편안 안마의자',
  product: 'bf',
  custName: payerName,
  corporate: false,
  monthly: 59_900,
  unpaid: 0,
  payDay: 25,
  payment: card,
  changing: null,
};
/** A contract paid from an account. */
export const other: Contract = {
  ...contract,
  custCode: '3100102',
  goodsName: '편안 정수기',
  product: 'w',
  monthly: 29_900,
  payment: account,
};

const on = (planned: string, day = planned) => ({ planned, day });
export const detail: AnswerOf<typeof readContractPayment> = {
  ...contract,
  refusal: null,
  others: [],
  thisMonth: on('2026-11-25'),
  days: [
    {
      payDay: 5,
      recommended: true,
      withdrawals: [on('2026-12-05', '2026-12-07'), on('2027-01-05')],
    },
    { payDay: 10, recommended: false, withdrawals: [on('2026-12-10'), on('2027-01-11')] },
    {
      payDay: 25,
      recommended: false,
      withdrawals: [on('2026-11-25'), on('2026-12-25', '2026-12-28')],
    },
  ],
};
export const info: AnswerOf<typeof readPaymentMethod> = {
  ...contract,
  beforePayment: null,
  changedOn: null,
  next: on('2026-11-25'),
  dueToday: false,
  others: [],
};

/** A change to an account that the bank has to confirm. */
export const change: PaymentChange = {
  changeIdx: '700001',
  custCode: contract.custCode,
  goodsName: contract.goodsName,
  kind: 'updateCardToCms',
  status: 'checking',
  seconds: 4,
  refusal: null,
  beforePayment: card,
  payment: { ...account, companyName: '신한은행', number: '**** 4321' },
  beforePayDay: 25,
  payDay: 25,
  withdrawals: [on('2026-11-25'), on('2026-12-25', '2026-12-28')],
  thisMonth: null,
  documents: null,
  others: [],
};
