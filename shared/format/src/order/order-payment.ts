import { formatInstant } from '../date.ts';
import { formatPoints, formatWon } from '../money.ts';

/** How a request's payment stands, as the contract's `OrderPayment`. */
interface OrderPayment {
  is:
    | 'none'
    | 'unpaid'
    | 'checking'
    | 'deposit'
    | 'paid'
    | 'refundDue'
    | 'refundByPhone'
    | 'refunded';
  amount: number;
  point: number;
  payMethod: '1' | '2' | '4' | '7' | null;
  deposit: { until: string } | null;
  /** Where the account of a deposit's refund stands, `hidden` from all but the payer; null where nobody can enter one online. */
  refundTo?: 'needed' | 'checking' | 'sending' | 'refused' | 'sent' | 'hidden' | null;
}

/** What a list says of the amount of a refund to an account. */
const refundTo = {
  needed: '환불 계좌를 알려 주시면 돌려 드릴 금액',
  checking: '환불 계좌를 확인하고 있는 금액',
  sending: '돌려 드리고 있는 금액',
  refused: '환불 계좌를 다시 알려 주시면 돌려 드릴 금액',
  sent: '돌려 드린 금액',
  hidden: '돌려 드릴 금액',
} as const;

const moneyOf = ({ amount, point }: OrderPayment): string =>
  [amount > 0 && formatWon(amount), point > 0 && `포인트 ${formatPoints(point)}`]
    .filter(Boolean)
    .join(', ');

/** How a request's payment stands, for lists; null if there is nothing to say. */
export function orderPaymentText(payment: OrderPayment): string | null {
  const { is, amount, deposit } = payment;
  switch (is) {
    case 'none':
      return null;
    case 'unpaid':
      return `내실 금액 ${formatWon(amount)}`;
    case 'checking':
      return `결제 확인 중 ${formatWon(amount)}`;
    case 'deposit':
      return `입금하실 금액 ${formatWon(amount)}${deposit ? `, ${formatInstant(deposit.until)}까지` : ''}`;
    case 'paid':
      return `결제하신 금액 ${moneyOf(payment)}`;
    case 'refundDue':
      return `돌려 드리고 있는 금액 ${formatWon(amount)}`;
    case 'refundByPhone':
      return `${payment.refundTo ? refundTo[payment.refundTo] : '전화로 돌려 드릴 금액'} ${formatWon(amount)}`;
    case 'refunded':
      return `돌려 드린 금액 ${moneyOf(payment)}`;
  }
}

const paidBy = {
  '1': '신용카드로 결제하신',
  '2': '계좌이체로 결제하신',
  '4': '가상계좌로 입금하신',
  '7': '휴대폰으로 결제하신',
};

/** The payments of which something comes back: before a cancellation, and after it. */
const COMES_BACK: readonly OrderPayment['is'][] = [
  'paid',
  'refundDue',
  'refundByPhone',
  'refunded',
];

/** What is to be done for a refund to an account, or what happens with it. @param where the account is entered there */
const accountTexts = (where: string) => ({
  needed: `은 환불받으실 계좌를 ${where}에 입력해 주시면 돌려 드립니다.`,
  checking: '을 돌려 드릴 계좌를 은행에 확인하고 있습니다. 3분까지 걸릴 수 있습니다.',
  sending: '을 입력하신 계좌로 돌려 드리고 있습니다. 은행에 따라 다음 영업일까지 걸릴 수 있습니다.',
  refused: `은 아직 돌려 드리지 못했습니다. ${where}에 환불받으실 계좌를 다시 입력해 주세요.`,
  hidden: '은 결제하신 분이 로그인해 환불받으실 계좌를 입력해 주시면 돌려 드립니다.',
});

/** What comes back of the money, how and when. @param money the amount, and how it was paid */
function backText(
  { is, payMethod, refundTo: to }: OrderPayment,
  money: string,
  where: string,
): string {
  const isDone = is === 'refunded';
  if (payMethod === null && !isDone)
    return `${money}은 ${is === 'paid' ? '취소하신 뒤 ' : ''}고객센터에 전화해 접수 번호를 알려 주시면 돌려 드립니다.`;
  if (payMethod !== null && payMethod !== '4')
    return isDone
      ? `${money}을 결제하신 수단으로 돌려 드렸습니다. 카드사와 은행에 따라 며칠 뒤에 확인하실 수 있습니다.`
      : `${money}은 결제하신 수단으로 돌려 드립니다. 카드사와 은행에 따라 며칠 걸립니다.`;
  if (isDone) return `${money}을 알려 주신 계좌로 돌려 드렸습니다.`;
  if (is === 'paid') return `${money}은 취소하신 뒤 환불받으실 계좌를 입력해 주시면 돌려 드립니다.`;
  return to && to !== 'sent'
    ? money + accountTexts(where)[to]
    : `${money}은 고객센터에 전화해 환불받으실 계좌를 알려 주시면 돌려 드립니다.`;
}

/**
 * What comes back of a payment, how and when: before the cancellation, and after it. A sentence each for money and points; none
 * where nothing was paid yet.
 * @param where an account for the refund is entered: the page that says so, or a place on it
 */
export function refundTexts(payment: OrderPayment, where = '결제 결과 화면'): string[] {
  const { is, amount, point, payMethod } = payment;
  if (!COMES_BACK.includes(is)) return [];
  const isCancelled = is !== 'paid';
  const money = `${payMethod === null ? '고객센터에서 결제하신' : paidBy[payMethod]} ${formatWon(amount)}`;
  const back = backText(payment, money, where);
  const points = isCancelled
    ? `쓰신 포인트 ${formatPoints(point)}은 돌려 드렸습니다.`
    : `쓰신 포인트 ${formatPoints(point)}은 취소하시면 바로 돌려 드립니다.`;
  return [...(amount > 0 ? [back] : []), ...(point > 0 ? [points] : [])];
}
