import type {
  AnswerOf,
  Bill,
  listPayments,
  readPaymentStatement,
  readPayableOrder,
  OrderPayment,
  readMerchant,
  PaymentResult,
} from '@portal/contract';

export const moid = '20261122-0123456789ABCDEF';

/** How a request's payment stands; by itself nothing is to be paid. */
export const orderPayment = (more: Partial<OrderPayment> = {}): OrderPayment => ({
  is: 'none',
  amount: 0,
  point: 0,
  payMethod: null,
  moid: null,
  deposit: null,
  refundTo: null,
  ...more,
});

export const merchant: AnswerOf<typeof readMerchant> = {
  mid: 'sandbox',
  payMethods: ['1', '2', '4', '7'],
  windowScript: 'http://127.0.0.1:3002/card-payment/nicepay-pgweb.js',
};

/** A transfer that waits for its payment, with the amounts of its quote. */
export const order: AnswerOf<typeof readPayableOrder> = {
  ordNbr: '200017',
  service: 'transfer',
  goodsName: '편안 안마의자 HB-700',
  is: 'payable',
  quote: {
    lines: [
      { code: 'work', label: '이전설치비', amount: 180_000, condition: '같은 지역' },
      { code: 'onSite', label: '사다리차', amount: null, condition: '70,000원에서 100,000원 정도' },
      {
        code: 'discount',
        label: '할인 10%',
        amount: -18_000,
        condition: '온라인 접수, 마케팅 정보 수신 동의',
      },
      { code: 'point', label: '포인트 사용', amount: -2_000, condition: '1점은 1원' },
    ],
    total: 162_000,
    point: 2_000,
    payable: 160_000,
  },
  pointMax: 162_000,
  begun: null,
  paidBy: null,
  refundByPhone: false,
  payment: orderPayment({ is: 'unpaid', amount: 160_000, point: 2_000 }),
  visits: [
    { what: '회수', on: '2026-12-01' },
    { what: '설치', on: '2026-12-08' },
  ],
  payBy: '2026-11-30',
  last: null,
};

export const bill = (idx: string, more: Partial<Bill> = {}): Bill => ({
  goodsIdx: idx,
  goodsName: '편안 안마의자 HB-700',
  custCode: `C${idx}`,
  month: '2026-10',
  dueOn: '2026-10-05',
  isOverdue: true,
  goodsPrice: 39_900,
  begun: null,
  ...more,
});

/** A card payment of that transfer. */
export const paid: PaymentResult = {
  moid,
  outcome: 'paid',
  masked: false,
  amount: 160_000,
  point: 2_000,
  payMethod: '1',
  jobKind: 'order',
  ordNbr: '200017',
  service: 'transfer',
  goodsName: '편안 안마의자 HB-700',
  visits: order.visits,
  lines: order.quote.lines,
  escrow: false,
  reason: '',
  paidAt: '2026-11-22T05:03:00Z',
  approvalNo: '30012345',
  approvedBy: '가나카드',
  deposit: null,
  refund: null,
  refundAccount: null,
};

/** The same by transfer, with a cash receipt for a person. */
export const paidByTransfer: PaymentResult = {
  ...paid,
  payMethod: '2',
  approvedBy: '가나은행',
  cashReceipt: {
    kind: 'income',
    number: '010-****-1001',
    state: 'issued',
    receiptNo: 'G30012345',
    problem: '',
  },
};

/** The same in the list of payments. */
export const made: AnswerOf<typeof listPayments>['list'][number] = {
  moid,
  ordNbr: paid.ordNbr,
  service: 'transfer',
  goodsName: paid.goodsName,
  amount: paid.amount,
  point: paid.point,
  payMethod: '1',
  paidAt: '2026-11-22T05:03:00Z',
  refund: null,
  refundTo: null,
};

/** What the member paid in a year, a bill that was refunded among them. */
export const statement: AnswerOf<typeof readPaymentStatement> = {
  year: '2026',
  years: ['2026', '2025'],
  payer: '김하늘',
  days: { from: '2026-01-01', to: '2026-11-27' },
  madeOn: '2026-11-27',
  list: [
    {
      ...made,
      moid: `${moid.slice(0, -1)}Z`,
      ordNbr: null,
      service: null,
      amount: 39_900,
      refund: 'done',
      paidAt: '2026-01-31T15:00:00Z',
    },
    made,
  ],
  sums: { paid: 199_900, supply: 181_728, vat: 18_172, refunded: 39_900, refunding: 0 },
};

const unpaid = { ...paid, paidAt: null, approvalNo: '', approvedBy: '' };
export const open: PaymentResult = { ...unpaid, outcome: 'open' };
export const checking: PaymentResult = { ...unpaid, outcome: 'checking' };
export const failed: PaymentResult = {
  ...unpaid,
  outcome: 'failed',
  reason: '승인이 거절되었습니다. 결제되지 않았습니다. 다른 수단으로 다시 결제해 주세요.',
};
/** Cancellation reasons as the server sends them. */
export const cancelReasons = {
  closed: '결제하지 않고 창을 닫으셨습니다. 결제되지 않았습니다.',
  superseded: '결제를 새로 시작하셔서 이 결제는 취소했습니다. 결제되지 않았습니다.',
  expired: '정해진 시간 안에 결제를 마치지 않으셨습니다. 결제되지 않았습니다.',
  depositClosed: '입금하지 않기로 하셔서 계좌를 닫았습니다. 이 계좌로 입금하지 마세요.',
  depositExpired: '입금 기한이 지나 계좌가 닫혔습니다. 이 계좌로 입금하지 마세요.',
  settled: '고객센터에서 결제되지 않은 것을 확인했습니다. 다시 결제해 주세요.',
};
export const cancelled: PaymentResult = {
  ...unpaid,
  outcome: 'cancelled',
  reason: cancelReasons.closed,
};
/** A payment whose request was cancelled and whose money was refunded. */
export const refunded: PaymentResult = {
  ...paid,
  outcome: 'cancelled',
  reason: '접수가 취소되어 결제하신 금액을 돌려 드렸습니다.',
  refund: 'done',
};
/** An account that waits for 100,000 won. */
export const orderDeposit = orderPayment({
  is: 'deposit',
  amount: 100_000,
  payMethod: '4',
  moid,
  deposit: {
    bankName: '가나은행',
    accountNo: '110-0000-000123',
    holder: '주식회사 가나',
    until: '2026-11-25T23:59:59+09:00',
  },
});
export const deposit: PaymentResult = {
  ...unpaid,
  outcome: 'deposit',
  payMethod: '4',
  deposit: orderDeposit.deposit,
};
/** The payment as anybody but the payer sees it. */
export const masked = (payment: PaymentResult): PaymentResult => ({
  ...payment,
  masked: true,
  ordNbr: null,
  service: null,
  goodsName: '',
  visits: [],
  lines: [],
  reason: '',
  paidAt: null,
  approvalNo: '',
  approvedBy: '',
  refundAccount: null,
  deposit: null,
});

/** The provider's signed form of a payment. */
export const started = {
  cashReceiptNumber: { phone: '010-0000-1001' },
  chooseCashReceipt: { moid, cashReceipt: null },
  payRequest: {
    moid,
    action: 'https://portal.test/bridge/payment/return',
    charset: 'euc-kr' as const,
    fields: { Moid: moid, Amt: '160000' },
  },
  payHashString: { EdiDate: '20261122140300', SignData: 'ab'.repeat(32) },
};
