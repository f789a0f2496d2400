// Names and rules without schemas, so that pages that only mention payments do not load the schema library.
import { formatPoints, isBusinessNumber, phonePatterns, plainPhone } from '@portal/format';

/** Ways to pay, by the portal's codes; a merchant may offer only some (`readMerchant`). */
export const payMethods = {
  '1': { name: '신용카드', hint: '카드사 앱이나 카드 번호로 결제합니다.' },
  '2': { name: '계좌이체', hint: '은행 계좌에서 바로 빠져나갑니다.' },
  '4': { name: '가상계좌 입금', hint: '계좌 번호를 받아 기한 안에 입금합니다.' },
  '7': { name: '휴대폰 결제', hint: '다음 달 휴대폰 요금에 더해집니다.' },
} as const;
export type PayMethod = keyof typeof payMethods;

/**
 * Whether bills can be paid this way. A deposit account stays open for days, and billing may withdraw the bill
 * meanwhile.
 */
export const mayPayBills = (payMethod: PayMethod): boolean => payMethod !== '4';

/**
 * Whether a refund needs an account, because nobody knows the one that a deposit came from. The payer enters it
 * (`enterRefundAccount`), or tells it to the call centre by phone. The provider makes all other refunds by itself.
 */
export const isRefundedByPhone = (payMethod: PayMethod): boolean => payMethod === '4';

/** Whether a payment can have a cash receipt: cards and phone bills are known to the tax office without. */
export const mayHaveCashReceipt = (payMethod: PayMethod): boolean =>
  payMethod === '2' || payMethod === '4';

/** What a cash receipt is for: the income tax of a person, or the expenses of a business. */
export const cashReceiptKinds = { income: '소득공제용', business: '지출증빙용' } as const;
export type CashReceiptKind = keyof typeof cashReceiptKinds;

/** The digits of a number that a cash receipt is issued for, as people type it. */
export const cashReceiptDigits = (kind: CashReceiptKind, typed: string): string =>
  (kind === 'income' ? plainPhone(typed) : typed).replace(/[\s-]/g, '');

/** Why a cash receipt cannot be issued for a number, as a Korean sentence; null if it can. */
export function cashReceiptProblem(kind: CashReceiptKind, typed: string): string | null {
  const digits = cashReceiptDigits(kind, typed);
  if (kind === 'income')
    return phonePatterns.mobile.test(digits)
      ? null
      : '휴대전화 번호를 010-1234-5678 같은 형식으로 입력해 주세요.';
  return isBusinessNumber(digits)
    ? null
    : '사업자등록번호가 맞지 않습니다. 숫자 10자리를 다시 확인해 주세요.';
}

/**
 * State of a cash receipt. `asked`: it is issued once the payment is made. `cancelling`: the payment was refunded, and the
 * provider has not yet confirmed that the receipt is cancelled.
 */
export const cashReceiptStates = ['asked', 'issued', 'failed', 'cancelling', 'cancelled'] as const;
export type CashReceiptState = (typeof cashReceiptStates)[number];

/** The provider refuses smaller amounts, in won. */
export const LEAST_PAYMENT = 100;

/**
 * Why a customer cannot pay with so many points, as a Korean sentence; null if they can.
 * @param total won before the points
 * @param most the points that the member can use
 */
export function pointsProblem(points: number, total: number, most: number): string | null {
  if (points > most) return `${formatPoints(most)}까지 쓰실 수 있습니다. 줄여 주세요.`;
  const rest = total - points;
  return rest > 0 && rest < LEAST_PAYMENT
    ? `포인트로 모두 내시거나, 결제하실 금액을 ${LEAST_PAYMENT}원 이상 남겨 주세요.`
    : null;
}

/**
 * State of a refund to a bank account, in this order: `needed`, no account was entered; `checking`, the bank is asked whether the
 * account is the payer's; then `sending`, it is, and the provider is transferring the money, or `refused`, it is not, and the
 * payer has to enter another one; `sent`, the money was transferred.
 */
export const refundAccountStates = ['needed', 'checking', 'sending', 'refused', 'sent'] as const;
export type RefundAccountIs = (typeof refundAccountStates)[number];

/** Why an account gets no refund: at which field to say so, and what to do. */
export const refundAccountRefusals = {
  NAME: {
    at: 'holder',
    text: '예금주가 결제하신 분과 다릅니다. 결제하신 분 이름의 계좌를 입력해 주세요.',
  },
  ACCOUNT: {
    at: 'accountNo',
    text: '은행에 없는 계좌 번호입니다. 은행과 계좌 번호를 다시 확인해 주세요.',
  },
  CLOSED: {
    at: 'accountNo',
    text: '해지되었거나 거래가 멈춘 계좌입니다. 다른 계좌를 입력해 주세요.',
  },
  NO_ANSWER: {
    at: 'accountNo',
    text: '은행의 답을 받지 못했습니다. 돈은 나가지 않았습니다. 잠시 뒤 다시 입력해 주세요.',
  },
  PROVIDER: {
    at: 'accountNo',
    text: '이 계좌로는 돌려 드릴 수 없습니다. 다른 계좌를 입력해 주세요.',
  },
} as const;
export type RefundAccountRefusal = keyof typeof refundAccountRefusals;

