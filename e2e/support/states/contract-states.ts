import type { Contract, PaymentChange } from '@portal/contract';
import { both, asMember, next } from './form-states.ts';
import { answer, fail } from '../content/answers.ts';
import { sees } from '../content/service-answers.ts';
import { settled } from '../test.ts';
import type { Page } from '@playwright/test';

const card = {
  payMethod: '신용카드' as const,
  companyName: '신한카드',
  number: '**** 7704',
  payerName: '김하늘',
};
const account = {
  payMethod: '계좌 자동이체' as const,
  companyName: 'KB국민은행',
  number: '**** 4821',
  payerName: '김하늘',
};
const contract: Contract = {
  custCode: '3100101',
  goodsName: '한결 안마의자 프리미엄 HB-700(가정용, 딥 브라운)',
  product: 'bf',
  custName: '김하늘',
  corporate: false,
  monthly: 59_900,
  unpaid: 43_800,
  payDay: 25,
  payment: card,
  changing: null,
};
const on = (planned: string, day = planned) => ({ planned, day });
const detail = {
  ...contract,
  refusal: null,
  thisMonth: on('2026-11-25'),
  days: [5, 10, 15, 20, 25].map((payDay) => ({
    payDay,
    recommended: payDay === 5,
    withdrawals: [on('2026-12-05', '2026-12-07'), on('2027-01-05')],
  })),
};
const info = {
  ...contract,
  beforePayment: account,
  changedOn: '2026-11-20',
  next: on('2026-11-25'),
};
const change: PaymentChange = {
  changeIdx: '700001',
  custCode: contract.custCode,
  goodsName: contract.goodsName,
  kind: 'updateCardToCms',
  status: 'checking',
  seconds: 75,
  refusal: null,
  beforePayment: card,
  payment: account,
  beforePayDay: 25,
  payDay: 25,
  withdrawals: [on('2026-11-25'), on('2026-12-25', '2026-12-28')],
  thisMonth: null,
  documents: null,
  others: [],
};

const LIST = '/api/myinfo/product_info';
const contracts = (contractList: Contract[]) => both(asMember, answer(LIST, { contractList }));
const one = (more: object = {}) =>
  both(
    contracts([contract]),
    answer('/api/myinfo/payment/3100101', { ...detail, ...more }),
    answer('/api/myinfo/getPaymentInfo', { ...info, ...more }),
  );
const changeAs = (more: Partial<PaymentChange>) =>
  both(asMember, answer('/api/myinfo/getKibnetData', { ...change, ...more }));
const RESULT = '/payment/pay_edit_result?change=700001';
const DAY = '/payment/pay_edit_date';
const METHOD = '/payment/pay_edit_method';

const choosesFifth = async (page: Page) => {
  await settled(page);
  await page.getByRole('radio', { name: /^5일/ }).check();
};

/** How contracts are paid, and the changes of it, in each of their states. */
export const contractStates = [
  { name: 'contracts', path: DAY, before: contracts([contract, { ...contract, custCode: '3' }]) },
  { name: 'no contracts', path: METHOD, before: contracts([]) },
  { name: 'contracts that cannot be had', path: DAY, before: both(asMember, fail(LIST)) },
  { name: 'a pay day to choose', path: DAY, before: one({ unpaid: 0 }), after: choosesFifth },
  {
    name: 'a pay day for several contracts',
    path: DAY,
    before: one({
      unpaid: 0,
      others: [
        { ...contract, custCode: '4', refusal: null, thisMonth: null },
        { ...contract, custCode: '5', changing: '700009', refusal: null, thisMonth: null },
      ],
    }),
    after: choosesFifth,
  },
  {
    name: 'a pay day with unpaid fees',
    path: DAY,
    before: one({ refusal: '내지 않으신 요금이 있어 납부일을 바꿀 수 없습니다.' }),
    after: sees('먼저 납부해 주세요'),
  },
  {
    name: 'a pay day while a change runs',
    path: DAY,
    before: one({ changing: '700001' }),
    after: sees('진행 상황 보기'),
  },
  { name: 'a pay method', path: METHOD, before: one(), after: sees('무엇으로 바꾸시겠습니까?') },
  { name: 'a new account, nothing entered', path: `${METHOD}?to=bank`, before: one(), after: next },
  { name: 'a new card, nothing entered', path: `${METHOD}?to=card`, before: one(), after: next },
  {
    name: 'a change at the bank',
    path: RESULT,
    before: changeAs({}),
    after: sees('지금 하고 있는 일'),
  },
  {
    name: 'a change that is late',
    path: RESULT,
    before: changeAs({ status: 'updating', seconds: 300 }),
    after: sees('평소보다 오래'),
  },
  {
    name: 'a change that is done',
    path: RESULT,
    before: changeAs({ status: 'done' }),
    after: sees('새 결제 수단의 출금'),
  },
  {
    name: 'a change of the day that is done',
    path: RESULT,
    before: changeAs({ kind: 'updatePayDate', status: 'done', payDay: 5 }),
    after: sees('납부일을 매달 5일로'),
  },
  {
    name: 'a change of several contracts that was done in part',
    path: RESULT,
    before: changeAs({
      status: 'done',
      others: [{ ...change, custCode: '4', status: 'refused', refusal: 'CONTRACT' }],
    }),
    after: sees('계약마다'),
  },
  {
    name: 'a change that was refused',
    path: RESULT,
    before: changeAs({ status: 'refused', refusal: 'NAME' }),
    after: sees('다시 신청하기'),
  },
  { name: 'no such change', path: RESULT.replace('?change=700001', ''), before: asMember },
];
