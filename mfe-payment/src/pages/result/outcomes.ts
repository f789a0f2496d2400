import { escrowMark, refundIs, type PaymentResult } from '@portal/contract';
import { marks, type ResultStatus } from '@portal/form';
import { fixedTexts, refundTexts } from '@portal/format';
import { icons } from '@portal/ui';

/** How a payment ended for its customer: its outcome, or how its refund stands. */
export type Ending = PaymentResult['outcome'] | ReturnType<typeof refundIs>;

/** A refund counts for more than the outcome: the payment was made, and the money is on its way back, or there. */
export const endingOf = ({ outcome, refund, payMethod }: PaymentResult): Ending =>
  refund === null ? outcome : refundIs(payMethod, refund === 'done');

const statuses: Record<Ending, ResultStatus> = {
  open: {
    ...marks.waiting,
    title: '결제를 아직 마치지 않으셨습니다',
    money:
      '아직 결제되지 않았습니다. 결제 창이 열려 있으면 그 창에서 마쳐 주세요. 마치시면 이 화면이 저절로 바뀝니다.',
  },
  checking: {
    icon: icons.search,
    tone: 'wait',
    title: '결제를 확인하고 있습니다',
    money: '확인 중입니다. 다시 결제하지 마세요.',
  },
  paid: { ...marks.done, title: '결제를 마쳤습니다' },
  deposit: {
    icon: icons.document,
    tone: 'wait',
    title: '입금을 기다리고 있습니다',
    money:
      '받으신 계좌로 기한 안에 입금하시면 결제가 끝납니다. 입금하시기 전에는 결제되지 않습니다.',
  },
  failed: { ...marks.refused, title: '결제되지 않았습니다' },
  cancelled: {
    ...marks.ended,
    title: fixedTexts.paymentCancelled,
    money: '결제되지 않았습니다.',
  },
  refundDue: { ...marks.waiting, title: '결제하신 금액을 돌려 드리고 있습니다' },
  refundByPhone: {
    icon: icons.alert,
    tone: 'wait',
    title: '결제하신 금액을 전화로 돌려 드립니다',
  },
  refunded: { ...marks.done, title: '결제하신 금액을 돌려 드렸습니다' },
};

/** Endings with the escrow mark in their title. */
const RESULTS: readonly Ending[] = ['paid', 'refundDue', 'refundByPhone', 'deposit', 'failed'];

/** The head of a refund to an account, by where the account stands. */
const accountTitles = {
  needed: '환불받으실 계좌를 입력해 주세요',
  checking: '환불 계좌를 확인하고 있습니다',
  sending: '결제하신 금액을 돌려 드리고 있습니다',
  refused: '환불 계좌를 다시 입력해 주세요',
  sent: '결제하신 금액을 돌려 드렸습니다',
  hidden: '결제하신 금액을 돌려 드립니다',
} as const;

export function statusOf(payment: PaymentResult): ResultStatus {
  const ending = endingOf(payment);
  const to = payment.masked ? 'hidden' : payment.refundAccount?.is;
  const status =
    ending === 'refundByPhone' && to
      ? { ...statuses[ending], title: accountTitles[to] }
      : statuses[ending];
  const { amount, point, payMethod, refund } = payment;
  const back =
    refund === null
      ? []
      : refundTexts(
          {
            is: refundIs(payMethod, refund === 'done'),
            amount,
            point,
            payMethod,
            deposit: null,
            refundTo: to ?? null,
          },
          '아래',
        );
  return {
    ...status,
    ...(back.length > 0 && { money: `접수가 취소되었습니다. ${back.join(' ')}` }),
    title: escrowMark(payment.escrow && RESULTS.includes(ending)) + status.title,
  };
}
