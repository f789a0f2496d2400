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
}

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
      return `전화로 돌려 드릴 금액 ${formatWon(amount)}`;
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

/**
 * What comes back of a payment, how and when: before the cancellation, and after it. A sentence each for money and points; none
 * where nothing was paid yet.
 */
export function refundTexts(payment: OrderPayment): string[] {
  const { is, amount, point, payMethod } = payment;
  if (!COMES_BACK.includes(is)) return [];
  const isCancelled = is !== 'paid';
  const money = `${payMethod === null ? '고객센터에서 결제하신' : paidBy[payMethod]} ${formatWon(amount)}`;
  const isByPhone = payMethod === null || payMethod === '4';
  const back =
    is === 'refunded'
      ? isByPhone
        ? `${money}을 알려 주신 계좌로 돌려 드렸습니다.`
        : `${money}을 결제하신 수단으로 돌려 드렸습니다. 카드사와 은행에 따라 며칠 뒤에 확인하실 수 있습니다.`
      : isByPhone
        ? `${money}은 ${isCancelled ? '' : '취소하신 뒤 '}고객센터에 전화해 ${payMethod === null ? '접수 번호를' : '환불받으실 계좌를'} 알려 주시면 돌려 드립니다.`
        : `${money}은 결제하신 수단으로 돌려 드립니다. 카드사와 은행에 따라 며칠 걸립니다.`;
  const points = isCancelled
    ? `쓰신 포인트 ${formatPoints(point)}은 돌려 드렸습니다.`
    : `쓰신 포인트 ${formatPoints(point)}은 취소하시면 바로 돌려 드립니다.`;
  return [...(amount > 0 ? [back] : []), ...(point > 0 ? [points] : [])];
}
