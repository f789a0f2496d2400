import { escrowMark, type PaymentResult } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import type { Status } from '../../payment/StatusHead.tsx';

type Outcome = PaymentResult['outcome'];

const statuses: Record<Outcome, Status> = {
  open: {
    icon: 'pause',
    tone: 'wait',
    title: '결제를 아직 마치지 않으셨습니다',
    money:
      '아직 결제되지 않았습니다. 결제 창이 열려 있으면 그 창에서 마쳐 주세요. 마치시면 이 화면이 저절로 바뀝니다.',
  },
  checking: {
    icon: 'search',
    tone: 'wait',
    title: '결제를 확인하고 있습니다',
    money: '확인 중입니다. 다시 결제하지 마세요.',
  },
  paid: { icon: 'check', tone: 'good', title: '결제를 마쳤습니다', money: '' },
  deposit: {
    icon: 'document',
    tone: 'wait',
    title: '입금을 기다리고 있습니다',
    money:
      '받으신 계좌로 기한 안에 입금하시면 결제가 끝납니다. 입금하시기 전에는 결제되지 않습니다.',
  },
  failed: { icon: 'alert', tone: 'bad', title: '결제되지 않았습니다', money: '' },
  cancelled: {
    icon: 'close',
    tone: 'bad',
    title: fixedTexts.paymentCancelled,
    money: '결제되지 않았습니다.',
  },
};

/** Outcomes whose title carries the escrow mark. */
const RESULTS: readonly Outcome[] = ['paid', 'deposit', 'failed'];

/** How a payment's outcome is told. */
export const outcomeOf = ({ outcome, escrow }: PaymentResult): Status => ({
  ...statuses[outcome],
  title: escrowMark(escrow && RESULTS.includes(outcome)) + statuses[outcome].title,
});