/** State of a refund: done, to be made by the customer centre after a phone call, or on its way from the provider. */
export const refundIs = (payMethod: PayMethod | null, isDone: boolean) =>
  isDone
    ? 'refunded'
    : payMethod === null || isRefundedByPhone(payMethod)
      ? 'refundByPhone'
      : 'refundDue';

/**
 * What a payment's result page shows in each state of the server's one table of transitions. `open`: not finished, nothing
 * was charged. `checking`: unknown, so the customer must not pay again. `deposit`: an account waits for the money.
 */
const outcomes = {
  ready: 'open',
  started: 'open',
  authorised: 'checking',
  approving: 'checking',
  paid: 'paid',
  waiting: 'deposit',
  failed: 'failed',
  cancelled: 'cancelled',
  unknown: 'checking',
} as const;
export type PaymentState = keyof typeof outcomes;
export type PayOutcome = (typeof outcomes)[PaymentState];
export const paymentStates = Object.keys(outcomes) as PaymentState[];
export const payOutcomeOf = (state: PaymentState): PayOutcome => outcomes[state];

/**
 * The result of an approval (specification, 4). A deposit (method 4) succeeded if the account number came; method 7
 * only with `Success`, every other method only with 3001 or 4000.
 */
export function payResultOf({
  payMethod,
  resultCode,
  accountNo = '',
}: {
  payMethod: PayMethod;
  resultCode: string;
  accountNo?: string;
}): 'paid' | 'deposit' | 'failed' {
  if (payMethod === '4') return accountNo === '' ? 'failed' : 'deposit';
  const isPaid =
    payMethod === '7' ? resultCode === 'Success' : resultCode === '3001' || resultCode === '4000';
  return isPaid ? 'paid' : 'failed';
}

/** The least amount, in won, that card companies let a customer pay in instalments. */
export const LEAST_INSTALMENT = 50_000;

/**
 * Whether a third party holds the money until the goods are there: of goods that are paid for in cash before they come. A card
 * payment needs no escrow, and neither does a visit, which delivers nothing (전자상거래법 제13조 제2항 제10호, 제24조 제2항, 제3항).
 */
export const isHeldInEscrow = (service: string | null, payMethod: PayMethod): boolean =>
  service === 'seat' && (payMethod === '2' || payMethod === '4');

/** Prefix of the result of a payment held in escrow. */
export const escrowMark = (escrow: boolean): string => (escrow ? '[에스크로]' : '');

/** One thing to pay for: a request for a service, or a bill. */
export interface Goods {
  goodsIdx: string;
  goodsQty: number;
  /** Won for one. */
  goodsPrice: number;
  /** Points spent on it. */
  goodsPoint: number;
}

/** The same as four comma-separated lists, as in the specification's forms (3). */
export type GoodsLists = Record<keyof Goods, string>;

/** Joins goods to the four comma-separated lists of a payment form. */
export const goodsLists = (goods: readonly Goods[]): GoodsLists => ({
  goodsIdx: goods.map(({ goodsIdx }) => goodsIdx).join(','),
  goodsQty: goods.map(({ goodsQty }) => goodsQty).join(','),
  goodsPrice: goods.map(({ goodsPrice }) => goodsPrice).join(','),
  goodsPoint: goods.map(({ goodsPoint }) => goodsPoint).join(','),
});

const DIGITS = /^[0-9]{1,9}$/;
const IDX = /^[0-9]{1,18}$/;

/**
 * Splits the four comma-separated lists of a payment form into its repeated fields.
 * @returns null if their lengths differ, one is empty, or a figure is not plain digits
 */
export function splitGoods(lists: GoodsLists): Goods[] | null {
  const [idx, qty, price, point] = [
    lists.goodsIdx.split(','),
    lists.goodsQty.split(','),
    lists.goodsPrice.split(','),
    lists.goodsPoint.split(','),
  ];
  if (new Set([idx.length, qty.length, price.length, point.length]).size !== 1) return null;
  if (!idx.every((each) => IDX.test(each))) return null;
  if (![...qty, ...price, ...point].every((each) => DIGITS.test(each))) return null;
  return idx.map((goodsIdx, i) => ({
    goodsIdx,
    goodsQty: Number(qty[i]),
    goodsPrice: Number(price[i]),
    goodsPoint: Number(point[i]),
  }));
}
